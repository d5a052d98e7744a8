import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { circles, upward } from '../../scripts/imports/faults.ts';
import { depths, PARTS, partOf } from '../../scripts/imports/parts.ts';
import { picture } from '../../scripts/imports/picture.ts';
import { importsOf, readSources } from '../../scripts/imports/read.ts';

const sources = readSources();
const imports = importsOf(sources);

/** The sources of the site by their paths, tests too. */
const ofSite: [file: string, text: string][] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|tsx|astro)$/.test(name))
  .map((name) => join('src', name))
  .map((file) => [file, readFileSync(file, 'utf8')]);

const isTest = (file: string): boolean => /\.(test|fixture)\.tsx?$/.test(file);

/** The project's imports with those of files that are not in it. */
const planted = (files: Record<string, string>) =>
  importsOf(new Map([...sources, ...Object.entries(files)].toSorted(([a], [b]) => (a < b ? -1 : 1))));

describe('imports point one way', () => {
  test('the sources were found', () => {
    expect(sources.size).toBeGreaterThan(700);
    expect(imports.length).toBeGreaterThan(2000);
  });

  test('every part stands in the table, and none above itself', () => {
    const parts = new Set(
      [...sources.keys()].map(partOf).filter((part) => !part.startsWith('src/features/')),
    );
    expect([...parts].filter((part) => !(part in PARTS))).toEqual([]);
    expect(() => depths()).not.toThrow();
    expect(() => depths({ ...PARTS, 'scripts/process': ['scripts/publishing'] })).toThrow(
      'A circle of parts',
    );
  });

  test('each part imports only from the parts below it, and a feature from no other but the catalogue', () => {
    expect(upward(imports)).toEqual([]);
  });

  test.each([
    ['src/snapshot/planted.ts', "import type { Site } from '../routing/route.ts';", 'src/routing/route.ts'],
    ['src/ui/Planted.astro', "---\nimport Page from '../shell/Page.astro';\n---\n", 'src/shell/Page.astro'],
    [
      'src/features/map/Planted.astro',
      "<p>It isn't so</p>\n<script>\n  import '../owner/login.ts';\n</script>\n",
      'src/features/owner/login.ts',
    ],
    ['src/i18n/planted.ts', "export * from '../../scripts/start.ts';", 'scripts/start.ts'],
    ['scripts/process/planted.ts', "await import('../publishing/merge.ts');", 'scripts/publishing/merge.ts'],
    ['scripts/new-part/planted.ts', "import '../process/child.ts';", 'scripts/process/child.ts'],
  ])('an arrow upwards from %s is noticed', (file, text, target) => {
    expect(upward(planted({ [file]: text }))).toEqual([{ file, target }]);
  });

  test('no files import each other in a circle', () => {
    expect(circles(imports)).toEqual([]);
  });

  test('a circle of files is noticed', () => {
    const files = {
      'scripts/process/planted-a.ts': "import './planted-b.ts';",
      'scripts/process/planted-b.ts': "import './planted-c.ts';\nimport './child.ts';",
      'scripts/process/planted-c.ts': "import type { A } from './planted-a.ts';",
    };
    const [a, b, c] = Object.keys(files);
    expect(circles(planted(files))).toEqual([[a, b, c, a]]);
    expect(picture(planted(files))).toMatchObject({
      isGood: false,
      text: expect.stringContaining(`${a} → ${b} → ${c} → ${a}`),
    });
  });

  test('the picture shows no circle and no arrow upwards', () => {
    expect(picture(imports)).toMatchObject({
      isGood: true,
      text: expect.stringMatching(/Circles between files: none\n\nArrows upwards: none$/),
    });
  });

  test('only src/i18n imports i18next', () => {
    const wrong = ofSite.filter(([file, text]) => partOf(file) !== 'src/i18n' && /from 'i18next'/.test(text));
    expect(wrong.map(([file]) => file)).toEqual([]);
  });
});

describe('files have one job', () => {
  test('no file is over 300 lines', () => {
    const long = ofSite.filter(([, text]) => text.split('\n').length > 300);
    expect(long.map(([file]) => file)).toEqual([]);
  });

  test('no literal internal address stands in a link', () => {
    const literal = ofSite.filter(
      ([file, text]) => !isTest(file) && /href=["'`{]*["'`]\/(fr|nl|en|de)\//.test(text),
    );
    expect(literal.map(([file]) => file)).toEqual([]);
  });
});
