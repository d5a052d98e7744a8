import { readdirSync, readFileSync } from 'node:fs';
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

/** What an island or a script of a page can load, also later. */
const LOADED = /^(?:import|export) (?!type)(?:[^;']*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm;

const loadsOf = (file: string, text: string): string[] =>
  [...text.matchAll(LOADED)].flatMap(([, target = '', later = target]) => {
    const at = (later || target).replace(/\?url$/, '');
    return /^\..*\.tsx?$/.test(at) ? [relative('.', join(file, '..', at))] : [];
  });

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => join('src', file));

/** The modules that islands and the scripts of pages begin with. */
const BEGINNINGS = sources.flatMap((file) => {
  if (file.endsWith('.tsx')) return [file];
  if (!file.endsWith('.astro')) return [];
  const scripts = [...readFileSync(file, 'utf8').matchAll(/<script>(.*?)<\/script>/gs)];
  return scripts.flatMap(([, script = '']) => loadsOf(file, script.replace(/^ +/gm, '')));
});

test('neither the texts of all languages nor i18next can be loaded by an island or a script', () => {
  const from = new Map<string, string>();
  const queue = BEGINNINGS.map((file) => [file, file] as const);
  for (const [file, way] of queue) {
    if (from.has(file)) continue;
    from.set(file, way);
    for (const next of loadsOf(file, readFileSync(file, 'utf8'))) queue.push([next, `${way} → ${next}`]);
  }
  expect([...from.keys()]).toEqual(
    expect.arrayContaining([
      'src/features/map/message.ts',
      'src/features/listing/compact.ts',
      'src/ui/fill.ts',
    ]),
  );
  const ways = ['src/i18n/texts.ts', 'src/i18n/translator.ts'].flatMap((file) => from.get(file) ?? []);
  expect(ways).toEqual([]);
});
