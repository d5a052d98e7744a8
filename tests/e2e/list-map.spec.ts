import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { text } from './lib/content.ts';
import { drawAlong } from './lib/draw.ts';
import { list, queryOf, ready, salePath, say, shownIds } from './lib/list-page.ts';

// The map is rendered in software, which is slow.
test.describe.configure({ timeout: 120_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const map = (page: Page): FrameLocator => page.frameLocator('.list-map__frame');
const canvas = (page: Page) => map(page).locator('canvas.maplibregl-canvas');
const markers = (page: Page) => map(page).locator('.maplibregl-marker');

/** Waits until the map has drawn the properties it was sent. */
async function drawn(page: Page): Promise<void> {
  await ready(page);
  await expect(markers(page).first()).toBeVisible({ timeout: 60_000 });
}

test.describe('beside the list', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the list follows the map; area and results are there again after a property', async ({ page }) => {
    await page.goto(`${salePath}?view=map`);
    await drawn(page);
    const all = await shownIds(page);
    await canvas(page).focus();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('+');
    await expect(page).toHaveURL(/[?&]area=[\d.,]+/, { timeout: 30_000 });
    await expect.poll(() => shownIds(page)).not.toEqual(all);
    const [query, ids] = [queryOf(page), await shownIds(page)];
    expect(ids.length).toBeGreaterThan(0);
    await page.locator('.list .card').first().getByRole('link').click();
    await expect(page).not.toHaveURL(/view=map/);
    await page.goBack();
    await drawn(page);
    expect(queryOf(page)).toBe(query);
    expect(await shownIds(page)).toEqual(ids);
    await page.getByRole('button', { name: say('remove', { name: say('area') }) }).click();
    await expect.poll(() => queryOf(page)).toBe('?view=map');
    await expect.poll(() => shownIds(page)).toEqual(all);
  });

  test('a card that is pointed at lights its marker, and a marker its card', async ({ page }) => {
    await page.goto(`${salePath}?view=map`);
    await drawn(page);
    const card = page.locator('.list .card').first();
    await card.getByRole('link').focus();
    await expect(card).toHaveAttribute('data-highlighted', 'true');
    await expect(map(page).locator('.is-highlighted')).toHaveCount(1);
    await page.locator('.list-bar__sort select').focus();
    await expect(page.locator('[data-highlighted]')).toHaveCount(0);
    await map(page).getByRole('button', { name: /€/ }).first().hover();
    await expect(page.locator('.card[data-highlighted]')).toHaveCount(1);
    const cluster = map(page).locator('.marker--cluster').first();
    await cluster.focus();
    await card.hover();
    await expect(map(page).locator('.is-highlighted')).toHaveCount(1);
    await expect(cluster, 'keeps the focus while others are highlighted').toBeFocused();
  });

  test('by keyboard, neighbourhoods stand for the area drawn by hand', async ({ page }) => {
    await page.goto(`${salePath}?view=map`);
    await ready(page);
    await page.getByRole('button', { name: say('map.keyboard') }).click();
    const menu = page.locator('.filter-menu[data-menu="neighbourhoods"]');
    await expect(menu.locator('summary')).toBeFocused();
    await menu.locator('.choice').first().click();
    await expect(page).toHaveURL(/district=\d+/);
  });

  test('without WebGL, the list with a message', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto(`${salePath}?view=map`);
    await ready(page);
    await expect(page.getByText(say('map.failed'))).toBeVisible();
    await expect(list(page)).toHaveAttribute('data-view', 'grid');
    expect((await shownIds(page)).length).toBeGreaterThan(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the map is a sheet that its button and the history close; the filters come over it', async ({
    page,
  }) => {
    await page.goto(salePath);
    await page.getByRole('button', { name: say('view.map'), exact: true }).click();
    await expect(page).toHaveURL(`${salePath}?view=map`);
    await drawn(page);
    const close = page.locator('.list-map__close');
    await expect(close).toBeFocused();
    const sides = await page
      .frameLocator('.list-map__frame')
      .locator('.marker--price')
      .evaluateAll((all) =>
        all.map((marker) => marker.getBoundingClientRect()).flatMap(({ left, right }) => [left, right]),
      );
    expect(Math.min(...sides), 'no marker sticks out').toBeGreaterThanOrEqual(0);
    expect(Math.max(...sides), 'no marker sticks out').toBeLessThanOrEqual(390);
    await close.click();
    await expect(page).toHaveURL(salePath);
    await expect(page.locator('.list-map')).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('.list-map')).toBeVisible();
    await page.goBack();
    await expect(page.locator('.list-map')).toHaveCount(0);
    await expect(
      page.getByRole('heading', { name: text('fr', 'listing:title.sale_other', { count: 18 }) }),
    ).toBeVisible();
    await page.getByRole('button', { name: say('view.map'), exact: true }).click();
    const filters = page.locator('.list-map').getByRole('button', { name: say('open') });
    await filters.click();
    const sheet = page.getByRole('dialog', { name: say('filters') });
    await sheet.locator('.filter-menu[data-menu="neighbourhoods"] summary').click();
    await sheet.locator('.choice').filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\?district=\d+&view=map/);
    await sheet.getByRole('button', { name: say('clear') }).click();
    await expect(page).toHaveURL(`${salePath}?view=map`);
    await sheet.getByRole('button', { name: say('close') }).focus();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(filters).toBeFocused();
    await expect(page.locator('.list-bar'), 'out of reach behind the map').toHaveJSProperty('inert', true);
  });
});

for (const { by, width } of [
  { by: 'mouse', width: 1440 },
  { by: 'finger', width: 390 },
] as const)
  test.describe(`an area drawn by ${by} at ${width}`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: by === 'finger' });

    test('narrows the list, stands in the address, and goes with one tap', async ({ page }) => {
      await page.goto(`${salePath}?view=map`);
      await drawn(page);
      const all = await page.locator('.list-map__close').textContent();
      await map(page)
        .getByRole('button', { name: text('fr', 'map:draw') })
        .click();
      await page.locator('.list-map').scrollIntoViewIfNeeded();
      const frame = await page.locator('.list-map__frame').boundingBox();
      if (!frame) throw new Error('The map is not to be seen.');
      const reach = Math.min(frame.width, frame.height) / 4;
      await drawAlong(
        page,
        by,
        Array.from({ length: 40 }, (_, step) => ({
          x: frame.x + frame.width / 2 + reach * Math.cos(step / 6.3),
          y: frame.y + frame.height / 2 + reach * Math.sin(step / 6.3),
        })),
      );
      await expect(page).toHaveURL(/[?&]shape=[\w-]{12,}$/, { timeout: 30_000 });
      await expect(page.locator('.list-map__close')).not.toHaveText(all ?? '');
      const ids = await shownIds(page);
      await page.goto(page.url().replace('view=map&', ''));
      await ready(page);
      expect(await shownIds(page)).toEqual(ids);
      await page.getByRole('button', { name: say('remove', { name: say('shape') }) }).click();
      await expect(page).toHaveURL(salePath);
    });
  });
