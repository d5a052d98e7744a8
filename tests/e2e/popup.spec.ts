import { expect, type Page, test } from '@playwright/test';
import { axeProblems } from './lib/axe.ts';
import { contentOf, pathOf, text } from './lib/content.ts';
import { SITES } from './lib/sites.ts';

const fixture = contentOf(SITES.fixture);
const { popup } = fixture.content;
const url = (path: string) => fixture.url + pathOf(path, 'fr', fixture);
const home = url('/');
const shown = (page: Page) => page.getByRole('dialog', { name: popup.title?.fr ?? '' });
const close = (page: Page) => shown(page).getByRole('button', { name: text('fr', 'menu.close') });

/** Opens a page with a clock that the test controls. */
async function open(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await page.goto(address);
}
const wait = (page: Page, seconds = popup.delay) => page.clock.runFor(seconds * 1000);

test('it comes after its delay, disturbs nothing, and closing it dismisses it for the session', async ({
  page,
}) => {
  await open(page, home);
  await wait(page, popup.delay - 1);
  await expect(shown(page)).toBeHidden();
  await wait(page, 1);
  await expect(shown(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  expect(await axeProblems(page, '.popup')).toEqual([]);
  await close(page).press('Enter');
  await expect(shown(page)).toBeHidden();
  await page.goto(url('/contact/'));
  await wait(page, 2 * popup.delay);
  await expect(shown(page)).toBeHidden();
});

test('Escape dismisses it', async ({ page }) => {
  await open(page, home);
  await wait(page);
  await expect(shown(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shown(page)).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('popup'))).toBe('dismissed');
});

test('following its link dismisses it, and so does being where it leads', async ({ page }) => {
  await open(page, home);
  await wait(page);
  await shown(page).getByRole('link').click();
  await expect(page).toHaveURL(url(popup.link));
  await page.goto(home);
  await wait(page);
  await expect(shown(page)).toBeHidden();
});

test('a link to another site opens a tab of its own, and closes it here', async ({ page, context }) => {
  await context.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'elsewhere' }));
  await open(page, home);
  await wait(page);
  const link = shown(page).getByRole('link');
  await link.evaluate((element: HTMLAnchorElement) => {
    element.href = 'https://elsewhere.example/';
    element.target = '_blank';
  });
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(tab).toHaveURL('https://elsewhere.example/');
  await expect(shown(page)).toBeHidden();
  await expect(page).toHaveURL(home);
});

for (const [name, address] of [
  ['the page that it leads to', url(popup.link)],
  ['an address with “modal-clicked”', `${home}?modal-clicked=1`],
] as const)
  test(`${name} dismisses it for the session`, async ({ page }) => {
    await open(page, address);
    await page.goto(home);
    await wait(page);
    await expect(shown(page)).toBeHidden();
  });

test('someone who writes is left in peace until the field is left', async ({ page }) => {
  await open(page, home);
  const field = page.locator('.banner').getByLabel(text('fr', 'search:label'));
  await field.focus();
  await wait(page);
  await expect(shown(page)).toBeHidden();
  await field.evaluate((input: HTMLElement) => input.blur());
  await wait(page, 1);
  await expect(shown(page)).toBeVisible();
});

test.describe('with the consent dialog', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('never both at once', async ({ page }) => {
    await open(page, home);
    const consent = page.getByRole('dialog', { name: text('fr', 'consent:title') });
    await expect(consent).toBeVisible();
    await wait(page);
    await expect(shown(page)).toBeHidden();
    await consent.getByRole('button', { name: text('fr', 'consent:declineAll') }).click();
    await expect(shown(page)).toBeVisible();
    // When the consent dialog is opened again, the popup is hidden.
    await page
      .locator('footer')
      .getByRole('link', { name: text('fr', 'consent:settings') })
      .focus();
    await page.keyboard.press('Enter');
    await expect(consent).toBeVisible();
    await expect(shown(page)).toBeHidden();
  });
});
