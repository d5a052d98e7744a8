import { join } from 'node:path';
import { addressOf, type Handler } from './handler.ts';
import { cachedFile } from './redirects.ts';

/** A block of a `_headers` file: a path, which may contain `*`, and the headers for it. */
export interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

/** Parses a `_headers` file: each path at the start of a line, its headers indented below it. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    if (/^\S/.test(line)) {
      rules.push({ path: line.trim(), headers: [] });
      continue;
    }
    const [, name, value] = /^\s+([^:\s]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name && value !== undefined) rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

/** The headers for a path; of two rules for one header, the later one applies. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const matching = rules.filter((rule) => {
    const source = rule.path
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replace(/:\w+/g, '[^/]+');
    return new RegExp(`^${source}$`).test(path);
  });
  return new Map(matching.flatMap((rule) => rule.headers));
}

/** Adds the headers of the output's `_headers` file. */
export function securityHeaders(dir: string): Handler {
  const read = cachedFile(join(dir, '_headers'), parseHeaders);
  return (request, response, next) => {
    const address = addressOf(request);
    for (const [name, value] of headersFor(read(), address?.path ?? '/')) response.setHeader(name, value);
    return next();
  };
}
