import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FORMS } from '../../src/features/forms/definitions/index.ts';
import { textKeys } from '../../src/features/forms/text-keys.ts';
import { COMPUTED } from './computed-keys.ts';

/** A plural's forms are one key; `.one` and `.other` are those of an island. */
const stem = (key: string): string => key.replace(/_(?:one|other)$/, '');

/** The French texts as `namespace:key`; the other languages have the same (`src/i18n/texts.test.ts`). */
const KEYS = [
  ...new Set(
    readdirSync('i18n/fr')
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) =>
        Object.keys(JSON.parse(readFileSync(join('i18n/fr', file), 'utf8')) as object).map(
          (key) => `${basename(file, '.json')}:${stem(key)}`,
        ),
      ),
  ),
];

const CODE = new Map(
  ['src', 'scripts'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:mjs|tsx?|astro)$/.test(file) && !/\.(?:test|fixture)\./.test(file))
      .map((file): [string, string] => [join(root, file), readFileSync(join(root, file), 'utf8')]),
  ),
);

/** Every word in quotes, every name after a dot or in a list of names: where a key may stand as it is. */
const WORDS = new Set(
  [...CODE.values()].flatMap((code) =>
    [...code.matchAll(/(['"`])([\w:.-]+)\1|\.(\w+)\b|[{,]\s*(\w+)\s*(?=[,}:])/g)].map(
      ([, , quoted, member, listed]) => stem(quoted ?? member ?? listed ?? ''),
    ),
  ),
);

/** A pattern with every combination of its values. */
const expanded = (pattern: string, values: readonly (readonly string[])[]): string[] =>
  values.reduce<string[]>(
    (patterns, list) => patterns.flatMap((text) => list.map((value) => text.replace('*', () => value))),
    [pattern],
  );

/** The keys of the texts that forms show, as the forms' own scripts get them. */
const ofForms = Object.values(FORMS).flatMap((form) => textKeys(form, true));

const names = (key: string): string => key.slice(key.indexOf(':') + 1);
const shared = new Set(KEYS.map(names).filter((name, index, all) => all.indexOf(name) !== index));

/** Whether code has a key as it is; a name that stands in several namespaces needs its own beside it. */
function isWritten(key: string): boolean {
  const [namespace = ''] = key.split(':');
  const name = names(key);
  if (WORDS.has(key) || (namespace === 'common' && WORDS.has(name) && !shared.has(name))) return true;
  if (!shared.has(name)) return WORDS.has(name);
  const beside = new RegExp(
    String.raw`['"]${namespace}['"],\s*['"]${RegExp.escape(name)}['"]|\b${namespace}(?:\.|\[['"])${RegExp.escape(name)}(?:_one|_other)?\b`,
  );
  return [...CODE].some(
    ([file, code]) =>
      beside.test(code) ||
      (homeOf(namespace, file) && new RegExp(`['".\`]${RegExp.escape(name)}\\b`).test(code)),
  );
}

/** The folders whose code takes the texts of one namespace without naming it at each key. */
const homeOf = (namespace: string, file: string): boolean =>
  namespace === 'common'
    ? file.endsWith('.astro') || file.startsWith('src/features/seo')
    : [`/${HOMES[namespace] ?? namespace}/`, `/${namespace}-`, `/${namespace}.ts`].some((part) =>
        file.includes(part),
      );
const HOMES: Record<string, string> = { filters: 'listing', relay: 'page', routes: 'routing' };

const computed = new Set(
  COMPUTED.flatMap(([namespace, , , pattern, ...values]) =>
    expanded(pattern, values).map((name) => `${namespace}:${name}`),
  ),
);
const unused = (keys: readonly string[]): string[] => {
  const used = new Set([...computed, ...ofForms.map((name) => `forms:${name}`)]);
  return keys.filter((key) => !used.has(key) && !isWritten(key));
};

describe('texts', () => {
  test('each is used by a page, a script or a mail', () => expect(unused(KEYS)).toEqual([]));

  test('one that nothing uses is found', () => {
    const planted = ['common:nobodyAsks', 'forms:error.required.nobody', 'property:field.Nobody'];
    expect(unused([...KEYS, ...planted])).toEqual(planted);
  });

  test.each(COMPUTED)('%s in %s by %s', (namespace, file, code, pattern, ...values) => {
    expect(CODE.get(file) ?? '').toContain(code);
    const keys = expanded(pattern, values).map((name) => `${namespace}:${name}`);
    expect(keys.filter((key) => KEYS.includes(key))).not.toEqual([]);
  });
});
