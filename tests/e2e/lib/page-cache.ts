import type { Page } from '@playwright/test';
import { inWholeBrowser } from './whole-browser.ts';

const KEPT = 'This page comes from the page cache.';

/** Tests in a browser that keeps the pages that are left, as visitors' browsers do; test drivers switch that off. */
export const withPageCache = inWholeBrowser.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    await context.addInitScript((words) => {
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) console.info(words);
      });
    }, KEPT);
    await use(context);
  },
});

/**
 * Goes back by one or more pages. Fails if the page is loaded again, because the test would then prove
 * nothing.
 */
export async function goBackToKept(page: Page, pages = 1): Promise<void> {
  await Promise.all([
    page.waitForEvent('console', { predicate: (message) => message.text() === KEPT, timeout: 10_000 }),
    page.evaluate((count) => history.go(-count), pages),
  ]);
}
