import { Features } from 'lightningcss';

/**
 * The oldest supported browsers: Firefox 115 and Chrome 109 are the last ones for Windows 7 and 8, Safari
 * 16.4 is that of iOS 16. The build converts syntax for them; `tests/site/browsers.test.ts` finds everything
 * else that they do not support.
 */
export const BROWSER_FLOOR = { chrome: '109', firefox: '115', safari: '16.4' } as const;

/** The same browsers as Vite's targets; Edge and iOS correspond to Chrome and Safari. */
export const BUILD_TARGETS: string[] = [
  `chrome${BROWSER_FLOOR.chrome}`,
  `edge${BROWSER_FLOOR.chrome}`,
  `firefox${BROWSER_FLOOR.firefox}`,
  `safari${BROWSER_FLOOR.safari}`,
  `ios${BROWSER_FLOOR.safari}`,
];

/**
 * Features that the minifier does not convert although Chrome 109 lacks them: colours. Only the backgrounds
 * of loading pictures use new ones, and converting them would exceed a page's size budget.
 */
export const LEFT_AS_WRITTEN: number = Features.Colors | Features.LightDark;

/**
 * Has the scripts of the pages written for the floor: Astro sets its own target, the newest language, for them and
 * leaves no setting for it. What renders the pages runs in this project's Node and keeps that target.
 */
export const floorForScripts = () => ({
  name: 'site:browser-floor',
  configEnvironment(name: string, options: { build?: { target?: string | string[] | false } }) {
    if (name === 'client') options.build = { ...options.build, target: BUILD_TARGETS };
  },
});
