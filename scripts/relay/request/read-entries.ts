import type { Entries } from '../../../src/features/forms/definitions/validate.ts';
import { RequestError } from './read-body.ts';

/** The maximum number of values in a request; the longest form has about a hundred. */
const MOST_ENTRIES = 500;

/**
 * The entries of a body by name, for each supported content type.
 * @throws RequestError 415 for another content type, 400 for a body that does not match its type or is not
 *   UTF-8
 */
export async function readEntries(contentType: string, body: Uint8Array): Promise<Entries> {
  const type = contentType.split(';')[0]?.trim().toLowerCase();
  const charset = /;\s*charset="?([^";]+)"?/i.exec(contentType)?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(charset)) throw new RequestError(415, 'The body must be UTF-8.');
  if (type === 'application/json') return collect(jsonPairs(textOf(body)));
  if (type === 'application/x-www-form-urlencoded') return collect(formPairs(textOf(body)));
  if (type === 'multipart/form-data') return collect(await multipartPairs(contentType, body));
  throw new RequestError(415, 'The body must be a form or JSON.');
}

type Pair = readonly [name: string, value: string];

function collect(pairs: readonly Pair[]): Entries {
  if (pairs.length > MOST_ENTRIES) throw new RequestError(400, 'The form has too many entries.');
  const entries = new Map<string, string[]>();
  for (const [name, value] of pairs) {
    if (value.includes('\0') || name.includes('\0'))
      throw new RequestError(400, 'The form holds a null byte.');
    const values = entries.get(name);
    if (values) values.push(value);
    else entries.set(name, [value]);
  }
  return entries;
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RequestError(400, 'The body is not UTF-8.');
  }
}

/** Parses an object whose values are texts, numbers, booleans or lists of these. */
function jsonPairs(text: string): Pair[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new RequestError(400, 'The body is not JSON.');
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    throw new RequestError(400, 'The body is not a JSON object.');
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value]).flatMap((entry: unknown): Pair[] => {
      if (entry === null) return [];
      if (typeof entry === 'object') throw new RequestError(400, 'The JSON object is nested.');
      return [[name.toWellFormed(), String(entry).toWellFormed()]];
    }),
  );
}

/** Unlike `URLSearchParams`, it refuses bytes that are not UTF-8. */
function formPairs(text: string): Pair[] {
  const decode = (part: string): string => {
    try {
      return decodeURIComponent(part.replaceAll('+', ' '));
    } catch {
      throw new RequestError(400, 'The form is not UTF-8.');
    }
  };
  return text.split('&').flatMap((pair): Pair[] => {
    if (pair === '') return [];
    const at = pair.includes('=') ? pair.indexOf('=') : pair.length;
    return [[decode(pair.slice(0, at)), decode(pair.slice(at + 1))]];
  });
}

async function multipartPairs(contentType: string, body: Uint8Array): Promise<Pair[]> {
  textOf(body);
  const form = await new Response(Buffer.from(body), { headers: { 'Content-Type': contentType } })
    .formData()
    .catch(() => {
      throw new RequestError(400, 'The form is malformed.');
    });
  return [...form].flatMap(([name, value]): Pair[] => {
    if (typeof value === 'string') return [[name, value]];
    // Browsers send an empty file field too.
    if (value.size === 0) return [];
    throw new RequestError(400, 'Files are not taken.');
  });
}
