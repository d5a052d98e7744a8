import { expect, test } from '@playwright/test';
import { axeProblems } from './lib/axe.ts';
import { contentOf, kindsOf, main } from './lib/content.ts';
import { overflow } from './lib/overflow.ts';
import { SITES } from './lib/sites.ts';
import { seeAll, watch } from './lib/watch.ts';

const WIDTHS = [390, 1440];

const LEGAL = /\/(Privacy|Cookie-policy|Disclaimer)\/$/;

const fixture = contentOf(SITES.fixture);
const KINDS = [
  ...kindsOf(main, 'fr').map((kind) => ({ ...kind, site: 'main' })),
  // The longest words.
  ...kindsOf(main, 'de')
    .filter(({ name }) => /^(page \/|page \/for-sale\/|property .*|article .*)$/.test(name))
    .map((kind) => ({ ...kind, site: 'main, de' })),
  // The fixture has no German content, so these are German pages with texts of another language.
  ...kindsOf(fixture, 'de')
    .filter(({ name }) => /^property /.test(name))
    .slice(0, 1)
    .map((kind) => ({ ...kind, site: 'fixture, de' })),
  // Kinds of pages that the agency's own site already covers are left out.
  ...kindsOf(fixture, fixture.table.defaultLocale)
    .filter(({ name }) => /^(page|property|project) /.test(name) && !LEGAL.test(name))
    .map((kind) => ({ ...kind, site: 'fixture' })),
];

/** Windows to which a loaded page is resized: a small phone, and 1280 pixels at 200 % zoom. */
const NARROW: Record<number, { width: number; height: number }> = {
  390: { width: 320, height: 640 },
  1440: { width: 640, height: 450 },
};

for (const { name, site, url, mediaHosts } of KINDS) {
  const status = name === 'page not found' ? 404 : 200;

  for (const width of WIDTHS) {
    test(`${site}: ${name} at ${width}: quiet, steady, accessible`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const watching = await watch(page, new URL(url).origin, { status, mediaHosts });
      const response = await page.goto(url);
      expect(response?.status()).toBe(status);
      await page.waitForLoadState('networkidle', { timeout: 45_000 });
      expect.soft(await watching.layoutShifts(), 'layout shifts while loading').toEqual([]);
      await seeAll(page);
      expect.soft(await watching.layoutShifts(), 'layout shifts in all').toEqual([]);
      expect.soft(await overflow(page), 'sideways').toEqual([]);
      expect.soft(await axeProblems(page), 'axe').toEqual([]);
      await page.setViewportSize(NARROW[width] ?? { width, height: 900 });
      expect.soft(await overflow(page), `sideways at ${NARROW[width]?.width}`).toEqual([]);
      expect(watching.problems, 'console and network').toEqual([]);
    });
  }
}
