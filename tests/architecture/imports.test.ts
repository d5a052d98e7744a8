import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * The parts from which each part may import (design, section 2); imports within a part are always allowed.
 */
const ALLOWED: Record<string, readonly string[]> = {
  pages: ['screens', 'features', 'routing', 'media', 'snapshot', 'i18n', 'ui', 'styles'],
  screens: ['shell', 'features', 'routing', 'media', 'snapshot', 'i18n', 'ui'],
  shell: ['features', 'routing', 'media', 'snapshot', 'i18n', 'ui', 'styles'],
  features: ['routing', 'media', 'snapshot', 'i18n', 'ui'],
  routing: ['snapshot', 'i18n'],
  snapshot: ['i18n'],
  i18n: [],
  media: ['snapshot'],
  ui: ['media', 'i18n'],
  styles: [],
};

const ROOT = 'src';

interface Import {
  file: string;
  target: string;
}

const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(ts|tsx|astro)$/.test(file),
);

const imports: Import[] = sources.flatMap((file) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/(?:from|import)\s+'(\.[^']+)'/g)].map((match) => ({
    file,
    target: relative(ROOT, join(ROOT, dirname(file), (match[1] ?? '').replace(/\?.*$/, ''))),
  })),
);

const partOf = (path: string): string => path.split('/')[0] ?? '';
const isTest = (file: string): boolean => /\.(test|fixture)\.tsx?$/.test(file);

describe('imports point one way', () => {
  test('the sources were found', () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(imports.length).toBeGreaterThan(100);
  });

  test('each part imports only from the parts below it', () => {
    const wrong = imports.filter(({ file, target }) => {
      const [from, to] = [partOf(file), partOf(target)];
      return (
        !target.startsWith('..') &&
        from !== to &&
        !isTest(file) &&
        file.includes('/') &&
        !ALLOWED[from]?.includes(to)
      );
    });
    expect(wrong).toEqual([]);
  });

  test('a feature uses the catalogue and its own files, never another feature', () => {
    const wrong = imports.filter(({ file, target }) => {
      const own = file.split('/')[1];
      const other = target.split('/')[1];
      return (
        partOf(file) === 'features' && partOf(target) === 'features' && other !== own && other !== 'catalogue'
      );
    });
    expect(wrong).toEqual([]);
  });

  test('only src/i18n imports i18next', () => {
    const wrong = sources.filter(
      (file) => partOf(file) !== 'i18n' && /from 'i18next'/.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(wrong).toEqual([]);
  });
});

describe('files have one job', () => {
  test('no file is over 300 lines', () => {
    const long = sources.filter((file) => readFileSync(join(ROOT, file), 'utf8').split('\n').length > 300);
    expect(long).toEqual([]);
  });

  test('no literal internal address stands in a link', () => {
    const literal = sources.filter(
      (file) =>
        !isTest(file) && /href=["'`{]*["'`]\/(fr|nl|en|de)\//.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(literal).toEqual([]);
  });
});
