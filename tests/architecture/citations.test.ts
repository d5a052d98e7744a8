import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Documents that comments cite by the number of a section. */
const CITED = { specification: 'docs/specification.md', design: 'docs/design.md' } as const;

const CITATION = /\b(specification|design), sections? (\d+)(?:(?:,| and) (\d+))?/gi;

const sources = execFileSync('git', ['ls-files', 'src', 'scripts', 'tests', 'docs', 'README.md'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|astro|mjs|css|md)$/.test(file) && existsSync(file));

/** The numbers of a document's sections: `## 9. Business constants`. */
const sectionsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^## (\d+)\./gm)].map(([, number = '']) => number);

test('every cited section of the specification and the design can be looked up', () => {
  const sections = { specification: sectionsOf(CITED.specification), design: sectionsOf(CITED.design) };
  const citations = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(CITATION)].flatMap(([, document = '', ...numbers]) =>
      numbers.flatMap((number) => (number ? { file, document: document.toLowerCase(), number } : [])),
    ),
  );
  expect(citations.length).toBeGreaterThan(50);
  expect(
    citations.filter(({ document, number }) => !sections[document as keyof typeof sections].includes(number)),
  ).toEqual([]);
});

test('documents link only to what is in the repository', () => {
  const broken = sources
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)].flatMap(
        ([, target = '']) => {
          const place = new URL(target, `file:///${file}`).pathname.slice(1);
          return existsSync(decodeURI(place)) ? [] : `${file}: ${target}`;
        },
      ),
    );
  expect(broken).toEqual([]);
});

/** The lines of a file that people read: all of a document, the comments of code. */
const proseOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => file.endsWith('.md') || /^\s*(?:\/\/|\{?\/?\*|<!--)/.test(line));

/** A path from the root of the repository; one in another revision (`git show REVISION:PATH`) is not meant. */
const PATH = /(?<![\w/.:-])(?:src|scripts|tests|docs|i18n)\/[\w./[\]-]+\.(?:ts|tsx|astro|css|mjs|md)\b/g;

// How-to pages also name the files that their reader is to make; those that exist they link.
test('comments and documents name only files that exist', () => {
  const ours = sources.filter((file) => !file.startsWith('docs/how-to/'));
  const missing = ours.flatMap((file) =>
    proseOf(file).flatMap((line) =>
      [...line.matchAll(PATH)].flatMap(([path]) => (existsSync(path) ? [] : `${file}: ${path}`)),
    ),
  );
  expect(missing).toEqual([]);
});

/** Entries of lists, such as those of complaints or findings, that are kept outside the repository. */
const OUTSIDE = /\b(?:complaints?|findings?|issues?|asks?|tickets?),? (?:#?\d|[“"])/i;

test('comments and documents cite no list outside the repository', () => {
  const citations = sources.flatMap((file) =>
    proseOf(file).flatMap((line) => (OUTSIDE.test(line) ? `${file}: ${line.trim()}` : [])),
  );
  expect(citations).toEqual([]);
});
