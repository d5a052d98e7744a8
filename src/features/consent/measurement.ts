import type { Measured, MeasuredEvent, MeasureParams } from '../../ui/measure.ts';
import { CATEGORIES, type Grants, NONE } from './consent.ts';
import { allowedTools, type MeasurementIds } from './tools.ts';

/** How long the tools wait for a choice, in milliseconds (specification, section 4). */
const WAIT = 500;

/** Meta's function, with the properties that its script expects to find before it is loaded. */
type Pixel = ((...call: unknown[]) => void) & {
  callMethod?: (...call: unknown[]) => void;
  queue?: unknown[];
  push?: unknown;
  loaded?: boolean;
  version?: string;
};

/** The globals that the measuring tools add to the window. */
export interface MeasuredWindow {
  dataLayer?: unknown[];
  gtag?: (...command: unknown[]) => void;
  fbq?: Pixel;
  _fbq?: Pixel;
}

export interface PageView {
  page_location: string;
  page_referrer: string;
}

export interface Measurement {
  /**
   * Reports a choice to all tools and loads those that it allows.
   * @returns `mustReload`: whether a running tool is not allowed any more; it is silenced until the page is
   *   reloaded
   */
  choose(grants: Grants): { mustReload: boolean };
  pageView(view: PageView): void;
  event(measured: Measured): void;
}

/** Meta's names for events with the same meaning; other events keep their own name. */
const PIXEL_EVENTS: Partial<Record<MeasuredEvent, string>> = {
  form_sent: 'Lead',
  call: 'Contact',
  mail: 'Contact',
  shortlist: 'AddToWishlist',
  search: 'Search',
};

/**
 * Sets the consent defaults to denied before anything is reported. No tool is loaded until a choice allows
 * it; until then, reports are queued in this page and sent nowhere.
 * @param load adds the script of a third party to the page
 */
export function startMeasurement(
  ids: MeasurementIds,
  page: MeasuredWindow,
  load: (address: string) => void,
): Measurement {
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  // biome-ignore-start lint/complexity/noArguments: Google's tag requires an arguments object
  const gtag = function (..._command: unknown[]) {
    layer.push(arguments);
  };
  // biome-ignore-end lint/complexity/noArguments: see above
  page.gtag ??= gtag;

  const modeOf = (grants: Grants) =>
    Object.fromEntries(CATEGORIES.map((category) => [category, grants[category] ? 'granted' : 'denied']));
  gtag('consent', 'default', { ...modeOf(NONE), wait_for_update: WAIT });

  const running = new Set<string>();
  let grants = NONE;

  /** Google's tag serves analytics and ads: it is loaded once, and configured with each id. */
  const loadGoogle = (id: string) => {
    if (!running.has('analytics') && !running.has('ads')) {
      gtag('js', new Date());
      load(`https://www.googletagmanager.com/gtag/js?id=${id}`);
    }
    // Page views are reported with the campaign's parameters, so the tag must not send its own.
    gtag('config', id, { send_page_view: false });
  };

  const start: Record<ReturnType<typeof allowedTools>[number], () => void> = {
    analytics: () => loadGoogle(ids.analyticsId),
    ads: () => loadGoogle(ids.adsId),
    tagManager: () => {
      layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      load(`https://www.googletagmanager.com/gtm.js?id=${ids.tagManagerId}`);
    },
    pixel: () => {
      page.fbq ??= waitingPixel(page);
      load('https://connect.facebook.net/en_US/fbevents.js');
      page.fbq('init', ids.pixelId);
    },
  };

  /** Calls the pixel only if there is one and the choice allows it. */
  const pixel = (...call: unknown[]) => {
    if (grants.ad_storage && typeof page.fbq === 'function') page.fbq(...call);
  };
  const tell = (name: string, params: MeasureParams | PageView) => {
    if (ids.analyticsId || ids.adsId) gtag('event', name, params);
    if (ids.tagManagerId) layer.push({ event: name, ...params });
  };

  return {
    choose(chosen) {
      grants = chosen;
      const allowed = allowedTools(ids, chosen);
      const mustReload = [...running].some((tool) => !(allowed as string[]).includes(tool));
      // After a refusal alone, Google's tag would still send pings without cookies.
      if (mustReload && !allowed.includes('analytics')) silenceGoogle(page, ids.analyticsId);
      if (mustReload && !allowed.includes('pixel')) page.fbq?.('consent', 'revoke');
      gtag('consent', 'update', modeOf(chosen));
      for (const tool of allowed) {
        if (running.has(tool)) continue;
        start[tool]();
        running.add(tool);
      }
      return { mustReload };
    },
    pageView(view) {
      tell('page_view', view);
      pixel('track', 'PageView');
    },
    event({ name, params }) {
      if (allowedTools(ids, grants).length === 0) return;
      tell(name, params);
      const known = PIXEL_EVENTS[name];
      pixel(known ? 'track' : 'trackCustom', known ?? name, params);
    },
  };
}

/** Google's documented switch, which stops a running tag from sending anything for this id. */
const silenceGoogle = (page: MeasuredWindow, id: string) =>
  Object.assign(page, { [`ga-disable-${id}`]: true });

/** Queues calls in the form that Meta's script expects, until it takes over. */
function waitingPixel(page: MeasuredWindow): Pixel {
  const queue: unknown[] = [];
  const pixel: Pixel = (...call) => {
    if (pixel.callMethod) pixel.callMethod(...call);
    else queue.push(call);
  };
  Object.assign(pixel, { queue, push: pixel, loaded: true, version: '2.0' });
  page._fbq ??= pixel;
  return pixel;
}
