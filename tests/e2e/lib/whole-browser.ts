import { test } from '@playwright/test';
import { findBrowser } from '../../../scripts/testing/browser.ts';

/** Tests in Chromium itself, for what the one without a window lacks: a page cache, an estimate of the line's speed. */
export const inWholeBrowser = test.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const executablePath = findBrowser();
      await use({ ...launchOptions, ...(executablePath && { executablePath }) });
    },
    { scope: 'worker' },
  ],
});
