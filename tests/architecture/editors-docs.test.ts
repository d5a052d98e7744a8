import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { article, categories } from '../../src/snapshot/schema/article.ts';
import { cities, neighbourhoods, propertyTypes } from '../../src/snapshot/schema/catalogue.ts';
import { known } from '../../src/snapshot/schema/known.ts';
import { menu } from '../../src/snapshot/schema/menu.ts';
import { projects } from '../../src/snapshot/schema/project.ts';
import { properties } from '../../src/snapshot/schema/property.ts';
import { footer, languages, popup, topBar } from '../../src/snapshot/schema/shell.ts';
import { site } from '../../src/snapshot/schema/site.ts';
import { viewings } from '../../src/snapshot/schema/viewing.ts';

const FIELDS = readFileSync('docs/snapshot.md', 'utf8');
const CURES = readFileSync('docs/editing.md', 'utf8');

interface Node {
  shape?: Record<string, unknown>;
  element?: unknown;
  def?: Record<string, unknown>;
}

/** The names of all fields that a schema knows, at any depth. */
function fieldsOf(schema: unknown, names = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (schema === null || typeof schema !== 'object' || seen.has(schema)) return names;
  seen.add(schema);
  const { shape, def = {} } = schema as Node;
  for (const [name, field] of Object.entries(shape ?? {})) {
    names.add(name);
    fieldsOf(field, names, seen);
  }
  const { innerType, in: input, out, element, valueType, options, items, getter } = def;
  const lazy = typeof getter === 'function' ? [getter() as unknown] : [];
  const inner = [innerType, input, out, element, valueType, options, items, ...lazy].flat();
  for (const part of inner) fieldsOf(part, names, seen);
  return names;
}

test.each(
  Object.entries({
    article,
    categories,
    cities,
    footer,
    known,
    languages,
    menu,
    neighbourhoods,
    popup,
    projects,
    properties,
    propertyTypes,
    site,
    topBar,
    viewings,
  }),
)('docs/snapshot.md names every field of %s', (_, schema) => {
  const names = [...fieldsOf(schema)];
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(FIELDS))).toEqual([]);
});

/** Source files of the check's faults. */
const SOURCES = ['src/snapshot', 'src/routing', 'src/features/catalogue'].flatMap((dir) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))
    .map((name) => join(dir, name)),
);

/** Words without quotes, brackets and final punctuation. */
const plain = (text: string): string =>
  text
    .replace(/["(),;|]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[\s:/]+$/, '')
    .trim();

/** The words between the values in the `found` texts of faults, as the code has them. */
function wordings(): string[][] {
  return SOURCES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bfound: (['`])(.*?)\1,?$/gm)].map(([, , text = '']) =>
      text
        .split(/\$\{.*?\}/)
        .map((part) => plain(part))
        .filter((part) => /[a-z]{2}/.test(part)),
    ),
  ).filter((parts) => parts.length > 0);
}

test('docs/editing.md has a cure for every fault that the check words itself', () => {
  const rows = CURES.split('\n')
    .filter((line) => line.startsWith('| '))
    .map(plain);
  const known = wordings();
  expect(known.length).toBeGreaterThan(15);
  const uncured = known.filter(
    (parts) =>
      !rows.some((row) =>
        parts.some((part) =>
          row
            .replace(/["(),]/g, ' ')
            .replace(/\s+/g, ' ')
            .includes(part),
        ),
      ),
  );
  expect(uncured.map((parts) => parts.join(' … '))).toEqual([]);
});
