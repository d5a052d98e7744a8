import { expect, test } from '@playwright/test';
import { goalProperties } from '../../src/routing/listed.ts';
import { pagedPath } from '../../src/routing/table.ts';
import { anyRecord, onMarket } from '../../src/snapshot/market.ts';
import { chooseLanguage, main, pathOf, text } from './lib/content.ts';

test.use({ javaScriptEnabled: false });

const { content, table } = main;
const { pageSize } = content.site.options;
const market = onMarket(content.properties, content.site);

for (const [goal, original] of [
  ['sale', '/for-sale/'],
  ['rent', '/for-rent/'],
] as const) {
  test(`the list of properties for ${goal} is complete, page by page`, async ({ page }) => {
    const wanted = goalProperties(market, goal).map(
      ({ id }) => table.byKey.get(`/property/${id}/`)?.paths.fr,
    );
    const route = table.byKey.get(original);
    const found = new Set<string | null>();
    for (let number = 1; route && number <= route.pageCount; number += 1) {
      await page.goto(pagedPath(route, 'fr', number));
      const links = page.locator('main a');
      const hrefs = await links.evaluateAll((elements) =>
        elements.map((element) => element.getAttribute('href')),
      );
      const cards = new Set(hrefs.filter((href) => wanted.includes(href ?? undefined)));
      expect(cards.size).toBeLessThanOrEqual(pageSize);
      for (const href of cards) found.add(href);
    }
    expect([...found].sort()).toEqual([...wanted].sort());
  });
}

test('the pages of a list lead to one another', async ({ page }) => {
  const route = table.routes.find((entry) => entry.pageCount > 1);
  expect(route, 'a list of two pages').toBeDefined();
  if (!route) return;
  await page.goto(route.paths.fr);
  await page.getByRole('link', { name: text('fr', 'pagination.next') }).click();
  await expect(page).toHaveURL(pagedPath(route, 'fr', 2));
  await page.getByRole('link', { name: text('fr', 'pagination.previous') }).click();
  await expect(page).toHaveURL(route.paths.fr);
});

test('a property shows its description, its facts and its pictures', async ({ page }) => {
  const property = market.find(
    (entry) => anyRecord(entry).Description && anyRecord(entry).PictureItems.length > 0,
  );
  const record = property?.records.fr;
  await page.goto(table.byKey.get(`/property/${property?.id}/`)?.paths.fr ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(record?.TypeDescription ?? '');
  for (const paragraph of record?.Description?.split(/\n\s*\n/) ?? [])
    await expect(page.getByText(paragraph.trim(), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: text('fr', 'property:facts') })).toBeVisible();
  const picture = page.locator('main img').first();
  await expect(picture).toBeVisible();
  // Only the map's own page says that it needs a script.
  await page.locator('.place-map').scrollIntoViewIfNeeded();
  const excuse = page.frameLocator('.place-map iframe').locator('noscript p');
  await expect(excuse).toBeVisible();
  await expect(excuse).toHaveText(text('fr', 'map:noScript'));
  await expect(page.locator('.place-map noscript')).toHaveCount(0);
  // No tool without a function is visible.
  await expect(page.locator('main button').filter({ visible: true })).toHaveCount(0);
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
});

test('an article shows its text', async ({ page }) => {
  const article = table.routes.find(
    (route) => route.target.type === 'article' && route.languages.includes('fr'),
  );
  await page.goto(article?.paths.fr ?? '');
  expect((await page.locator('main').textContent())?.length).toBeGreaterThan(2000);
});

test('sub-menu, extra menu and drawer open', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pathOf('/', 'fr'));
  const submenu = page.locator('details[data-submenu]').first();
  await submenu.locator('summary').click();
  await expect(submenu.getByRole('link').first()).toBeVisible();
  await page.getByRole('button', { name: text('fr', 'menu.openMore') }).click();
  await expect(page.getByRole('navigation', { name: text('fr', 'menu.more'), exact: true })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathOf('/', 'fr'));
  await page.getByRole('button', { name: text('fr', 'menu'), exact: true }).click();
  const drawer = page.getByRole('dialog', { name: text('fr', 'menu') });
  await expect(drawer).toBeVisible();
  await drawer.locator(`a[href="${pathOf('/for-rent/', 'fr')}"]`).click();
  await expect(page).toHaveURL(pathOf('/for-rent/', 'fr'));
});

test('the bare address offers every language', async ({ page }) => {
  await page.goto('/');
  // Some browsers follow the refresh at once, so the page with the choice is already gone.
  if (new URL(page.url()).pathname !== '/') return;
  for (const locale of table.locales)
    await expect(page.locator(`a[href="/${locale}/"]`).first()).toBeVisible();
});

test('the language links work', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pathOf('/contact/', 'fr'));
  await chooseLanguage(page, 'fr', 'nl');
  await expect(page).toHaveURL(pathOf('/contact/', 'nl'));
});
