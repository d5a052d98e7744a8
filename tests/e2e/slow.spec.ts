import { expect, test } from '@playwright/test';
import { pathOf } from './lib/content.ts';
import { serveInParts } from './lib/serve-in-parts.ts';
import { SITES } from './lib/sites.ts';
import { watch } from './lib/watch.ts';

/** The CPU slowdown factor that corresponds to a mid-range phone. */
const SLOWER = 4;

// Content parsed late must not move visible content: a column beside the form, the tools at the header's end.
for (const original of ['/contact-demand/', '/for-sale/'])
  test(`${original} on a slow processor: nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const watching = await watch(page, SITES.main.url);
    await page.goto(SITES.main.url + pathOf(original, 'fr'));
    await page.waitForLoadState('networkidle');
    expect(await watching.layoutShifts()).toEqual([]);
  });

/** The delay of a page's second half on a slow connection, in milliseconds. */
const HALF_DELAY = 1500;

const NOTHING = '/fr/nothing-here/';

/** Pages sent in two parts: where the second one begins, and the window's height. */
const IN_PARTS = [
  // Inside the row above a list, whose buttons are at its end.
  {
    path: pathOf('/for-sale/', 'fr'),
    cut: (html: string) => html.lastIndexOf('<button', html.indexOf('class="list-line')),
    height: 900,
  },
  { path: pathOf('/', 'fr'), cut: (html: string) => html.length / 2, height: 900 },
  // Inside the footer, which on a page shorter than the window is at the window's bottom.
  {
    path: NOTHING,
    cut: (html: string) => html.indexOf('>', html.indexOf('<footer')) + 1,
    height: 1800,
  },
];

for (const { path, cut, height } of IN_PARTS)
  test(`${path} arrives in two parts: nothing moves when the second one comes`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height });
    const site = await serveInParts(SITES.main.url, HALF_DELAY, cut);
    try {
      const watching = await watch(page, site.url, { status: path === NOTHING ? 404 : 200 });
      await page.goto(site.url + path);
      await page.waitForLoadState('networkidle');
      expect(await watching.layoutShifts()).toEqual([]);
    } finally {
      site.close();
    }
  });

/** The fonts arrive after the first paint and before later resources. */
const FONT_DELAY = 600;

// A first visit also loads the consent dialog's styles, after the page was rendered without its fonts.
for (const original of ['/', '/for-sale/', '/contact/'])
  test(`${original} on a slow line, first visit: nothing moves when the fonts are late`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      storageState: { cookies: [], origins: [] },
    });
    const page = await context.newPage();
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, FONT_DELAY));
      await route.continue();
    });
    const watching = await watch(page, SITES.main.url);
    await page.goto(SITES.main.url + pathOf(original, 'fr'));
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await watching.layoutShifts()).toEqual([]);
    await context.close();
  });
