import { expect, test } from '@playwright/test';
import { anyRecord, webIdsOf } from '../../src/snapshot/market.ts';
import { axeProblems } from './lib/axe.ts';
import { chooseLanguage, main, pathOf, text } from './lib/content.ts';
import {
  closeMenu,
  list,
  listed,
  openMenu,
  queryOf,
  ready,
  salePath,
  say,
  shownIds,
} from './lib/list-page.ts';
import { SITES } from './lib/sites.ts';
import { watch } from './lib/watch.ts';

const sale = listed('sale');
const houses = sale.filter((property) => webIdsOf(anyRecord(property)).includes('1'));
const isLarge = (property: (typeof sale)[number]) => (anyRecord(property).NumberOfBedRooms ?? 0) >= 4;
const houseName = text('fr', 'types:house_other');
const { pageSize } = main.content.site.options;
/** Excludes the cheapest property and those on request; the rest still fills more than a page. */
const floor = 1 + Math.min(...sale.flatMap((property) => anyRecord(property).Price || []));
const prices = (entries: typeof sale) =>
  entries
    .map((property) => anyRecord(property))
    .map(({ Price, PublishPrice }) => (PublishPrice ? Price : undefined));

for (const width of [390, 1440]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: width < 767 });

    test('nothing of it loads before the bar is touched, and nothing moves', async ({ page }) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
      const watching = await watch(page, main.url);
      await page.goto(salePath);
      await page.locator('.card').first().hover();
      await page.waitForLoadState('networkidle');
      /** The scripts and data that only the list uses, by name, whatever files the bundler makes of them. */
      const own = () =>
        new Set(
          loaded.flatMap((path) => /(?<=\/)(?:ListIsland|client|catalogue|list)(?=\.)/.exec(path) ?? []),
        );
      expect(own(), 'before the touch').toEqual(new Set());
      const demand = page.locator('.list').getByRole('link', { name: say('demand') });
      await expect(demand, 'the search can be kept before the cards').toBeInViewport();
      const [kept, card] = [await demand.boundingBox(), await page.locator('.card').first().boundingBox()];
      expect((kept?.y ?? 0) + (kept?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
      const feed = await page.locator('.list-links a').last().boundingBox();
      expect(feed?.x, 'both in one line').toBeGreaterThan((kept?.x ?? 0) + (kept?.width ?? 0));

      await openMenu(page, 'types');
      expect(own(), 'after the touch').toEqual(new Set(['ListIsland', 'client', 'catalogue', 'list']));
      expect(await shownIds(page)).toHaveLength(pageSize);
      expect(await watching.layoutShifts()).toEqual([]);
      expect(watching.problems).toEqual([]);
    });

    test('a filter counts live, stands in the address, and goes with one tap', async ({ page }) => {
      await page.goto(salePath);
      const menu = await openMenu(page, 'types');
      const measured = await page.evaluateHandle((heard: unknown[]) => {
        document.addEventListener('site:measure', (event) => heard.push((event as CustomEvent).detail));
        return heard;
      }, []);
      const house = menu.locator('.choice').filter({ hasText: houseName }).first();
      await expect(house.locator('.choice__count')).toHaveText(String(houses.length));
      await house.click();
      await closeMenu(page);
      await expect(page).toHaveURL(`${salePath}?type=1`);
      expect(await measured.jsonValue()).toEqual([
        { name: 'search', params: { from: 'list', goal: 'sale' } },
      ]);
      expect((await shownIds(page)).sort()).toEqual(houses.map(({ id }) => id).sort());
      await expect(page.locator('.list > [role="status"]')).toHaveText(
        say('results_other', { count: houses.length }),
      );
      await expect(page).toHaveTitle(
        new RegExp(text('fr', 'listing:title.sale_other', { count: houses.length })),
      );

      const bedrooms = await openMenu(page, 'bedrooms');
      // The counts of the other filters are those among houses.
      await expect(bedrooms.getByLabel(say('min')).locator('option[value="4"]')).toHaveText(
        `4 (${houses.filter(isLarge).length})`,
      );
      await bedrooms.getByLabel(say('min')).selectOption('4');
      await closeMenu(page);
      await expect(page).toHaveURL(`${salePath}?type=1&bed=4-`);
      await page.getByRole('button', { name: say('remove', { name: houseName }) }).click();
      await expect(page).toHaveURL(`${salePath}?bed=4-`);
      await page.locator('.list-chips__clear').click();
      await expect(page).toHaveURL(salePath);
      await expect(list(page)).toHaveAttribute('data-state', 'served');
    });

    test('sorted by price, those on request last both ways', async ({ page }) => {
      await page.goto(`${salePath}?sort=price`);
      await ready(page);
      const texts = () =>
        page.locator('.list .card__price').evaluateAll((all) => all.map((one) => one.textContent));
      const amounts = prices(sale).filter((price) => price !== undefined);
      const ascending = amounts.toSorted((a, b) => (a ?? 0) - (b ?? 0));
      /** The first amount, because a life annuity's payments follow it. */
      const amountIn = (price: string | null) =>
        Number((/\d[\d.\s]*/.exec(price ?? '')?.[0] ?? '').replace(/\D/g, ''));
      const digits = async () => (await texts()).map(amountIn);
      expect((await digits()).slice(0, 5)).toEqual(ascending.slice(0, 5));
      await page.getByRole('combobox', { name: say('sort') }).selectOption('price-desc');
      await expect(page).toHaveURL(/sort=price-desc/);
      expect((await digits()).slice(0, 5)).toEqual(ascending.toReversed().slice(0, 5));
      await page.getByRole('link', { name: text('fr', 'pagination.next') }).click();
      await expect(page).toHaveURL(/page=2/);
      expect((await digits()).at(-1)).toBe(0);
    });

    test('a filter on page 2 goes to page 1', async ({ page }) => {
      await page.goto(`${salePath}?sort=city&page=2`);
      await ready(page);
      await expect(page.locator('[data-list-page]')).toHaveText(
        text('fr', 'pagination.xOfY', { page: 2, pages: 2 }),
      );
      await expect(page).toHaveTitle(new RegExp(text('fr', 'pagination.xOfY', { page: 2, pages: 2 })));
      const menu = await openMenu(page, 'price');
      const most = menu.getByLabel(say('max'));
      await most.selectOption({ index: 3 });
      await expect.poll(() => queryOf(page)).toMatch(/^\?price=-\d+&sort=city$/);
      /** The width of a select that follows its text. */
      const needed = await most.evaluate((select: HTMLSelectElement) => {
        const free = select.cloneNode(true) as HTMLSelectElement;
        free.value = select.value;
        for (const option of [...free.options]) if (!option.selected) option.remove();
        free.style.width = 'max-content';
        select.after(free);
        const { width } = free.getBoundingClientRect();
        free.remove();
        return width;
      });
      expect((await most.boundingBox())?.width, 'the price is not cut off').toBeGreaterThanOrEqual(needed);
    });

    test('on from a property to the one before, and back: filters, page and scroll as they were; a fresh browser shows the same', async ({
      page,
      browser,
    }) => {
      const watching = await watch(page, SITES.main.url);
      const address = `${salePath}?price=${floor}-&sort=price&page=2&view=list`;
      await page.goto(salePath);
      await page.goto(`${salePath}?price=${floor}-&sort=price&view=list`);
      await ready(page);
      await page.getByRole('link', { name: text('fr', 'pagination.next') }).click();
      await expect(page).toHaveURL(address);
      const ids = await shownIds(page);
      const last = page.locator('.list .card').last();
      await last.scrollIntoViewIfNeeded();
      const top = await page.evaluate(() => scrollY);
      await last.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`/${ids.at(-1)}/$`));
      const property = page.url();
      const way = page.getByRole('navigation', { name: text('fr', 'tools:trail') });
      const total = pageSize + ids.length;
      const placed = (place: number) => ({
        name: `${text('fr', 'tools:trail.back')} ${text('fr', 'tools:trail.place', { place, total })}`,
      });
      await page.waitForLoadState();
      await page.keyboard.press('Shift');
      await expect(way.getByRole('link', placed(total))).toHaveAttribute('href', address);
      await way.getByRole('link', { name: text('fr', 'tools:trail.previous') }).click();
      await expect(page).toHaveURL(new RegExp(`/${ids.at(-2)}/$`));
      await page.waitForLoadState();
      await page.keyboard.press('Shift');
      const back = way.getByRole('link', placed(total - 1));
      await expect(back).toHaveAttribute('href', address);
      await expect(way.getByRole('link', { name: text('fr', 'tools:trail.next') })).toHaveAttribute(
        'href',
        new URL(property).pathname,
      );
      for (const link of await way.getByRole('link').all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect(await watching.layoutShifts()).toEqual([]);
      expect(await axeProblems(page, '.property__head')).toEqual([]);
      await page.goBack();
      await page.goBack();
      await ready(page);
      await expect(page).toHaveURL(address);
      expect(await shownIds(page)).toEqual(ids);
      await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(4);
      await page.goBack();
      await expect(page).toHaveURL(`${salePath}?price=${floor}-&sort=price&view=list`);
      await expect.poll(() => shownIds(page)).not.toEqual(ids);
      expect(watching.problems).toEqual([]);

      const fresh = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
      await fresh.goto(address);
      await ready(fresh);
      expect(await shownIds(fresh)).toEqual(ids);
      // With an address typed by hand, the property has no list.
      await fresh.goto(property);
      await fresh.keyboard.press('Shift');
      await fresh.waitForLoadState('networkidle');
      await expect(fresh.locator('h1')).toBeVisible();
      await expect(fresh.locator('.trail')).toHaveCount(0);
      await fresh.context().close();
    });

    test('another language keeps the list as it is', async ({ page }) => {
      const city = anyRecord(sale[0] as (typeof sale)[number]);
      await page.goto(`${salePath}?city=${encodeURIComponent(`${city.City}|${city.Zip}`)}&sort=price`);
      await ready(page);
      const ids = await shownIds(page);
      if (width < 1280) {
        await page.getByRole('button', { name: text('fr', 'menu'), exact: true }).click();
        await page.locator('a[data-language="nl"]:visible').click();
      } else await chooseLanguage(page, 'fr', 'nl');
      await expect(page).toHaveURL(/\/nl\//);
      await ready(page);
      expect(new URL(page.url()).pathname).toBe(pathOf('/for-sale/', 'nl'));
      expect(queryOf(page)).toContain('sort=price');
      expect(await shownIds(page)).toEqual(ids);
    });

    test('no results: what to widen, with counts, and the search-demand form with the criteria', async ({
      page,
    }) => {
      await page.goto(`${salePath}?type=1&bed=19-&sort=price`);
      await ready(page);
      const none = page.locator('.list-none');
      await expect(none).toContainText(say('none'));
      const demand = none.getByRole('link', { name: say('demand') });
      await expect(demand).toHaveAttribute(
        'href',
        `${pathOf('/demand-register/', 'fr')}?type=1&bed=19-&goal=sale`,
      );
      await none
        .getByRole('button', {
          name: say('widen.without_other', { name: say('bedrooms'), count: houses.length }),
        })
        .press('Enter');
      await expect(page).toHaveURL(`${salePath}?type=1&sort=price`);
      expect(await shownIds(page)).toHaveLength(houses.length);
      await expect(page.locator('.list__results'), 'the keyboard goes on from there').toBeFocused();
    });

    test('axe finds nothing to object, menus open and filters set', async ({ page }) => {
      await page.goto(`${salePath}?type=1&with=garden`);
      await ready(page);
      await openMenu(page, 'more');
      expect(await axeProblems(page, '.list')).toEqual([]);
    });
  });
}

test('an address with a query: read at once, and nothing moves', async ({ page }) => {
  const watching = await watch(page, main.url);
  await page.goto(`${salePath}?type=1&with=garden`);
  await ready(page);
  await page.waitForLoadState('networkidle');
  expect(await watching.layoutShifts()).toEqual([]);
  expect(watching.problems).toEqual([]);
});

test('where the system chooses the colours, the view that is on stands out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(salePath);
  const ground = (pressed: boolean) =>
    page
      .locator(`.list-bar__views [aria-pressed="${pressed}"]`)
      .first()
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await ground(true)).not.toBe(await ground(false));
});

test.describe('by keyboard alone', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a menu opens, a box is ticked, Escape closes, the chip is taken away', async ({ page }) => {
    await page.goto(salePath);
    const summary = page.locator('.filter-menu summary').first();
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.choice').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(`${salePath}?type=1`);
    await page.keyboard.press('Escape');
    await expect(page.locator('.filter-menu[open]')).toHaveCount(0);
    await expect(summary).toBeFocused();
    const chip = page.locator('.list-chips button').first();
    for (let step = 0; !(await chip.evaluate((node) => node === document.activeElement)); step += 1) {
      expect(step, 'the chip is reached').toBeLessThan(20);
      await page.keyboard.press('Tab');
    }
    const outline = await chip.evaluate((node) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(node);
      const room = Number.parseFloat(getComputedStyle(node.closest('ul') ?? node).paddingLeft);
      return room - Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth);
    });
    expect(outline, 'what scrolls leaves room for the outline').toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(salePath);
    await expect(page.locator('.list-bar :focus')).toHaveCount(1);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the sheet holds the focus, Escape closes it and gives it back', async ({ page }) => {
    await page.goto(salePath);
    await page.getByRole('button', { name: say('open') }).click();
    const sheet = page.getByRole('dialog', { name: say('filters') });
    await expect(sheet.getByRole('button', { name: say('close') })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(sheet.locator('.choice').first()).toBeVisible();
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return '';
        if (!focused.closest('[role="dialog"]')) return `outside: ${focused.outerHTML}`;
        const { left, top, width, height } = focused.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height - 1);
        return there && (focused.contains(there) || there.contains(focused)) ? '' : focused.outerHTML;
      });
      expect(covered, 'the focus stays in the sheet, and out from under its foot').toBe('');
    }
    await sheet.getByRole('button', { name: say('close') }).focus();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: say('open') })).toBeFocused();
  });
});

test('the page of a type keeps its address; without its filter the whole list is shown', async ({ page }) => {
  const path = main.table.byKey.get('/for-sale/type/1/')?.paths.fr ?? '';
  await page.goto(path);
  await page.getByRole('combobox', { name: say('sort') }).selectOption('price-asc');
  await expect(page).toHaveURL(`${path}?sort=price`);
  await ready(page);
  expect(await shownIds(page)).toHaveLength(houses.length);
  await page.getByRole('button', { name: say('remove', { name: houseName }) }).click();
  await expect(page).toHaveURL(`${salePath}?sort=price`);
  await ready(page);
});

test('the catalogue does not come: it is said, and tried again', async ({ page }) => {
  await page.route('**/catalogue.json', (route) => route.fulfill({ status: 404 }));
  await page.goto(`${salePath}?type=1`);
  await expect(page.getByRole('alert')).toContainText(say('failed'));
  await page.unroute('**/catalogue.json');
  await page.getByRole('button', { name: say('retry') }).press('Enter');
  await ready(page);
  expect(await shownIds(page)).toHaveLength(houses.length);
  await expect(page.locator('.list__results')).toBeFocused();
});

test('save buttons work on the cards of the island', async ({ page }) => {
  await page.goto(`${salePath}?type=1`);
  await ready(page);
  const heart = page.locator('.list .card').first().getByRole('button');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-shortlist-count]:visible').first()).toHaveText('1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no filters that do nothing; links to narrow the list', async ({ page }) => {
    await page.goto(salePath);
    await expect(page.locator('.list-bar')).toBeHidden();
    await page.getByRole('link', { name: text('fr', 'listing:narrow') }).click();
    await page.locator('#narrow summary').click();
    await page.locator('#narrow').getByRole('link', { name: houseName }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(houseName);
  });
});

test.describe('an address with a filter that finds nothing or is none', () => {
  const list = pathOf('/for-sale/', 'fr');
  const say = (key: string, values = {}) => text('fr', `filters:${key}`, values);

  for (const query of ['city=Verviers|4800', 'city=Atlantis', 'type=999', 'district=999'])
    test(`${query}: nothing is there, and ways on`, async ({ page }) => {
      await page.goto(`${list}?${query}`);
      await expect(page.getByRole('heading', { name: say('none') })).toBeVisible();
      await expect(page.locator('.list-cards')).toHaveCount(0);
      const chips = page.locator('.list-chips');
      await expect(chips).toContainText(query.split(/[=|]/)[1] ?? '');
      await page.locator('.list-none').getByRole('button').first().click();
      await expect(page.locator('.list').getByRole('article').first()).toBeVisible();
      await expect(page).toHaveURL(list);
    });

  test('several types in one parameter', async ({ page }) => {
    await page.goto(`${list}?type=1,2`);
    await expect(page.locator('.list-chips li')).toHaveCount(3);
    await expect(page.locator('.list-none')).toHaveCount(0);
  });

  test('what is no filter is said, and leaves the address with the next change', async ({ page }) => {
    await page.goto(`${list}?bedrooms=3&price=cheap&utm_source=x`);
    const note = page.getByText(say('unread_other', { names: 'bedrooms=3, price=cheap' }));
    await expect(note).toBeVisible();
    await expect(page.locator('.list').getByRole('article').first()).toBeVisible();
    await page.locator('.list-bar__sort select').selectOption('price-asc');
    await expect(note).toHaveCount(0);
    await expect(page).toHaveURL(`${list}?sort=price&utm_source=x`);
  });
});
