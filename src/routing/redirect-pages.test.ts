import { expect, test } from 'vitest';
import { makeTable, page, propertyRecords } from '../../tests/fixtures/make-snapshot.ts';
import { projectLookups, standingRedirects } from './redirect-pages.ts';

type Alter = Parameters<typeof makeTable>[0];

const exact = (path: string) => path;
const anyCase = (path: string) => path.toLowerCase();

const formerPaths =
  (...previousPaths: string[]): Alter =>
  ({ menu }) => {
    menu.push(page('/new/', { previousPaths }));
  };

const fromOf = (alter?: Alter, others?: string[], sameName = exact) =>
  standingRedirects(makeTable(alter), others, sameName).map(({ from }) => from);

test('original and former paths are redirected', () => {
  expect(fromOf(formerPaths('/old/'))).toEqual(
    expect.arrayContaining(['/for-sale/', '/fr/for-sale/', '/property/4101/', '/old/', '/nl/old/']),
  );
});

test.each([
  '/project/',
  '/nl/project/',
  '/404/',
  '/fr/404/',
  '/robots.txt/',
  '/fr/rss.xml/',
  '/favicon.svg/',
])('%s stays what it is', (path) => {
  expect(fromOf(formerPaths(path), ['/favicon.svg/'])).not.toContain(path);
});

test('a further page of a list stays what it is', () => {
  const alter: Alter = (files) => {
    files.site.options = { pageSize: 1 };
    files.properties.push(...propertyRecords(4102));
    formerPaths('/fr/a-vendre/page/2/', '/fr/a-vendre/page/3/')?.(files);
  };
  const paths = fromOf(alter);
  expect(paths).not.toContain('/fr/a-vendre/page/2/');
  expect(paths).toContain('/fr/a-vendre/page/3/');
});

test('where capitals do not count, a page is not overwritten by its own original path', () => {
  expect(fromOf()).toContain('/fr/Blog/');
  expect(fromOf(undefined, [], anyCase)).not.toContain('/fr/Blog/');
});

test('where capitals do not count, of two redirects the first stays', () => {
  const paths = fromOf(formerPaths('/Old/', '/old/'), [], anyCase);
  expect(paths).toContain('/Old/');
  expect(paths).not.toContain('/old/');
});

test('projects are looked up without a language and in each, but where a page has the address', () => {
  const pathsOf = (alter?: Alter) => projectLookups(makeTable(alter)).map(({ path }) => path);
  expect(pathsOf()).toEqual(['/project/', '/fr/project/', '/nl/project/']);
  const alter: Alter = ({ menu }) => {
    menu.push(page('/projects/', { path: { fr: '/projets/', nl: '/project/' } }));
  };
  expect(pathsOf(alter)).toEqual(['/project/', '/fr/project/']);
});
