import { expect, test } from 'vitest';
import { menu } from './menu.ts';

const PAGE = { id: 'a', name: 'A', path: '/a/', status: 'Published', params: { title: {} } };
const MODULE = { id: 'm', status: 'Published' };

const accepts = (page: object) => menu.safeParse([page]).success;
const withParams = (params: object) => ({ ...PAGE, params: { title: {}, ...params } });

test('a page needs five fields and gets its defaults', () => {
  const [page] = menu.parse([withParams({ modules: [MODULE] })]);
  expect(page).toMatchObject({ sort: 0, childMenus: [] });
  expect(page?.params).toMatchObject({
    type: 'module',
    redirect: false,
    redirectUrl: '',
    showInMenu: true,
    showBreadCrumb: true,
    previousPaths: [],
  });
  expect(page?.params.modules[0]).toMatchObject({
    titleSize: 'h2',
    view: '',
    lg: 12,
    backgroundType: 'none',
    numberItemOfRow: 4,
    maxItems: 0,
  });
});

test('sub-pages are checked at any depth', () => {
  const deep = (page: object) => ({ ...PAGE, childMenus: [{ ...PAGE, childMenus: [page] }] });
  expect(accepts(deep(PAGE))).toBe(true);
  expect(accepts(deep({ ...PAGE, path: 'c' }))).toBe(false);
  expect(accepts(deep({ ...PAGE, tilte: {} }))).toBe(false);
});

test.each(['id', 'name', 'path', 'status', 'params'])('a page without %s is refused', (key) => {
  expect(accepts({ ...PAGE, [key]: undefined })).toBe(false);
});

test('a menu without pages is refused', () => {
  expect(menu.safeParse([]).success).toBe(false);
});

test.each([
  [withParams({ path: { fr: '/../x/' } })],
  [withParams({ path: { fr: 'x' } })],
  [withParams({ redirectUrl: 'javascript:alert(1)' })],
  [withParams({ redirectUrl: '//evil.example/' })],
  [withParams({ previousPaths: ['x'] })],
  [withParams({ css: '</style><script>' })],
  [withParams({ css: '@import "x"' })],
  [withParams({ css: 'a{background:URL (x)}' })],
  [withParams({ css: 'a{content:"\\3c"}' })],
  [withParams({ banner: { type: 'carousel' } })],
  [withParams({ banner: { video: 'javascript:alert(1)' } })],
  [withParams({ banner: { video: { url: 'data:video/mp4,x' } } })],
  [withParams({ banner: { video: '../film.mp4' } })],
  [withParams({ banner: { video: 'heroes/film.avi' } })],
  [withParams({ banner: { colour: 'red' } })],
  [withParams({ modules: [{ ...MODULE, colorBackground: 'red;}' }] })],
  [withParams({ modules: [{ ...MODULE, class: 'a"onclick=x' }] })],
  [withParams({ modules: [{ ...MODULE, span: 13 }] })],
  [withParams({ modules: [{ ...MODULE, relations: { type: 'video', id: '1' } }] })],
  [withParams({ image: { url: '../a.jpg' } })],
  [withParams({ titel: {} })],
])('%j is refused', (page) => {
  expect(accepts(page)).toBe(false);
});

test.each([
  [withParams({ css: '.module { color: #123456; }' })],
  [withParams({ redirect: true, redirectUrl: 'https://portal.example/' })],
  [withParams({ image: null, logo: { url: '' } })],
  [withParams({ modules: [{ ...MODULE, view: 'no-such-view', backgroundType: '' }] })],
])('%j is accepted', (page) => {
  expect(accepts(page)).toBe(true);
});

test.each([
  ['', undefined],
  ['https://a.example/v.mp4', { address: 'https://a.example/v.mp4' }],
  ['heroes/film.webm', { address: 'heroes/film.webm' }],
  [
    { url: 'https://a.example/v', mimetype: 'video/mp4' },
    { address: 'https://a.example/v', mimetype: 'video/mp4' },
  ],
])('the banner’s video %j becomes %j', (video, expected) => {
  expect(menu.parse([withParams({ banner: { video } })])[0]?.params.banner?.video).toEqual(expected);
});
