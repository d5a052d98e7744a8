import type { Page } from '@playwright/test';

/** The smallest PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The problems recorded while a page is open. */
export interface Watch {
  problems: string[];
  /** Each shift with its size and the shifted elements. */
  layoutShifts(): Promise<string[]>;
}

/**
 * Watches a page from its first byte: console messages, exceptions, violations of the content security
 * policy, requests that fail or leave the site, and layout shifts.
 * @param status the expected status of the page itself
 * @param mediaHosts hosts of the site's pictures, for which one of ours is served
 */
export async function watch(
  page: Page,
  origin: string,
  { status = 200, mediaHosts = [] }: { status?: number; mediaHosts?: string[] } = {},
): Promise<Watch> {
  const problems: string[] = [];
  for (const host of mediaHosts)
    await page.route(`${host}/**`, (route) => route.fulfill({ contentType: 'image/png', body: PIXEL }));
  page.on('console', (message) => {
    const isOwnStatus = status !== 200 && message.text().includes(`status of ${status}`);
    // Messages of a headless browser's software graphics driver are not caused by the page.
    const isDriver = message.text().includes('GL Driver Message');
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus && !isDriver)
      problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    const isKnown = [origin, ...mediaHosts].some((known) => url.startsWith(`${known}/`));
    if (!isKnown && !url.startsWith('data:')) problems.push(`request to ${url}`);
  });
  page.on('requestfailed', (request) => {
    // Videos and lazy pictures may be aborted when the page is left.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !(isPage && response.status() === status))
      problems.push(`${response.status()} for ${response.url()}`);
  });
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node.cloneNode() : node));
        const names = nodes.map((node) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent,
        );
        // Shifts by a rounded fraction of a pixel are not visible.
        if (!entry.hadRecentInput && entry.value >= 0.00005)
          shifts.push(`${entry.value.toFixed(4)} ${names.join(' ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(`CSP ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`),
    );
  });
  return {
    problems,
    layoutShifts: () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts),
  };
}

/** Missing in the DOM's types. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Scrolls a page to its end and back, so that everything deferred is loaded. */
export async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => setTimeout(resolve, 30));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
  await page.waitForLoadState('networkidle', { timeout: 45_000 });
}
