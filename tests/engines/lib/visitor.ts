import { writeFileSync } from 'node:fs';
import { inject } from 'vitest';
import { NONE } from '../../../src/features/consent/consent.ts';
import { consentCookie } from '../../e2e/lib/consent.ts';
import { elementId, startSession } from './webdriver.ts';

/** Somebody with a browser of one engine. */
export interface Visitor {
  /** Opens a page of the site in a window that shows so many pixels; without cookies but the one named. */
  open(
    path: string,
    window: { width: number; height?: number },
    consent?: 'declined' | 'unasked',
  ): Promise<void>;
  /** What a function gives in the page. */
  evaluate<Result, Args extends unknown[]>(inPage: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Presses the middle of the element, once it is to be seen; throws where it cannot be pressed. */
  press(selector: string): Promise<void>;
  /** Waits until the page answers with something else than nothing, which it gives. */
  until<Result, Args extends unknown[]>(
    what: string,
    inPage: (...args: Args) => Result | undefined | null | false,
    ...args: Args
  ): Promise<Result>;
  /** Writes what is to be seen into a PNG file. */
  picture(file: string): Promise<void>;
  leave(): Promise<void>;
}

/** The engines that this run has: as they are, or those that can be had without a feature, as older ones were. */
export const engines = ({ without }: { without?: 'popover' } = {}) =>
  inject('ground').engines.filter((engine) => engine.without === without);

const PATIENCE = 30_000;
const HEIGHT = 806;

/** Starts a browser of an engine. */
export async function visitor({
  driver,
  capabilities,
}: ReturnType<typeof engines>[number]): Promise<Visitor> {
  const { site } = inject('ground');
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
   * A window is larger than what it shows of the page, by bars that differ, and tells its new size a little late: it is
   * corrected until the page has the size.
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
      // Cookies are a page's: the first visit is to a page without any script.
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
