import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cardTexts } from '../../src/features/catalogue/card/card-texts.ts';
import { cardOfRow } from '../../src/features/listing/card-of-row.ts';
import { decodeCatalogue } from '../../src/features/listing/compact.ts';
import { NO_CRITERIA, type View } from '../../src/features/listing/criteria.ts';
import { listLabels } from '../../src/features/listing/labels.ts';
import { createList } from '../../src/features/listing/list-store.ts';
import { Results } from '../../src/features/listing/Results.tsx';
import EntryCard from '../../src/features/shortlist/EntryCard.tsx';
import { shortlistLabels } from '../../src/features/shortlist/labels.ts';
import { entry, facts } from '../../src/features/shortlist/shortlist.fixture.ts';
import { shownEntry } from '../../src/features/shortlist/view.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { expectNone } from './lib/expect-none.ts';
import { MAIN, OUTPUTS, siteOf } from './lib/outputs.ts';
import type { Page } from './lib/page.ts';

/** The markup of cards by property, with headings of one level. */
type Cards = Map<string, string>;

/** Of the page's largest picture, which no card of an island has: it loads at once, over its blurred likeness. */
const FIRST = / loading="eager" fetchpriority="high"|(?<=") loading="lazy"| hint-\w+/gi;

const articlesIn = (html: string): string[] => html.match(/<article class="card[ "].*?<\/article>/gs) ?? [];

function cardsIn(html: string, part: (card: Element) => string = ({ outerHTML }) => outerHTML): Cards {
  const { document } = parseHTML(`<!doctype html><html><body>${articlesIn(html).join('')}</body></html>`);
  return new Map(
    [...document.querySelectorAll('article')].map((card) => [
      card.getAttribute('data-property') ?? '',
      part(card)
        .replaceAll(FIRST, '')
        .replaceAll(/(?<=<\/?h)2\b/g, '3'),
    ]),
  );
}

const files: Record<string, string> = {};
beforeAll(() => {
  vi.stubGlobal('fetch', async (url: string) => new Response(files[url]));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** What the list's island draws from the catalogue file: every property of a goal. */
async function drawnByList(file: string, locale: Locale, view: View, goal: 'sale' | 'rent'): Promise<Cards> {
  files[file] = readFileSync(file, 'utf8');
  const labels = listLabels(locale, goal);
  const addresses = { own: '/1/', whole: '/1/', base: { types: [], cities: [] } };
  const setup = { goal, language: locale, addresses, pageSize: 10_000, columns: 3, servedPage: 1 };
  const list = createList({ ...setup, catalogueUrl: file });
  list.show({ ...NO_CRITERIA, sort: 'price-asc', view });
  await list.load();
  return cardsIn(
    renderToStaticMarkup(
      createElement(Results, {
        list,
        labels,
        cardTexts: cardTexts(locale),
        language: locale,
        heading: 'h3',
        columns: 3,
        texts: { labels, format: 'fr-BE', names: { types: [], neighbourhoods: [] } },
        demandHref: undefined,
        hrefOf: String,
        onPage: () => undefined,
        onCriteria: () => undefined,
      }),
    ),
  );
}

/** The parts of a card that the shortlist has too: without the mark for what is new, and without the button. */
function sharedParts(card: Element): string {
  for (const part of card.querySelectorAll('[data-new]')) part.remove();
  return ['.card__media', '.card__body'].map((name) => card.querySelector(name)?.outerHTML).join('');
}

/** What the shortlist draws of the market. */
function drawnByShortlist(file: string, locale: Locale): Cards {
  const texts = cardTexts(locale);
  const catalogue = decodeCatalogue(JSON.parse(readFileSync(file, 'utf8')));
  const cards = catalogue.rows
    .filter(({ marquee }) => marquee?.kind !== 'new')
    .map((row) => {
      const card = cardOfRow(row, catalogue, texts);
      const { id, path, title } = row;
      return renderToStaticMarkup(
        createElement(EntryCard, {
          property: shownEntry(entry(id), new Map([[id, facts(id, { card, path, title })]])),
          language: locale,
          labels: shortlistLabels(locale),
          cardTexts: texts,
          isCompared: false,
          takesFocus: false,
          onCompare: () => undefined,
          onRemove: () => undefined,
        }),
      );
    });
  return cardsIn(cards.join(''), sharedParts);
}

/** Names the cards that an island draws otherwise than a page; properties that it does not know are left out. */
function differences(pages: readonly Page[], drawn: Cards, part?: (card: Element) => string): string[] {
  const served = new Map(pages.flatMap(({ path, html }) => articlesIn(html).map((card) => [card, path])));
  return [...served].flatMap(([html, path]) =>
    [...cardsIn(html, part)].flatMap(([id, card]) => {
      const island = drawn.get(id);
      if (island === undefined || island === card) return [];
      const from = Math.max(0, [...card].findIndex((letter, index) => letter !== island[index]) - 30);
      return `${path}: ${id}: served …${card.slice(from, from + 90)}, island …${island.slice(from, from + 90)}`;
    }),
  );
}

describe.each(OUTPUTS)('$out', (output) => {
  const site = siteOf(output);
  const pages = [...site.pages.values()].filter(({ html }) => articlesIn(html).length > 0);
  const languages = LOCALES.filter((locale) => site.table.locales.includes(locale));
  const fileOf = (locale: Locale) => join(output.out, locale, 'data', 'catalogue.json');

  test.each(['grid', 'list', 'map'] as const)(
    'cards of lists and similar properties are those of the list’s island, view %s',
    async (view) => {
      const seen = new Set<string>();
      for (const locale of languages) {
        const [sale, rent] = await Promise.all(
          (['sale', 'rent'] as const).map((goal) => drawnByList(fileOf(locale), locale, view, goal)),
        );
        const drawn = new Map([...(sale ?? []), ...(rent ?? [])]);
        const own = pages.filter(({ lang }) => lang === locale);
        expectNone(differences(own, drawn));
        for (const id of drawn.keys()) seen.add(id);
      }
      expect(seen.size).toBeGreaterThan(0);
    },
  );

  test('their pictures and words are those of the shortlist', () => {
    for (const locale of languages) {
      const drawn = drawnByShortlist(fileOf(locale), locale);
      const own = pages.filter(({ lang }) => lang === locale);
      expectNone(differences(own, drawn, sharedParts));
    }
  });

  test('no page announces a picture before it is known which file the browser takes', () =>
    expectNone(
      [...site.pages.values()]
        .filter(({ html }) => /<link[^>]*\bas="?image\b/.test(html))
        .map(({ path }) => path),
    ));
});

test('the cards that are compared are those of lists, of properties and of neighbourhoods', () => {
  const { pages, table } = siteOf(MAIN);
  const kinds = [...pages.values()]
    .filter(({ html }) => articlesIn(html).length > 0)
    .map(({ path }) => table.byPath.get(path)?.route.target.type);
  expect(new Set(kinds)).toEqual(new Set(['page', 'landing', 'property', 'neighbourhood']));
});
