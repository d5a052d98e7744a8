import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { decodeCatalogue } from '../../src/features/listing/compact.ts';
import { criteriaQuery } from '../../src/features/listing/criteria-url.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { Site } from '../../src/routing/route.ts';
import { outputDir } from '../publishing/folders.ts';
import { siteServer } from '../serve/server.ts';
import { BROWSER_ARGS, findBrowser } from '../testing/browser.ts';
import { CRITERIA, catalogueFile } from './list.ts';
import { type Timing, timingOf } from './measure.ts';

const ROUNDS = 60;

export interface PaintTiming {
  /** From the change to the frame that shows the result. */
  list: Timing;
  /** From the change to the frame that also shows the filters' live counts. */
  counts: Timing;
  /**
   * Processor time of the page's main thread until the list is painted; other load of the machine is not
   * included.
   */
  listWork: Timing;
  /** The same, until the counts are painted. */
  countsWork: Timing;
}

/**
 * Measures in a browser how long the built site's list takes from a change of filters or order to the frame
 * that shows the result, with a catalogue as large as the site's. The cards have the built site's pictures,
 * which the browser caches as it does when a visitor moves from list to list.
 * A change is timed as a visitor experiences it. It comes at any moment between two frames, when the page is
 * idle. It ends with the first task after its frame, which is requested while the frame is prepared: by then
 * the page has handed the frame on to be shown. The wait for the frame (up to 17 ms) is thus included. A
 * message instead of that task would pass through other threads and wait behind arriving pictures. The
 * browser's own event timing is rounded to 8 ms, too coarse to compare two builds.
 * @returns `undefined` if no site is built or there is no browser
 */
export async function measureListPaint(site: Site, locale: Locale): Promise<PaintTiming | undefined> {
  const path = site.table.lists.sale[locale]?.paths[locale];
  const executablePath = findBrowser();
  const dir = outputDir();
  const built = join(dir, locale, 'data', 'catalogue.json');
  if (!path || !executablePath || !existsSync(join(dir, path)) || !existsSync(built)) return undefined;
  const body = catalogueFile(site, locale, picturesIn(built));
  const server = siteServer({ dir });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.route('**/catalogue.json', (route) =>
      route.fulfill({ contentType: 'application/json', body }),
    );
    await page.goto(`http://localhost:${port}${path}?sort=price&preview`);
    await page.locator('.list[data-state="ready"]').waitFor();
    // Otherwise every picture request would be intercepted here.
    await page.unrouteAll();
    const queries = CRITERIA.map((criteria) => criteriaQuery(criteria, 'preview'));
    const change = (rounds: number) => page.evaluate(timesToPaint, { queries, rounds });
    await change(2 * queries.length);
    await browser.startTracing(page, { categories: ['blink.user_timing'] });
    const times = await change(ROUNDS);
    const work = threadTimes(await browser.stopTracing());
    return {
      list: timingOf(times.map(({ list }) => list)),
      counts: timingOf(times.map(({ counts }) => counts)),
      listWork: timingOf(work.map(({ list }) => list)),
      countsWork: timingOf(work.map(({ counts }) => counts)),
    };
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

/** Returns the pictures of a built catalogue one after the other, repeatedly. */
function picturesIn(file: string): () => readonly string[] {
  const { rows } = decodeCatalogue(JSON.parse(readFileSync(file, 'utf8')));
  const all = rows.map(({ pictures }) => pictures).filter(({ length }) => length > 0);
  let next = 0;
  return () => all[next++ % all.length] ?? [];
}

interface Change {
  /** Milliseconds until the list was painted. */
  list: number;
  /** Milliseconds until the counts were painted. */
  counts: number;
}

/** The processor time between the marks of `timesToPaint`, from a trace. */
function threadTimes(trace: Buffer): Change[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: { name: string; tts?: number }[] };
  const of = (mark: string) =>
    traceEvents.filter(({ name }) => name === mark).map(({ tts = 0 }) => tts / 1000);
  const [starts, lists, counts] = [of('change'), of('list'), of('counts')];
  return starts.map((start, index) => ({
    list: (lists[index] ?? Number.NaN) - start,
    counts: (counts[index] ?? Number.NaN) - start,
  }));
}

/** Runs in the page: goes through the states of the list, as the history does, and waits for each frame. */
async function timesToPaint({ queries, rounds }: { queries: string[]; rounds: number }): Promise<Change[]> {
  const painted = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => void scheduler.postTask(resolve, { priority: 'user-blocking' }));
    });
  /** The page counts when it receives a message that it sent while drawing; this message is sent later. */
  const counted = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  /** Waits until the page is idle, then for a random part of the 17 ms between two frames. */
  const pause = async (round: number) => {
    await painted();
    await new Promise((resolve) => requestIdleCallback(resolve));
    await new Promise((resolve) => setTimeout(resolve, 20 + ((round * 5) % 17)));
  };
  const times: Change[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await pause(round);
    const { startTime } = performance.mark('change');
    history.pushState(null, '', queries[round % queries.length]);
    dispatchEvent(new PopStateEvent('popstate'));
    await painted();
    const list = performance.mark('list').startTime - startTime;
    await counted();
    await painted();
    times.push({ list, counts: performance.mark('counts').startTime - startTime });
  }
  return times;
}
