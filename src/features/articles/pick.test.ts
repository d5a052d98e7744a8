import { expect, test } from 'vitest';
import { article, category } from '../../snapshot/schema/article.ts';
import { articlesOf } from './pick.ts';

const categories = [
  { id: 'sub', parentId: 'news', name: { fr: 'Sous' }, status: 'Published' },
  { id: 'news', name: { fr: 'Actualités' }, status: 'Published' },
  { id: 'subsub', parentId: 'sub', name: { fr: 'x' }, status: 'Published' },
  { id: 'hidden', parentId: 'news', name: { fr: 'x' }, status: 'Draft' },
].map((entry) => category.parse(entry));

const articles = [
  { id: 'old', categoryId: 'news', date: '2026-01-01', sort: 1 },
  { id: 'new', categoryId: 'news', date: '2026-03-01', sort: 2 },
  { id: 'below', categoryId: 'sub', date: '2026-02-01', sort: 3 },
  { id: 'deep', categoryId: 'subsub', date: '2026-02-02', sort: 0 },
  { id: 'draft', categoryId: 'news', date: '2026-04-01', status: 'Draft' },
  { id: 'unseen', categoryId: 'hidden', date: '2026-04-01' },
].map((entry) => ({ ...article.parse({ status: 'Published', name: { fr: entry.id }, ...entry }), body: {} }));

const ids = (options?: Parameters<typeof articlesOf>[2]) =>
  articlesOf({ categories, articles }, 'news', options).map(({ id }) => id);

test('published articles of the category in the order of sort', () => {
  expect(ids()).toEqual(['old', 'new']);
});

test('news stand newest first', () => {
  expect(ids({ order: 'date' })).toEqual(['new', 'old']);
});

test('subcategories count only when asked for, however the file orders them, unpublished ones never', () => {
  expect(ids({ deep: true, order: 'date' })).toEqual(['new', 'deep', 'below', 'old']);
});

test('at most max, all for 0', () => {
  expect(ids({ max: 1 })).toEqual(['old']);
  expect(ids({ max: 0 })).toHaveLength(2);
});

test('categories in a circle end', () => {
  const circle = [
    { id: 'a', parentId: 'b', name: { fr: 'a' }, status: 'Published' },
    { id: 'b', parentId: 'a', name: { fr: 'b' }, status: 'Published' },
  ].map((entry) => category.parse(entry));
  expect(articlesOf({ categories: circle, articles: [] }, 'a', { deep: true })).toEqual([]);
});
