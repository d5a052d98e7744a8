import { getRssString } from '@astrojs/rss';
import { DOMParser } from 'linkedom';
import { expect, test } from 'vitest';
import { makeSnapshot, type SnapshotFiles } from '../../../tests/fixtures/make-snapshot.ts';
import type { Locale } from '../../i18n/locales.ts';
import { buildRouteTable } from '../../routing/table.ts';
import { articleFeed } from './feed.ts';

type Alter = Parameters<typeof makeSnapshot>[0];

const SITE = 'https://www.test-immo.example';

function feedOf(locale: Locale, alter?: Alter) {
  const snapshot = makeSnapshot(alter);
  return articleFeed(snapshot, buildRouteTable(snapshot).table, locale, 'Articles');
}

const article = (
  id: string,
  date: string,
  fields: Partial<SnapshotFiles['articles'][number]['article']> = {},
  body: SnapshotFiles['articles'][number]['body'] = { fr: '<p>Bonjour</p>' },
): SnapshotFiles['articles'][number] => ({
  article: { id, categoryId: 'blog', name: { fr: id }, date, status: 'Published', ...fields },
  body,
});

test('an item has its whole address, day, category, description and language', () => {
  const { items, site } = feedOf('fr');
  expect(site).toBe(`${SITE}/fr/`);
  expect(items).toEqual([
    {
      title: 'Acheter à Liège',
      description: 'Bonjour',
      link: `${SITE}/fr/blog/acheter-a-liege/`,
      pubDate: new Date('2026-09-14T00:00:00Z'),
      categories: ['Blog'],
      customData: '<dc:language>fr</dc:language>',
    },
  ]);
});

test('the newest come first', () => {
  const { items } = feedOf('fr', ({ articles }) => {
    articles.push(
      article('a', '2026-09-14T08:00'),
      article('b', '2026-09-20'),
      article('c', '2026-09-14T17:00'),
    );
  });
  expect(items.map((item) => item.title)).toEqual(['b', 'c', 'a', 'Acheter à Liège']);
});

test('a language without articles lists those of the default language, marked', () => {
  const { items, customData } = feedOf('nl');
  expect(customData).toContain('<language>nl</language>');
  expect(items).toMatchObject([
    { link: `${SITE}/nl/blog/acheter-a-liege/`, customData: '<dc:language>fr</dc:language>' },
  ]);
});

test('a language with articles lists those alone', () => {
  const { items } = feedOf('nl', ({ articles }) => {
    articles.push(
      article('a', '2026-09-01', { name: { nl: 'Kopen' }, summary: { nl: 'Kort.' } }, { nl: '<p>Hallo</p>' }),
    );
  });
  expect(items).toMatchObject([
    { title: 'Kopen', description: 'Kort.', customData: '<dc:language>nl</dc:language>' },
  ]);
});

test('articles without a page, drafts and those not to be indexed are left out', () => {
  const { items } = feedOf('fr', ({ articles, categories }) => {
    categories.push({ id: 'team', name: { fr: 'Équipe' }, status: 'Published' });
    articles.push(
      article('member', '2026-09-20', { categoryId: 'team' }),
      article('draft', '2026-09-20', { status: 'Draft' }),
      article('hidden', '2026-09-20', { metadata: { isActiveSEO: false } }),
    );
  });
  expect(items.map((item) => item.title)).toEqual(['Acheter à Liège']);
});

test('hostile texts give well-formed XML', async () => {
  const name = 'A & B </title><script>\u0007';
  const xml = await getRssString(
    feedOf('fr', ({ articles, site }) => {
      site.name = 'Test & <Immo>';
      articles.push(article('a', '2026-09-20', { name: { fr: name } }));
    }),
  );
  const feed = new DOMParser().parseFromString(xml, 'text/xml');
  expect(feed.querySelector('channel > title')?.textContent).toBe('Test & <Immo> – Articles');
  expect(feed.querySelector('item > title')?.textContent).toBe('A & B </title><script>');
  expect(feed.querySelector('script')).toBeNull();
  expect(xml).toContain(`<atom:link href="${SITE}/fr/rss.xml" rel="self" type="application/rss+xml"/>`);
});
