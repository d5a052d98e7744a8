import type { BrowserContext, Page } from '@playwright/test';

export interface StandIns {
  /** Requests to any other host than the site's, in order: `load …` of a script, `collect …` of what one tells. */
  requests: string[];
  /** What a page told its tools, in order and in short. */
  calls(page: Page): Promise<string[]>;
}

/** What Google's tags do, as far as the site can notice: with consent, they tell their server each event. */
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

/** What Meta's script does: it takes over the calls that wait. */
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
 * Answers for the servers of the measuring tools, and for any other host, so that nothing leaves the machine.
 * @param known hosts that the site takes pictures from; they do not count
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
