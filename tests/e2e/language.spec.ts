import { type Browser, expect, test } from '@playwright/test';
import { inLanguage } from '../../src/routing/resolve.ts';
import { pagedPath } from '../../src/routing/table.ts';
import { chooseLanguage, main, pathOf } from './lib/content.ts';

const { table } = main;

const list = table.routes.find((route) => route.pageCount > 1);
const property = table.routes.find((route) => route.target.type === 'property');
const article = table.routes.find((route) => route.target.type === 'article');

const PATHS = [
  pathOf('/', 'fr'),
  pathOf('/contact-demand/', 'fr'),
  ...(list ? [pagedPath(list, 'fr', 2)] : []),
  ...(property ? [property.paths.fr] : []),
  ...(article ? [article.paths.fr] : []),
];

for (const path of PATHS) {
  for (const locale of table.locales.filter((code) => code !== 'fr')) {
    test(`from ${path} to the same page in ${locale}, and back`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await chooseLanguage(page, 'fr', locale);
      await expect(page).toHaveURL(inLanguage(table, path, locale));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await chooseLanguage(page, locale, 'fr');
      await expect(page).toHaveURL(path);
    });
  }
}

/** The page at which a visitor with a preferred language arrives. */
async function arriveAt(browser: Browser, locale: string): Promise<string> {
  const page = await browser.newPage({ locale });
  await page.goto('/');
  await page.waitForURL(/\/[a-z]{2}\/$/);
  const { pathname } = new URL(page.url());
  await page.close();
  return pathname;
}

for (const [browserLanguage, locale] of [
  ['nl-BE', 'nl'],
  ['en-GB', 'en'],
  ['de-DE', 'de'],
  ['fr-FR', 'fr'],
  ['ja-JP', table.defaultLocale],
] as const) {
  test(`the bare address leads a browser in ${browserLanguage} to ${locale}`, async ({ browser }) => {
    expect(await arriveAt(browser, browserLanguage)).toBe(pathOf('/', locale));
  });
}

test('the language chosen before wins', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(pathOf('/', 'fr'));
  await chooseLanguage(page, 'fr', 'en');
  await expect(page).toHaveURL(pathOf('/', 'en'));
  await page.goto('/');
  await expect(page).toHaveURL(pathOf('/', 'en'));
});

test('a page not found speaks the language of the address', async ({ page }) => {
  for (const locale of table.locales) {
    const response = await page.goto(`/${locale}/no/such/page/`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  }
});
