import sanitize from 'sanitize-html';
import { isEmptyDay } from '../../src/snapshot/not-known.ts';
import { webUrl } from '../../src/snapshot/schema/common.ts';

/**
 * Parses one value of an export: `undefined` for an empty value.
 * @throws Unreadable for a value that cannot be understood
 */
export type Read = (value: unknown) => string | number | boolean | undefined;

/** A value that cannot be understood. It is listed for the editor; nothing is guessed. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

/** CRMs write "-" or an empty text for an unknown value. */
export const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && /^\s*[-–]?\s*$/.test(value));

/**
 * Whether a value, list or group contains no information: "-", "", 0, no, an empty day, or only such values.
 */
export function saysNothing(value: unknown): boolean {
  if (value !== null && typeof value === 'object') return Object.values(value).every(saysNothing);
  if (isNothing(value) || value === false || value === 0) return true;
  return typeof value === 'string' && (/^(0+([.,]0+)?|false)$/i.test(value.trim()) || isEmptyDay(value));
}

/** A text without spaces at its ends; otherwise unchanged. */
export const words = (value: unknown): string | undefined => {
  if (isNothing(value)) return undefined;
  if (typeof value !== 'string' && typeof value !== 'number') throw new Unreadable();
  return String(value).trim();
};

/**
 * A number as people write it: `245000`, `245 000`, `€ 245000`, `84,5`. `245.000` can mean both 245 and
 * 245,000, so it is unreadable.
 */
export const number: Read = (value) => {
  if (isNothing(value)) return undefined;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  const bare = String(value)
    .replace(/[\s€]|EUR|m²/gi, '')
    .replace(',', '.');
  if (!/^-?\d+(\.\d{1,2})?$/.test(bare)) throw new Unreadable();
  return Number(bare);
};

/** A number in an XML format with a decimal point (`xsd:decimal`). */
export const decimal: Read = (value) => {
  if (isNothing(value)) return undefined;
  if (!/^\s*[-+]?\d+(\.\d*)?\s*$/.test(String(value))) throw new Unreadable();
  return Number(value);
};

/** Treats zero as "not known", for fields that can never be zero. */
export const positive =
  (read: Read): Read =>
  (value) => {
    const given = read(value);
    if (given === undefined || given === 0) return undefined;
    if (typeof given !== 'number' || given < 0) throw new Unreadable();
    return given;
  };

export const whole =
  (read: Read): Read =>
  (value) => {
    const given = read(value);
    if (given !== undefined && (!Number.isInteger(given) || Number(given) < 0)) throw new Unreadable();
    return given;
  };

const YES = new Set(['1', 'true', 'yes', 'ja', 'oui']);
const NO = new Set(['0', 'false', 'no', 'nein', 'nee', 'non']);

export const yesNo = (value: unknown): boolean | undefined => {
  if (isNothing(value)) return undefined;
  const word = String(value).trim().toLowerCase();
  if (YES.has(word)) return true;
  if (NO.has(word)) return false;
  throw new Unreadable();
};

/**
 * A day of `2026-10-04 09:30:00`, `2026-10-04T09:30:00Z` or `/Date(1790000000000+0200)/`, as `2026-10-04`.
 */
export const day: Read = (value) => {
  if (isNothing(value)) return undefined;
  const text = String(value).trim();
  if (text.startsWith('0000-00-00')) return undefined;
  const stamp = /^\/Date\((-?\d+)(?:([+-])(\d\d)(\d\d))?\)\/$/.exec(text);
  const iso = stamp ? dayOfStamp(stamp) : /^(\d{4}-\d\d-\d\d)(?:[T ].*)?$/.exec(text)?.[1];
  if (iso === undefined || Number.isNaN(Date.parse(iso)) || !new Date(iso).toISOString().startsWith(iso))
    throw new Unreadable();
  return isEmptyDay(iso) ? undefined : iso;
};

function dayOfStamp([, milliseconds, sign, hours, minutes]: RegExpExecArray): string | undefined {
  const shift = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -60_000 : 60_000);
  const date = new Date(Number(milliseconds) + shift);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

/** A date as `day` reads it; any other text, such as "immediately", unchanged. */
export const dayOrWords: Read = (value) => {
  const isDay = typeof value === 'string' && /^\s*(\d{4}-\d\d-\d\d|\/Date\()/.test(value);
  return isDay ? day(value) : line(value);
};

/** A web address; `https://` is put before one that begins with `//` or `www.`. */
export const webAddress: Read = (value) => {
  const given = words(value);
  if (given === undefined) return undefined;
  const address = given.replace(/^(?:\/\/|(?=www\.))/i, 'https://');
  if (!webUrl.safeParse(address).success) throw new Unreadable();
  return address;
};

/** A text that may be HTML as plain paragraphs, separated by blank lines. */
export const paragraphs: Read = (value) => {
  const given = words(value);
  if (given === undefined) return undefined;
  const isHtml = /<\/?[a-z!]|&(?:[a-z]+|#\d+|#x[\da-f]+);/i.test(given);
  const plain = isHtml ? withoutTags(given) : given;
  const clean = plain
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((part) =>
      part
        .replace(/[^\S\n]+/g, ' ')
        .replace(/ ?\n ?/g, '\n')
        .trim(),
    )
    .filter(Boolean)
    .join('\n\n');
  return clean || undefined;
};

function withoutTags(html: string): string {
  const lines = html
    .replace(/\r?\n/g, ' ')
    .replace(/<br\b[^>]*>/gi, '\n')
    .replace(/<\/?(p|div|h\d|ul|ol|table|blockquote)\b[^>]*>/gi, '\n\n')
    .replace(/<li\b[^>]*>/gi, '\n– ');
  return sanitize(lines, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** A title, street or caption: one line without markup. */
export const line = (value: unknown): string | undefined => {
  const given = paragraphs(value);
  return given === undefined ? undefined : String(given).replace(/\s+/g, ' ');
};

const SMALL = new Set([
  'aan',
  'de',
  'den',
  'der',
  'du',
  'en',
  'la',
  'le',
  'lez',
  'op',
  'sous',
  'sur',
  'ten',
  'van',
]);

/** A place's name with capitals, if the export writes it entirely in upper or lower case. */
export function placeName(name: string): string {
  if (name !== name.toUpperCase() && name !== name.toLowerCase()) return name;
  let isFirst = true;
  return name.toLowerCase().replace(/[\p{L}\p{M}]+/gu, (word) => {
    const small = !isFirst && SMALL.has(word);
    isFirst = false;
    return small ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
}
