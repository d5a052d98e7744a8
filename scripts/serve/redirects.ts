import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, type Handler } from './handler.ts';

/** A line of a `_redirects` file. */
export interface RedirectRule {
  from: string;
  /** Query parameters that the address must have; `:name` as a value matches any value. */
  query: Record<string, string>;
  to: string;
  status: number;
}

const STATUSES = new Set([301, 302, 303, 307, 308]);

/**
 * Parses a `_redirects` file: `from [parameter=value…] to [status]`, with the CDNs' `*`, `:splat` and
 * `:name`. Lines with a condition that only a CDN can evaluate, such as `Country=be`, are left out.
 */
export function parseRedirects(text: string): RedirectRule[] {
  return text.split('\n').flatMap((line) => {
    const words = line
      .replace(/(^|\s)#.*/, '')
      .trim()
      .split(/\s+/);
    const [from = '', ...rest] = words;
    const target = rest.findIndex((word) => /^(\/|https?:\/\/)/.test(word));
    if (!from.startsWith('/') || target < 0) return [];
    const [to = '', status = '301', ...conditions] = rest.slice(target);
    const code = Number(status.replace('!', ''));
    if (conditions.length > 0 || !STATUSES.has(code)) return [];
    const query = Object.fromEntries(
      rest.slice(0, target).map((word) => [word.split('=')[0], word.split('=')[1] ?? '']),
    );
    return [{ from, query, to, status: code }];
  });
}

/**
 * The target of a rule for an address; `undefined` if it does not apply. A missing final slash is ignored.
 */
export function applyRule(rule: RedirectRule, path: string, query: string): string | undefined {
  const match = patternOf(rule.from).exec(path);
  if (!match) return undefined;
  const values: Record<string, string> = Object.fromEntries(
    Object.entries(match.groups ?? {}).map(([name, value]) => [name, encodeURI(value ?? '')]),
  );
  const parameters = new URLSearchParams(query);
  for (const [name, wanted] of Object.entries(rule.query)) {
    const value = parameters.get(name);
    if (!value || (!wanted.startsWith(':') && wanted !== value)) return undefined;
    if (wanted.startsWith(':')) values[wanted.slice(1)] = encodeURIComponent(value);
    parameters.delete(name);
  }
  const target = rule.to.replace(/(?<!^https?):(\w+)/g, (whole, name: string) => values[name] ?? whole);
  const rest = parameters.toString();
  return rest && !target.includes('?') ? `${target}?${rest}` : target;
}

function patternOf(from: string): RegExp {
  const source = from
    .replace(/\/$/, '')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*$/, '(?:/(?<splat>.*))?')
    .replace(/:(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}/?$`);
}

/** Redirects by the output's `_redirects` file, which is read again after each build. */
export function redirects(dir: string): Handler {
  const read = cachedFile(join(dir, '_redirects'), (text) =>
    indexRules(parseRedirects(text).map((rule) => ({ ...rule, from: decoded(rule.from) }))),
  );
  return (request, response, next) => {
    const address = addressOf(request);
    const { exact, patterns } = read();
    for (const rule of address ? [...(exact.get(bare(address.path)) ?? []), ...patterns] : []) {
      const to = applyRule(rule, address?.path ?? '', address?.query ?? '');
      if (to === undefined) continue;
      response.writeHead(rule.status, { Location: to.replace(/[^\x21-\x7e]+/g, encodeURIComponent) });
      response.end();
      return;
    }
    return next();
  };
}

/** The file has addresses percent-encoded, and those of requests are compared decoded; a broken one stays. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * Indexes plain addresses by path, since there may be tens of thousands, and lists the rules with `*` or
 * `:name`.
 */
function indexRules(rules: readonly RedirectRule[]) {
  const isPattern = (rule: RedirectRule) => /[*:]/.test(rule.from);
  return {
    exact: Map.groupBy(
      rules.filter((rule) => !isPattern(rule)),
      (rule) => bare(rule.from),
    ),
    patterns: rules.filter(isPattern),
  };
}

const bare = (path: string): string => path.replace(/\/$/, '');

/** The parsed content of a file, read again when it has changed; a missing file counts as empty. */
export function cachedFile<T>(file: string, parse: (text: string) => T): () => T {
  let last = { text: '', value: parse('') };
  return () => {
    const text = readOrEmpty(file);
    if (text !== last.text) last = { text, value: parse(text) };
    return last.value;
  };
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
