import { expect, type Locator, type Page, test } from '@playwright/test';
import type { Locale } from '../../src/i18n/locales.ts';
import { anyRecord, onMarket, takenAs } from '../../src/snapshot/market.ts';
import { listedAs, typeWords } from '../../src/snapshot/type-words.ts';
import { axeProblems } from './lib/axe.ts';
import { contentOf, main, pathOf, text } from './lib/content.ts';
import { SITES } from './lib/sites.ts';
import { watch } from './lib/watch.ts';

const home = pathOf('/', 'fr');
const contact = pathOf('/contact/', 'fr');
const say = (key: string, values?: Record<string, string | number>) => text('fr', `search:${key}`, values);

const market = onMarket(main.content.properties, main.content.site);
const property = market.find((entry) => anyRecord(entry).RecordFile && anyRecord(entry).SmallPictureItem);
const id = property?.id ?? '';
const reference = property?.records.fr?.RecordFile ?? '';
const types = main.content.types.map((type) => listedAs(typeWords(type, 'fr', 'fr')));

/** The banner's field, mounted or not. */
const served = (page: Page, locale: Locale = 'fr'): Locator =>
  page.locator('.banner').getByLabel(text(locale, 'search:label'));
const field = (page: Page): Locator => page.getByRole('combobox', { name: say('label') });
const submit = (page: Page): Locator =>
  page.locator('.banner').getByRole('button', { name: say('submit'), exact: true });
const panel = (page: Page): Locator => page.locator('.search__panel:visible');
const rows = (page: Page): Locator => panel(page).getByRole('row');
const active = (page: Page): Locator => panel(page).locator('[aria-selected="true"]');
const group = (page: Page, key: string): Locator => panel(page).getByRole('rowgroup', { name: say(key) });
const status = (page: Page): Locator => page.locator('.search__box[data-state="open"] [role="status"]');

/** Focuses the banner's field, and waits until the island is mounted. */
async function enter(page: Page): Promise<void> {
  await served(page).click();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
}

async function search(page: Page, words: string): Promise<void> {
  await page.goto(home);
  await enter(page);
  await field(page).fill(words);
}

/** Links of a group with their addresses. */
const hrefs = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')));

for (const width of [390, 1440]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: width < 767 });

    test('nothing of it loads before the first touch; the focus opens the property types', async ({
      page,
    }) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      const watching = await watch(page, main.url);
      await page.goto(home);
      await page.waitForLoadState('networkidle');
      /**
       * The scripts and data that only the search uses, by name, whatever files the bundler makes of them.
       */
      const own = () =>
        new Set(loaded.flatMap((path) => /(?<=\/)(?:SearchPanel|client|search)(?=\.)/.exec(path) ?? []));
      expect(own(), 'before the focus').toEqual(new Set());

      await enter(page);
      await expect.poll(own, 'after the focus').toEqual(new Set(['SearchPanel', 'client', 'search']));
      await expect(rows(page)).toHaveCount(types.length);
      for (const name of types) await expect(rows(page).filter({ hasText: name }).first()).toBeVisible();
      const landing = main.table.byKey.get('/for-sale/type/1/')?.paths.fr;
      expect(await hrefs(rows(page).first().getByRole('link'))).toContain(landing);
      await expect(rows(page).first()).toContainText(/ \d/);
      await expect(panel(page)).toBeInViewport();
      // Enter opens a type by its name.
      await field(page).fill(types[0]?.toUpperCase() ?? '');
      await expect(group(page, 'types').getByRole('row')).toHaveCount(1);
      await expect(panel(page)).not.toContainText(say('noResults'));
      const [label, clear] = [
        panel(page).locator('xpath=..').locator('label'),
        page.locator('.search__clear:visible'),
      ];
      const gap = async () => {
        const [over, beside] = [await label.boundingBox(), await clear.boundingBox()];
        return (beside?.x ?? 0) - (over?.x ?? 0) - (over?.width ?? 0);
      };
      await expect.poll(gap, 'the label ends before the button').toBeGreaterThanOrEqual(0);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(landing ?? '');
      expect(watching.problems).toEqual([]);
    });

    for (const words of ['liege', 'LIÈGE', 'Luik', 'Lüttich']) {
      test(`"${words}" finds Liège with its lists`, async ({ page }) => {
        await search(page, words);
        const cities = group(page, 'cities').getByRole('row');
        await expect(cities.first()).toContainText('Liège [4000]');
        await expect(cities.nth(1)).toContainText('Liège [4020]');
        const links = await hrefs(cities.first().getByRole('link'));
        expect(links.map((href) => decodeURIComponent(href ?? ''))).toEqual([
          `${pathOf('/for-sale/', 'fr')}?city=Liège|4000`,
          `${pathOf('/for-rent/', 'fr')}?city=Liège|4000`,
        ]);
        await expect(status(page)).toHaveText(/\d/);
      });
    }

    for (const as of ['sold', 'rented'] as const)
      test(`the reference of what is ${as} says so, and leads to its page`, async ({ page }) => {
        const taken = main.content.properties.find(
          (entry) => takenAs(main.content.site, anyRecord(entry)) === as,
        );
        const record = taken && anyRecord(taken);
        await search(page, record?.RecordFile ?? String(record?.ID));
        const row = group(page, 'properties').getByRole('row');
        await expect(row).toHaveCount(1);
        await expect(row).toContainText(text('fr', `property:status.${as}`));
        await row.getByRole('link').click();
        await expect(page).toHaveURL(pathOf(`/property/${taken?.id}/`, 'fr'));
      });

    test('a zip finds its city', async ({ page }) => {
      await search(page, '4000');
      await expect(group(page, 'cities').getByRole('row')).toHaveCount(1);
      await expect(group(page, 'cities')).toContainText('Liège [4000]');
      await expect(status(page)).toHaveText(say('found_one', { count: 1 }));
    });

    test('a neighbourhood leads to its page', async ({ page }) => {
      await search(page, 'outremeuse');
      await group(page, 'neighbourhoods').getByRole('link', { name: 'Outremeuse' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Outremeuse');
    });

    for (const [what, words] of [
      ['an ID', id],
      ['a reference in lower case', reference.toLowerCase()],
    ] as const) {
      test(`${what} finds the property`, async ({ page }) => {
        await search(page, words);
        const row = group(page, 'properties').getByRole('row');
        await expect(row).toHaveCount(1);
        await expect(row).toContainText(say('ref', { id }));
        const name = (await row.locator('[class$="text"] > span').first().textContent()) ?? '';
        expect(name.length).toBeLessThanOrEqual(100);
        expect(property?.records.fr?.TypeDescription.startsWith(name.replace(/(…|\.\.\.)$/, ''))).toBe(true);
        const image = row.locator('img');
        await expect
          .poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth))
          .toBeGreaterThan(0);
        await row.getByRole('link').click();
        await expect(page).toHaveURL(pathOf(`/property/${id}/`, 'fr'));
      });
    }

    for (const [what, words] of [
      ['an emoji', '🏠'],
      ['300 characters', 'liège '.repeat(50)],
      ['a word that nothing has', 'zzzz'],
    ] as const) {
      test(`${what} finds nothing, says so and offers the types`, async ({ page }) => {
        await search(page, words);
        await expect(panel(page)).toContainText(say('noResults'));
        await expect(status(page)).toContainText(say('noResults'));
        await expect(group(page, 'types').getByRole('row')).toHaveCount(types.length);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(home);
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBe(0);
      });
    }

    test('without a text there is no search, but a word why', async ({ page }) => {
      await page.goto(home);
      await enter(page);
      await field(page).fill('   ');
      await page.keyboard.press('Enter');
      await expect(panel(page)).toContainText(say('needText'));
      await submit(page).click();
      await expect(status(page)).toHaveText(say('needText'));
      await expect(page).toHaveURL(home);
      await expect(field(page)).toBeFocused();
    });

    test('one tap clears the text and keeps the focus', async ({ page }) => {
      await search(page, 'ans');
      const clear = page.getByRole('button', { name: say('clear') });
      const size = await clear.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await (width < 767 ? clear.tap() : clear.click());
      await expect(field(page)).toHaveValue('');
      await expect(field(page)).toBeFocused();
      await expect(group(page, 'types')).toBeVisible();
      await expect(clear).toHaveCount(0);
    });

    test('every link in the panel is large enough to touch', async ({ page }) => {
      await search(page, 'li');
      for (const words of ['', 'li', id]) {
        await field(page).fill(words);
        await expect(rows(page).first()).toBeVisible();
        const heights = await panel(page)
          .getByRole('link')
          .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
      }
    });

    test('axe finds nothing wrong with the open panel', async ({ page }) => {
      await page.goto(home);
      await enter(page);
      for (const words of ['', 'liege', id, 'zzzz']) {
        await field(page).fill(words);
        await page.keyboard.press('ArrowDown');
        await expect(active(page)).toHaveCount(1);
        expect(await axeProblems(page, '.search')).toEqual([]);
      }
    });

    test('the header’s button opens the box on every page, and gives the focus back', async ({ page }) => {
      const watching = await watch(page, main.url);
      await page.goto(contact);
      const open = page.getByRole('button', { name: say('open') });
      await open.click();
      const dialog = page.getByRole('dialog', { name: say('open') });
      await expect(field(page)).toBeFocused();
      await expect(rows(page)).toHaveCount(types.length);
      await page.keyboard.type('liege');
      await expect(group(page, 'cities')).toContainText('Liège [4000]');
      expect(await axeProblems(page, '#search')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(open).toBeFocused();
      await open.click();
      await expect(field(page)).toHaveValue('liege');
      await dialog.getByRole('button', { name: say('close') }).click();
      await expect(dialog).toBeHidden();
      expect(watching.problems).toEqual([]);
    });
  });
}

test.describe('with the keyboard only', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('arrows, Home and End go through the grid, Enter follows', async ({ page }) => {
    await page.goto(home);
    await served(page).focus();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.type('liege');
    await expect(group(page, 'cities')).toBeVisible();
    const named = () => field(page).getAttribute('aria-activedescendant');
    const activeText = () => active(page).textContent();
    expect(await named()).toBeNull();

    await page.keyboard.press('ArrowDown');
    expect(await activeText()).toContain('Liège [4000]');
    expect(await named()).toBe(await active(page).getAttribute('id'));
    expect(await activeText()).toContain(say('sale'));
    await page.keyboard.press('ArrowRight');
    expect(await activeText()).toContain(say('rent'));
    await page.keyboard.press('ArrowDown');
    expect(await activeText()).toContain('Liège [4020]');
    await page.keyboard.press('End');
    expect(await activeText()).toContain('Thier-à-Liège');
    await page.keyboard.press('ArrowDown');
    expect(await named(), 'back in the text').toBeNull();
    await page.keyboard.press('ArrowUp');
    expect(await activeText()).toContain('Thier-à-Liège');
    await page.keyboard.press('Home');
    expect(await activeText()).toContain('Liège [4000]');
    await expect(field(page), 'the focus stays in the field').toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('city') === 'Liège|4000');
  });

  test('Enter goes to the first result', async ({ page }) => {
    await search(page, reference);
    await expect(group(page, 'properties')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(pathOf(`/property/${id}/`, 'fr'));
    await page.goBack();
    await expect(page).toHaveURL(home);
  });

  test('Escape closes and keeps the text; typing, an arrow or a click opens again', async ({ page }) => {
    await search(page, 'ans');
    await expect(group(page, 'cities')).toBeVisible();
    for (const reopen of [
      () => page.keyboard.press('ArrowDown'),
      () => page.keyboard.type('s'),
      () => field(page).click(),
    ]) {
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
      await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(field(page)).toHaveValue(/^ans/);
      await expect(field(page)).toBeFocused();
      await reopen();
      await expect(panel(page)).toBeVisible();
    }
  });

  test('Tab leaves the box past its links and closes the panel', async ({ page }) => {
    await page.goto(home);
    await enter(page);
    await page.keyboard.press('Tab');
    await expect(submit(page)).toBeFocused();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel(page)).toHaveCount(0);
    await expect(page.locator('.banner__buttons a').first()).toBeFocused();
  });

  test('leaving the header’s box closes it', async ({ page }) => {
    await page.goto(contact);
    await page.getByRole('button', { name: say('open') }).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('dialog', { name: say('open') })).toBeHidden();
  });
});

test('a click elsewhere closes the panel, a click in it does not', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await search(page, 'liege');
  await group(page, 'cities').getByText('Liège [4000]', { exact: true }).first().click();
  await expect(panel(page)).toBeVisible();
  await page.locator('.banner__title').click();
  await expect(panel(page)).toHaveCount(0);
});

test('what is typed while it loads stays, and the focus too', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/_astro\/SearchPanel/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(home);
  const input = served(page);
  await input.click();
  await expect(panel(page), 'the types are there before the island lives').toBeVisible();
  await page.keyboard.type('lie');
  release();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('ge');
  await expect(field(page)).toHaveValue('liege');
  await expect(group(page, 'cities')).toContainText('Liège [4000]');
});

test('Enter before the index has come goes to the first result when it comes', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/data/search.json', async (route) => {
    await held;
    await route.continue();
  });
  await search(page, id);
  await expect(panel(page)).toContainText(say('loading'));
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(pathOf(`/property/${id}/`, 'fr'));
});

test('a failing network is told after the last try, and the button tries again', async ({ page }) => {
  let tries = 0;
  await page.route('**/data/search.json', (route) => {
    tries += 1;
    return route.abort();
  });
  await page.clock.install();
  await page.goto(home);
  await enter(page);
  // Each try waits twice as long as the one before: 350, 700, 1400, 2800, 5600 ms.
  await expect(async () => {
    await page.clock.runFor(5600);
    expect(tries).toBe(6);
  }).toPass();
  await expect(panel(page)).toContainText(say('failed'));
  expect(tries).toBe(6);
  await expect(rows(page), 'the types are still there').toHaveCount(types.length);
  await page.unroute('**/data/search.json');
  await field(page).fill('liege');
  await page.getByRole('button', { name: say('retry') }).click();
  await expect(group(page, 'cities')).toContainText('Liège [4000]');
  await expect(field(page)).toBeFocused();
});

test('without showSearchCount there are links, but no counts', async ({ page }) => {
  const fixture = contentOf(SITES.fixture);
  const { default: locale } = fixture.content.languages;
  expect(fixture.content.site.options.showSearchCount).toBe(false);
  await page.goto(fixture.url + pathOf('/contact/', locale, fixture));
  await page.getByRole('button', { name: text(locale, 'search:open') }).click();
  await expect(rows(page).first()).toBeVisible();
  const goals = await panel(page)
    .locator('.search__goal')
    .evaluateAll((cells) => cells.map((cell) => cell.firstElementChild?.firstChild?.textContent));
  expect(new Set(goals)).toEqual(new Set([text(locale, 'search:sale'), text(locale, 'search:rent')]));
  await expect(panel(page).locator('.search__count')).toHaveCount(0);
  expect(await panel(page).getByRole('link').count()).toBeGreaterThan(0);
});

test('a German page names types in German, one that only the agency knows in its own language', async ({
  page,
}) => {
  const fixture = contentOf(SITES.fixture);
  await page.goto(fixture.url + pathOf('/contact/', 'de', fixture));
  await page.getByRole('button', { name: text('de', 'search:open') }).click();
  await expect(rows(page).first()).toContainText(text('de', 'search:sale'));
  await expect(rows(page).first().locator('.search__name')).toHaveText(text('de', 'types:house_other'));
  await expect(panel(page).locator('.search__name [lang]')).toHaveText(['Villa', 'Garages']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the banner’s box is a list of links to types and cities', async ({ page }) => {
    await page.goto(home);
    await expect(page.locator('.search__input:visible')).toHaveCount(0);
    await page.locator('.banner summary').click();
    const list = page.locator('.search--banner .search__plain');
    await expect(list.getByRole('link').first()).toBeVisible();
    const found = await hrefs(list.getByRole('link'));
    for (const { target, paths } of main.table.routes)
      if (target.type === 'landing') expect(found).toContain(paths.fr);
    await list.getByRole('link', { name: 'Visé' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Visé');
  });

  test('the header’s button opens links', async ({ page }) => {
    await page.goto(contact);
    await page.getByRole('button', { name: say('open') }).click();
    const dialog = page.getByRole('dialog', { name: say('open') });
    await expect(dialog.locator('.search__input:visible')).toHaveCount(0);
    await dialog.getByRole('link', { name: say('plain') }).click();
    await expect(page).toHaveURL(home);
  });
});
