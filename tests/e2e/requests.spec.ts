import { expect } from '@playwright/test';
import { main, pathOf } from './lib/content.ts';
import { inWholeBrowser } from './lib/whole-browser.ts';

/** A property page's requests before any scrolling or touching, with its pictures and fonts. */
const MOST = 30;

// The better it takes the line to be, the fewer pictures Chromium loads ahead.
inWholeBrowser.describe('on a phone, before scrolling', () => {
  inWholeBrowser.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    storageState: { cookies: [], origins: [] },
  });
  for (const { id } of main.content.properties.slice(0, 5))
    inWholeBrowser(`property ${id}, first visit: at most ${MOST} requests`, async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.goto(main.url + pathOf(`/property/${id}/`, 'fr'), { waitUntil: 'networkidle' });
      await expect(page.locator('dialog.consent')).toBeVisible();
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(MOST);
    });
});
