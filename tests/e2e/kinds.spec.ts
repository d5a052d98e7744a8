import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { contentOf, kindsOf, main } from './lib/content.ts';
import { SITES } from './lib/sites.ts';
import { seeAll, watch } from './lib/watch.ts';

const WIDTHS = [390, 1440];

/** WCAG 2.2 AA and what axe calls best practice; no rule is switched off. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function axeProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 5).map((node) => `${id}: ${help}: ${node.target.join(' ')} ${node.html.slice(0, 120)}`),
  );
}

/** By how many pixels a page is wider than its window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const fixture = contentOf(SITES.fixture);
const KINDS = [
  ...kindsOf(main, 'fr').map((kind) => ({ ...kind, site: 'main' })),
  // German has no content of its own: a German page around French texts.
  ...kindsOf(main, 'de')
    .filter(({ name }) => /^(page \/|page \/for-sale\/|property .*|article .*)$/.test(name))
    .map((kind) => ({ ...kind, site: 'main, de' })),
  ...kindsOf(fixture, fixture.table.defaultLocale).map((kind) => ({ ...kind, site: 'fixture' })),
];

for (const { name, site, url } of KINDS) {
  const status = name === 'page not found' ? 404 : 200;

  for (const width of WIDTHS) {
    test(`${site}: ${name} at ${width}: quiet, steady, accessible`, async ({ browser }) => {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      const watching = await watch(page, new URL(url).origin, status);
      const response = await page.goto(url);
      expect(response?.status()).toBe(status);
      await seeAll(page);
      expect.soft(await watching.layoutShift(), 'layout shift').toBe(0);
      expect.soft(await overflow(page), 'pixels wider than the window').toBe(0);
      expect.soft(await axeProblems(page)).toEqual([]);
      expect(watching.problems).toEqual([]);
      await page.close();
    });
  }

  test(`${site}: ${name} at 320 pixels and at 200 %: no sideways scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(url);
    expect.soft(await overflow(page), 'at 320 pixels').toBe(0);
    // A window of 1280 pixels at 200 % is 640 wide to the page.
    await page.setViewportSize({ width: 640, height: 450 });
    expect(await overflow(page), 'at 200 %').toBe(0);
  });
}
