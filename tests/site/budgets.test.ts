import { describe, expect, test } from 'vitest';
import { expectNone } from './lib/expect-none.ts';
import { OUTPUTS, siteOf } from './lib/outputs.ts';
import type { Page } from './lib/page.ts';
import type { Site } from './lib/site.ts';
import { brotliSize, cssWeight, firstVisitWeight, jsWeight } from './lib/weight.ts';

/**
 * The size of the code that reports consent, views and events to the measuring tools. Only sites that name a
 * tool in `site.json` load it, and they load third-party scripts a hundred times its size.
 */
const MEASURING = 1_700;

/** The additional bytes for a page with a form, whose script must answer every press within ten seconds. */
const FORM = 2000;

const allowanceOf = ({ html }: Page): number => (html.includes('data-form=') ? FORM : 0);

/** Bytes after brotli, before any interaction (design, section 11). Raised only in a commit that says why. */
const BUDGETS: { what: string; bytes: number; weigh: (site: Site, page: Page) => number }[] = [
  { what: 'HTML', bytes: 14_000, weigh: (_, page) => brotliSize(page.html, 14_000) },
  { what: 'CSS', bytes: 12_000, weigh: cssWeight },
  { what: 'JavaScript', bytes: 10_000, weigh: (site, page) => jsWeight(site, page) - allowanceOf(page) },
  { what: 'JavaScript of a first visit with the consent dialog', bytes: 80_000, weigh: firstVisitWeight },
];

describe.each(OUTPUTS)('$out', (output) => {
  test('a first visit is asked for consent on every page with a footer, which the budget counts', () => {
    const site = siteOf(output);
    const pages = [...site.pages.values()].filter(({ html }) => html.includes('data-consent-config'));
    expect(pages.length).toBeGreaterThan(10);
    expectNone(
      pages
        .filter((page) => firstVisitWeight(site, page) < jsWeight(site, page) + 50_000)
        .map(({ path }) => `${path}: the dialog is not counted`),
    );
  });

  test.each(BUDGETS)('$what of every page within $bytes bytes', ({ what, bytes, weigh }) => {
    const site = siteOf(output);
    const measures = [...site.pages.values()].some(({ html }) => html.includes('/MeasuredStart.'));
    const limit = what === 'JavaScript' && measures ? bytes + MEASURING : bytes;
    const weights = [...site.pages.values()].map((page) => ({ path: page.path, weight: weigh(site, page) }));
    expectNone(
      weights
        .filter(({ weight }) => weight > limit)
        .sort((left, right) => right.weight - left.weight)
        .map(({ path, weight }) => `${path}: ${weight} bytes`),
    );
  });
});
