import { expect, type Page, test } from '@playwright/test';
import { findSimilar } from '../../src/screens/similar.ts';
import { anyRecord, onMarket } from '../../src/snapshot/market.ts';
import { main, pathOf } from './lib/content.ts';

/** The number of rows in each card grid with this many columns. */
const rows = (page: Page, columns: number) =>
  page
    .locator(`main .card-grid[data-columns="${columns}"]`)
    .evaluateAll((grids) =>
      grids.map((grid) => new Set([...grid.children].map((card) => card.getBoundingClientRect().top)).size),
    );

test('four newest and four of the team stand in one row at 1024 px, three articles at 768 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto(pathOf('/', 'fr'));
  expect(await rows(page, 4)).toEqual([1, 1]);
  await page.setViewportSize({ width: 768, height: 800 });
  expect(await rows(page, 4)).toEqual([2, 2]);
  expect(await rows(page, 3)).toEqual([1]);
});

test('among similar properties a life annuity’s price stands in two lines, however narrow its card', async ({
  page,
}) => {
  const { properties, site } = main.content;
  const { similarProperties } = site.options;
  const beside = onMarket(properties, site).find((property) =>
    findSimilar(main.content)(property, similarProperties).some(
      (other) => anyRecord(other).ViagerIndexedRent,
    ),
  );
  await page.goto(pathOf(`/property/${beside?.id}/`, 'de'));
  const price = page.locator('.property__similar .card__price', { hasText: 'Einmalzahlung' });
  for (const width of [320, 700, 768, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await price.evaluateAll((prices) =>
      prices.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      }),
    );
    expect(new Set(lines), `${width} px`).toEqual(new Set([2]));
  }
});

test('a table on a phone scrolls by itself and breaks no word of its head', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathOf('/Privacy/', 'fr'));
  const heads = await page.locator('main th').evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size;
      return {
        text: cell.textContent,
        isWhole: lines <= (cell.textContent?.trim().split(/\s+/).length ?? 0),
      };
    }),
  );
  expect(heads.length).toBeGreaterThan(2);
  expect(heads.filter(({ isWhole }) => !isWhole)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
