import { writeFileSync } from 'node:fs';
import { inject } from 'vitest';
import { NONE } from '../../../src/features/consent/consent.ts';
import { consentCookie } from '../../e2e/lib/consent.ts';
import type { Ground } from './setup.ts';
import { elementId, startSession } from './webdriver.ts';

/** A visitor with a browser of one engine. */
export interface Visitor {
  /**
   * Opens a page of the site in a window with this many visible pixels, without cookies except the given one.
   */
  open(
    path: string,
    window: { width: number; height?: number },
    consent?: 'declined' | 'unasked',
  ): Promise<void>;
  /** Runs a function in the page and returns its result. */
  evaluate<Result, Args extends unknown[]>(inPage: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Clicks the middle of an element once it is visible; throws if it cannot be clicked. */
  press(selector: string): Promise<void>;
  /** Waits until a function in the page returns a value, and returns that value. */
  until<Result, Args extends unknown[]>(
    what: string,
    inPage: (...args: Args) => Result | undefined | null | false,
    ...args: Args
  ): Promise<Result>;
  /** Writes a screenshot to a PNG file. */
  picture(file: string): Promise<void>;
  leave(): Promise<void>;
}

/**
 * The engines of this run: as they are, or those that can be started without a feature, like older versions.
 */
export const engines = ({ without }: { without?: 'popover' } = {}) =>
  inject('ground').engines.filter((engine) => engine.without === without);

const PATIENCE = 30_000;
const HEIGHT = 806;

/** Starts a browser of an engine, for a visit to the agency's own site or the fixture's. */
export async function visitor(
  { driver, capabilities }: Ground['engines'][number],
  of: keyof Ground['sites'] = 'main',
): Promise<Visitor> {
  const site = inject('ground').sites[of];
  const session = await startSession(driver, capabilities);

  const evaluate: Visitor['evaluate'] = async (inPage, ...args) =>
    (await session.send('POST', 'execute/sync', {
      script: `return (${String(inPage)}).apply(null, arguments)`,
      args,
    })) as ReturnType<typeof inPage>;

  const until: Visitor['until'] = async (what, inPage, ...args) => {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const found = await evaluate(inPage, ...args);
      if (found !== undefined && found !== null && found !== false) return found;
      if (Date.now() > end) throw new Error(`Waited in vain: ${what}`);
      await new Promise((done) => setTimeout(done, 50));
    }
  };

  /**
   * A window is larger than its page area by bars of varying height, and reports its new size with a delay,
   * so it is corrected until the page has the size.
   */
  const resize = async (width: number, height: number) => {
    let window = { width, height };
    for (const end = Date.now() + PATIENCE; ; ) {
      await session.send('POST', 'window/rect', { x: 0, y: 0, ...window });
      await new Promise((done) => setTimeout(done, 100));
      const [innerW, innerH, outerW, outerH] = await evaluate(
        () => [innerWidth, innerHeight, outerWidth, outerHeight] as const,
      );
      if (innerW === width && innerH === height) return;
      if (Date.now() > end) throw new Error(`Waited in vain: a window of ${width} × ${height}`);
      window = { width: width + outerW - innerW, height: height + outerH - innerH };
    }
  };

  return {
    evaluate,
    until,
    async open(path, { width, height = HEIGHT }, consent = 'declined') {
      // Cookies can only be set on a page of the site; this one has no scripts.
      await session.send('POST', 'url', { url: `${site}/robots.txt` });
      await session.send('DELETE', 'cookie');
      if (consent === 'declined') {
        const { name, value } = consentCookie(NONE);
        await session.send('POST', 'cookie', { cookie: { name, value, path: '/' } });
      }
      await resize(width, height);
      await session.send('POST', 'url', { url: site + path });
    },
    async press(selector) {
      await until(
        `${selector} to be seen`,
        (query) => (document.querySelector(query)?.getBoundingClientRect().height ?? 0) > 0,
        selector,
      );
      const found = await session.send('POST', 'element', { using: 'css selector', value: selector });
      await session.send('POST', `element/${elementId(found)}/click`);
    },
    async picture(file) {
      writeFileSync(file, Buffer.from(String(await session.send('GET', 'screenshot')), 'base64'));
    },
    leave: session.end,
  };
}
