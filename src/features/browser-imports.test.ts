import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

/** Rule modules that islands load, with all modules that these import for more than types. */
const ENTRIES = [
  ...[
    'compact',
    'criteria-url',
    'facets',
    'filter',
    'known',
    'paging',
    'shape',
    'sort',
    'trail',
    'widen',
  ].map((name) => `src/features/listing/${name}.ts`),
  ...['decode-index', 'match'].map((name) => `src/features/search/${name}.ts`),
  'src/ui/fetch-json.ts',
];

/** Modules that are too large for a browser, cannot run there, or contain the texts of every language. */
const FORBIDDEN =
  /^node:|^zod$|^astro|^src\/i18n\/(?!locales)|^src\/snapshot\/(?!geometry|domain|market|slugify)/;

const IMPORT = /^(?:import|export) (?!type)(?:[^;']*? from )?'([^']+)'/gm;

function importsOf(file: string, seen = new Map<string, string[]>()): Map<string, string[]> {
  if (seen.has(file)) return seen;
  const targets = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, target = '']) =>
    target.startsWith('.') ? relative('.', join(file, '..', target)) : target,
  );
  seen.set(file, targets);
  for (const target of targets) if (target.startsWith('src/')) importsOf(target, seen);
  return seen;
}

test.each(ENTRIES)('%s imports nothing that a browser must not load', (file) => {
  const all = [...importsOf(file).values()].flat();
  expect(all.filter((target) => FORBIDDEN.test(target))).toEqual([]);
});

test('the imports were found', () => {
  expect([...importsOf('src/features/listing/compact.ts').keys()]).toContain('src/routing/slug.ts');
  expect([...importsOf('src/features/listing/compact.ts').values()].flat()).toContain('zod/mini');
});
