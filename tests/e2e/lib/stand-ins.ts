import type { BrowserContext, Page } from '@playwright/test';

export interface StandIns {
  /**
   * Requests to other hosts than the site's, in order: `load …` for scripts, `collect …` for their reports.
   */
  requests: string[];
  /** The calls of a page to its tools, in order, abbreviated. */
  calls(page: Page): Promise<string[]>;
}

/** A stand-in for Google's tags: with consent, they report each event to their server. */
const GOOGLE = `(() => {
  const tell = (entry) => {
    const name = entry.event || (entry[0] === 'event' && entry[1]);
    if (name && !name.startsWith('gtm.')) new Image().src = 'https://www.google-analytics.com/g/collect?en=' + name;
  };
  const layer = window.dataLayer;
  if (layer.isHeard) return;
  layer.isHeard = true;
  layer.forEach(tell);
  const push = layer.push;
  layer.push = (...entries) => { entries.forEach(tell); return push.apply(layer, entries); };
})();`;

/** A stand-in for Meta's script, which takes over the queued calls. */
const META = `(() => {
  const tell = (call) => { if (call[0].startsWith('track')) new Image().src = 'https://www.facebook.com/tr?ev=' + call[1]; };
  window.fbq.callMethod = (...call) => tell(call);
  window.fbq.queue.splice(0).forEach(tell);
})();`;

const short = (url: URL): string => {
  const event = url.searchParams.get('en') ?? url.searchParams.get('ev');
  return event ? `collect ${event}` : `load ${url.pathname.slice(1).replace('en_US/', '')}`;
};

/**
 * Answers for the measuring tools' servers and any other host, so that no request leaves the machine.
 * @param known hosts of the site's pictures, which are not recorded
 */
export async function standIns(context: BrowserContext, known: readonly string[] = []): Promise<StandIns> {
  const requests: string[] = [];
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      const url = new URL(route.request().url());
      if (known.includes(url.origin)) return route.fulfill({ status: 204 });
      requests.push(short(url));
      const isScript = route.request().resourceType() === 'script';
      return route.fulfill(
        isScript
          ? { contentType: 'text/javascript', body: url.hostname === 'connect.facebook.net' ? META : GOOGLE }
          : { status: 204 },
      );
    },
  );
  return {
    requests,
    calls: (page) =>
      page.evaluate(() =>
        (window as unknown as { dataLayer: (Record<number, unknown> & { event?: string })[] }).dataLayer.map(
          (entry) => {
            if (entry.event) return entry.event;
            if (entry[0] === 'js') return 'js';
            if (entry[0] !== 'consent') return `${entry[0]} ${entry[1]}`;
            const { wait_for_update: wait, ...modes } = entry[2] as Record<string, unknown>;
            return ['consent', entry[1], ...new Set(Object.values(modes)), wait].filter(Boolean).join(' ');
          },
        ),
      ),
  };
}
