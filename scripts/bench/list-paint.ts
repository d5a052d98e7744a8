import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { criteriaQuery } from '../../src/features/listing/criteria-url.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { Site } from '../../src/routing/site.ts';
import { BROWSER_ARGS, findBrowser } from '../gates/browser.ts';
import { outputDir } from '../output/folders.ts';
import { siteServer } from '../serve/server.ts';
import { CRITERIA, catalogueFile } from './list.ts';
import { type Timing, timingOf } from './measure.ts';

const ROUNDS = 40;

export interface PaintTiming extends Timing {
  /** Processor time that the page's own thread needs for one change, whatever else the machine does. */
  work: number;
}

/**
 * How long the built site's list takes in a browser from a change of its filters and order to the frame that shows the
 * result, live counts and cards included, over a catalogue as large as the site's.
 * @returns nothing where no site is built, or there is no browser
 */
export async function measureListPaint(site: Site, locale: Locale): Promise<PaintTiming | undefined> {
  const path = site.table.byKey.get('/for-sale/')?.paths[locale];
  const executablePath = findBrowser();
  const dir = outputDir();
  if (!path || !executablePath || !existsSync(join(dir, path))) return undefined;
  const server = siteServer({ dir });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const body = catalogueFile(site, locale);
    await page.route('**/catalogue.json', (route) =>
      route.fulfill({ contentType: 'application/json', body }),
    );
    // The addresses of the made-up pictures lead nowhere.
    await page.route(/\.(avif|webp|jpg)$/, (route) => route.abort());
    await page.goto(`http://localhost:${port}${path}?sort=price&preview`);
    await page.locator('.list[data-state="ready"]').waitFor();
    const queries = CRITERIA.map((criteria) => criteriaQuery(criteria, 'preview'));
    await page.evaluate(timesToPaint, { queries, rounds: 5 });
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    const work = async () =>
      (await client.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')
        ?.value ?? 0;
    const before = await work();
    const times = await page.evaluate(timesToPaint, { queries, rounds: ROUNDS });
    return { ...timingOf(times), work: (1000 * ((await work()) - before)) / ROUNDS };
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

/** Runs in the page: goes to one state of the list after another, as the history does, and waits for each frame. */
async function timesToPaint({ queries, rounds }: { queries: string[]; rounds: number }): Promise<number[]> {
  const painted = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        // A message is delivered after the frame has been drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    });
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await painted();
    const started = performance.now();
    history.pushState(null, '', queries[round % queries.length]);
    dispatchEvent(new PopStateEvent('popstate'));
    await painted();
    times.push(performance.now() - started);
  }
  return times;
}
