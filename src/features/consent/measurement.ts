import type { Measured, MeasuredEvent, MeasureParams } from '../../ui/measure.ts';
import { CATEGORIES, type Grants, NONE } from './consent.ts';
import { allowedTools, type MeasurementIds } from './tools.ts';

/** How long the tools wait for a choice, in milliseconds (specification, section 4). */
const WAIT = 500;

/** Meta's function, and what its own script needs to find in its place until it has come. */
type Pixel = ((...call: unknown[]) => void) & {
  callMethod?: (...call: unknown[]) => void;
  queue?: unknown[];
  push?: unknown;
  loaded?: boolean;
  version?: string;
};

/** What the measuring tools put on the window. */
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
   * Tells a choice to all tools and loads those that it allows. Whether one that runs already is no longer allowed: it
   * is told to be silent until the page is loaded anew.
   */
  choose(grants: Grants): { mustReload: boolean };
  pageView(view: PageView): void;
  event(measured: Measured): void;
}

/** The names that Meta has for events of the same meaning; an event without one is told by its own. */
const PIXEL_EVENTS: Partial<Record<MeasuredEvent, string>> = {
  form_sent: 'Lead',
  call: 'Contact',
  mail: 'Contact',
  shortlist: 'AddToWishlist',
  search: 'Search',
};

/**
 * Sets the consent defaults, denied, before anything else is told. Nothing is loaded until a choice allows it; what is
 * told before that lies in a list of this page and goes nowhere.
 * @param load adds the script of a third party to the page
 */
export function startMeasurement(
  ids: MeasurementIds,
  page: MeasuredWindow,
  load: (address: string) => void,
): Measurement {
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  // biome-ignore-start lint/complexity/noArguments: Google's tags know a command by its being an arguments object
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

  /** Google's own tag serves analytics and ads: it is loaded once, and each id is told to it. */
  const loadGoogle = (id: string) => {
    if (!running.has('analytics') && !running.has('ads')) {
      gtag('js', new Date());
      load(`https://www.googletagmanager.com/gtag/js?id=${id}`);
    }
    // Page views are told with the campaign's parameters, so the tag is not to tell its own.
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

  /** The pixel is called only where there is one and the choice allows it. */
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
      // Told of a refusal alone, Google's tag would still send a ping without cookies.
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

/** Google's own switch: a tag that runs sends nothing of this id any more. */
const silenceGoogle = (page: MeasuredWindow, id: string) =>
  Object.assign(page, { [`ga-disable-${id}`]: true });

/** Keeps calls in a queue until Meta's script takes them over, as that script expects to find them. */
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
