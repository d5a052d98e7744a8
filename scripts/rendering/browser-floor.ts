import { Features } from 'lightningcss';

/**
 * The oldest browsers that the site is made for: Firefox 115 and Chrome 109 are the last ones of Windows 7 and 8,
 * Safari 16.4 is that of iOS 16. Syntax is written for them by the build; what else they do not know is found by
 * `tests/site/browsers.test.ts`.
 */
export const BROWSER_FLOOR = { chrome: '109', firefox: '115', safari: '16.4' } as const;

/** The floor in the words of Vite's targets; Edge and iOS go with Chrome and Safari. */
export const BUILD_TARGETS: string[] = [
  `chrome${BROWSER_FLOOR.chrome}`,
  `edge${BROWSER_FLOOR.chrome}`,
  `firefox${BROWSER_FLOOR.firefox}`,
  `safari${BROWSER_FLOOR.safari}`,
  `ios${BROWSER_FLOOR.safari}`,
];

/**
 * What the minifier leaves as it is written, although Chrome 109 does not know it: colours, of which only the grounds of
 * pictures that are still loading are new ones, and which would weigh more than the rest of a page's budget.
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
