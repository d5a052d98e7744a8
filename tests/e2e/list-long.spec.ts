import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { chooseLanguage, pathOf, text } from './lib/content.ts';
import { serveLargeCatalogue } from './lib/large-catalogue.ts';
import { queryOf, ready, salePath, say, shownIds } from './lib/list-page.ts';

// The map is rendered in software, which is slow.
test.describe.configure({ timeout: 120_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ context }) => serveLargeCatalogue(context, 400));

const map = (page: Page): FrameLocator => page.frameLocator('.list-map__frame');
const markers = (page: Page) => map(page).locator('.maplibregl-marker');

async function drawn(page: Page): Promise<void> {
  await ready(page);
  await expect(markers(page).first()).toBeVisible({ timeout: 60_000 });
}

/** The markers on the map with their positions in the frame, except that of a highlighted card. */
const sight = (page: Page): Promise<{ name: string; x: number; y: number }[]> =>
  markers(page).evaluateAll((all) =>
    all
      .filter((marker) => !marker.classList.contains('marker--ghost'))
      .map((marker) => {
        const { x, y } = marker.getBoundingClientRect();
        return { name: marker.textContent ?? '', x, y };
      })
      .sort((a, b) => a.x - b.x),
  );

/** Waits until the map shows a view again, each marker within four pixels. */
const seesAgain = (page: Page, view: Awaited<ReturnType<typeof sight>>) =>
  expect(async () => {
    const now = await sight(page);
    expect(now.map(({ name }) => name)).toEqual(view.map(({ name }) => name));
    for (const [index, { x, y }] of view.entries())
      expect(Math.hypot((now[index]?.x ?? 0) - x, (now[index]?.y ?? 0) - y)).toBeLessThan(4);
  }).toPass({ timeout: 30_000 });

/** Zooms the map in by keyboard. */
async function zoomIn(page: Page): Promise<void> {
  const before = await sight(page);
  await map(page).locator('canvas.maplibregl-canvas').focus();
  await page.keyboard.press('+');
  await expect.poll(() => sight(page), { timeout: 30_000 }).not.toEqual(before);
}

const turnPage = (page: Page) => page.getByRole('link', { name: text('fr', 'pagination.next') }).click();

/** Opens the last card's property, and goes back. */
async function lookAndReturn(page: Page): Promise<void> {
  const address = page.url();
  await page.locator('.list .card').last().getByRole('link').click();
  await expect(page).toHaveURL((url) => url.search === '');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await ready(page);
}

async function toDutch(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= 1280) return chooseLanguage(page, 'fr', 'nl');
  await page.getByRole('button', { name: text('fr', 'menu'), exact: true }).click();
  await page.locator('a[data-language="nl"]:visible').click();
}

const bounds = { type: '1', price: '100000-' };
const filtered = `?type=${bounds.type}&price=${bounds.price}&sort=price-desc`;

test.describe('at 1440', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const isFollowing of [true, false])
    test(`page 3, filtered, sorted, map moved ${isFollowing ? 'with' : 'without'} the list: the same after a property, for others, in Dutch`, async ({
      page,
      browser,
    }) => {
      await page.goto(`${salePath}${filtered}&view=map`);
      await drawn(page);
      const all = await shownIds(page);
      if (!isFollowing) await page.getByRole('checkbox', { name: say('map.move') }).uncheck();
      await zoomIn(page);
      await expect(page).toHaveURL(isFollowing ? /&area=[\d.,]+/ : /&map=[\d.,]+/, { timeout: 30_000 });
      if (!isFollowing) expect(await shownIds(page), 'the list stays').toEqual(all);
      await turnPage(page);
      await turnPage(page);
      await expect(page).toHaveURL(/&page=3/);
      await expect(page.locator('[data-list-page]')).toHaveText(/3/);
      await drawn(page);
      const seen = { query: queryOf(page), ids: await shownIds(page) };
      const view = await sight(page);
      await page.locator('.list .card').last().scrollIntoViewIfNeeded();
      const top = await page.evaluate(() => scrollY);

      await lookAndReturn(page);
      await drawn(page);
      const same = async (other: Page) =>
        expect({ query: queryOf(other), ids: await shownIds(other) }).toEqual(seen);
      await same(page);
      await seesAgain(page, view);
      await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(4);

      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await serveLargeCatalogue(context, 400);
      const fresh = await context.newPage();
      await fresh.goto(page.url());
      await drawn(fresh);
      await same(fresh);
      await seesAgain(fresh, view);
      await context.close();

      await toDutch(page);
      await expect(page).toHaveURL((url) => url.pathname === pathOf('/for-sale/', 'nl'));
      await ready(page);
      await same(page);
    });
});

test.describe('at 390', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('page 3, filtered, sorted, the map’s area kept: the same after a property, and in Dutch', async ({
    page,
  }) => {
    await page.goto(`${salePath}${filtered}&view=map`);
    await drawn(page);
    await zoomIn(page);
    await expect(page).toHaveURL(/&area=[\d.,]+/, { timeout: 30_000 });
    await page.locator('.list-map__close').click();
    await expect(page.locator('.list-map')).toHaveCount(0);
    await turnPage(page);
    await turnPage(page);
    await expect(page).toHaveURL(/&page=3&area=/);
    const seen = { query: queryOf(page), ids: await shownIds(page) };
    await page.locator('.list .card').last().scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    await lookAndReturn(page);
    expect({ query: queryOf(page), ids: await shownIds(page) }).toEqual(seen);
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(4);
    await toDutch(page);
    await expect(page).toHaveURL((url) => url.pathname === pathOf('/for-sale/', 'nl'));
    await ready(page);
    expect({ query: queryOf(page), ids: await shownIds(page) }).toEqual(seen);
  });
});
