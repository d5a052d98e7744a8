import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { aptInstall, isRoot } from './apt.ts';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Command-line options that keep Chromium from using the network and let it start as root. */
export const BROWSER_ARGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Chromium without windows, a package of Debian: the same engine, in two thirds of the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

// Some distributions install a script that only explains how to install a browser.
const starts = (path: string | undefined): boolean =>
  Boolean(path) && spawnSync(path ?? '', ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

/** The path of a working Chromium: `CHROMIUM_PATH`, the system's, or Playwright's. */
export const findBrowser = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...PLACES, chromium.executablePath()].find(starts);

/**
 * The path of the fastest browser: one without windows, if it is installed and `CHROMIUM_PATH` is not set.
 */
export const findQuickBrowser = (): string | undefined =>
  process.env['CHROMIUM_PATH'] === undefined && starts(HEADLESS_SHELL) ? HEADLESS_SHELL : findBrowser();

/**
 * Finds the browsers or, as root on Debian or Ubuntu, installs them.
 * @throws if there is none; the message says what to install
 */
export async function ensureBrowsers(): Promise<void> {
  const isComplete = findBrowser() !== undefined && findQuickBrowser() === HEADLESS_SHELL;
  if (process.env['CHROMIUM_PATH'] === undefined && !isComplete) {
    const packages = ['chromium', 'chromium-sandbox'];
    // Installed together, because they must have the same version; Ubuntu has no such package.
    await aptInstall('Chromium', [...packages, 'chromium-headless-shell']);
    const output = findBrowser() ? undefined : await aptInstall('Chromium', packages);
    if (output !== undefined && !findBrowser()) console.error(output);
  }
  if (findBrowser()) return;
  throw new Error(
    [
      'The browser tests need Chromium or Chrome, and none was found. Install one of these, then run npm test again:',
      '  Debian:           sudo apt-get install chromium chromium-sandbox chromium-headless-shell',
      '  other systems:    npx playwright install --with-deps chromium',
      '  or any Chrome:    CHROMIUM_PATH=/path/to/chrome npm test',
    ].join('\n'),
  );
}
