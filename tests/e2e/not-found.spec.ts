import { expect, type Page, test } from '@playwright/test';
import { LOCALES } from '../../src/i18n/locales.ts';
import { main, pathOf, text } from './lib/content.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('the address of a property that there is not', () => {
  for (const locale of LOCALES)
    test(`says so, with the search and the properties of the place: ${locale}`, async ({ page }) => {
      const city = main.table.routes.find(({ target }) => target.type === 'landing' && target.by === 'city');
      const place = city?.paths[locale] ?? '';
      const response = await page.goto(`${place}x/99999/`);
      expect(response?.status()).toBe(404);
      await expect(title(page)).toHaveText(text(locale, 'error.property'));
      await expect(page).toHaveTitle(new RegExp(text(locale, 'error.property')));
      await expect(page.getByText(text(locale, 'notFound.property'))).toBeVisible();
      await expect(page.locator('main .button:not(.button--quiet)')).toHaveText([
        text(locale, 'notFound.search'),
      ]);
      await page.getByRole('button', { name: text(locale, 'notFound.search') }).click();
      await expect(page.getByRole('dialog', { name: text(locale, 'search:open') })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: text(locale, 'notFound.place') }).click();
      await expect(page).toHaveURL(place);
    });

  test('offers no place that there is not', async ({ page }) => {
    await page.goto(`${pathOf('/for-sale/', 'fr')}atlantis/x/99999/`);
    await expect(title(page)).toHaveText(text('fr', 'error.property'));
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('link', { name: text('fr', 'notFound.place') })).toBeHidden();
  });

  test('by its number alone, with and without a language', async ({ page }) => {
    for (const path of ['/fr/property/99999/', '/property/99999/']) {
      await page.goto(path);
      await expect(title(page)).toHaveText(text('fr', 'error.property'));
    }
  });

  test('a later page of a list is no property', async ({ page }) => {
    await page.goto(`${pathOf('/for-sale/', 'fr')}page/99/`);
    await expect(title(page)).toHaveText(text('fr', 'notFound.title'));
  });
});

test('capitals and accents in an address lead to the page', async ({ page }) => {
  await page.goto('/FR/a-vendre/?type=1');
  await expect(page).toHaveURL('/fr/a-vendre/?type=1');
  await page.goto('/fr/Qui-Sommes-Nous/Notre-Équipe/');
  await expect(page).toHaveURL('/fr/qui-sommes-nous/notre-equipe/');
});

test('an address in capitals that leads nowhere speaks its language', async ({ page }) => {
  const response = await page.goto('/EN/Nothing-Here/');
  expect(response?.status()).toBe(404);
  await expect(title(page)).toHaveText(text('en', 'notFound.title'));
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('the general text stays', async ({ page }) => {
    await page.goto('/fr/property/99999/');
    await expect(title(page)).toHaveText(text('fr', 'notFound.title'));
    await expect(page.locator('[data-search]')).toBeHidden();
  });
});

test('the page for all languages, of plain hosts, begins with that of the address', async ({ page }) => {
  await page.route('**/nl/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    return route.fulfill({ status: 404, path: `${main.out}/404.html`, contentType: 'text/html' });
  });
  await page.goto('/nl/nothing/');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(text('nl', 'notFound.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
  await page.goto('/nl/property/99999/');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(text('nl', 'error.property'));
});
