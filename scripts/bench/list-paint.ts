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
  /** From the change to the frame that shows the live counts of the filters too. */
  counts: Timing;
  /** Processor time of the page's own thread until the list is painted: what else the machine does is not in it. */
  listWork: Timing;
  /** The same until the counts are painted. */
  countsWork: Timing;
}

/**
 * How long the built site's list takes in a browser from a change of its filters and order to the frame that shows the
 * result, over a catalogue as large as the site's. The cards have the built site's pictures, which the browser keeps
 * as it does for whoever goes from list to list.
 *
 * A change is timed as a visitor lives it: it comes at any moment between two frames, when the page has come to rest,
 * and its time ends with the first task after its frame, asked for while the frame was prepared: then the page has handed
 * the frame on to be shown. So the wait for the frame's turn (up to 17 ms) is part of it. A message in that task's place
 * takes a way through other threads, and pictures that come meanwhile go first. What the browser itself reports of an
 * event until it is shown is rounded to 8 ms, too coarse to compare two builds.
 * @returns nothing where no site is built, or there is no browser
 */
export async function measureListPaint(site: Site, locale: Locale): Promise<PaintTiming | undefined> {
  const path = site.table.byKey.get('/for-sale/')?.paths[locale];
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
    // Else every picture asks here first.
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

/** The pictures of a built catalogue in turn, over and over. */
function picturesIn(file: string): () => readonly string[] {
  const { rows } = decodeCatalogue(JSON.parse(readFileSync(file, 'utf8')));
  const all = rows.map(({ pictures }) => pictures).filter(({ length }) => length > 0);
  let next = 0;
  return () => all[next++ % all.length] ?? [];
}

interface Change {
  /** Milliseconds until the list was painted. */
  list: number;
  /** Milliseconds until the counts were, too. */
  counts: number;
}

/** The processor time between the marks that `timesToPaint` sets, from a trace. */
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

/** Runs in the page: goes to one state of the list after another, as the history does, and waits for each frame. */
async function timesToPaint({ queries, rounds }: { queries: string[]; rounds: number }): Promise<Change[]> {
  const painted = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => void scheduler.postTask(resolve, { priority: 'user-blocking' }));
    });
  /** The page counts when its message arrives, sent while it drew: this one is sent later. */
  const counted = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  /** Now nothing is left to do; then any moment of the 17 ms between two frames. */
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
