import { expect, type Page } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../../scripts/gates/browser.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? findBrowser();

/** A browser with its page cache, as visitors have it: test drivers switch it off. For `test.use`. */
export const WITH_PAGE_CACHE = {
  launchOptions: {
    args: BROWSER_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  },
};

/** Marks the page, to know it again. To be called before it is left. */
export const markPage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset['returned'] = '';
    });
  });

/** Goes back to a marked page, and makes sure that it came from the page cache: else nothing would be tested. */
export async function goBackToMarked(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
  await expect(page.locator('html'), 'the page comes from the page cache').toHaveAttribute(
    'data-returned',
    '',
  );
}
