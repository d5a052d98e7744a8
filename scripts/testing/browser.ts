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

/** The command-line options that make Chromium quiet on a closed network, and able to start as root. */
export const BROWSER_ARGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The path of a Chromium that starts: `CHROMIUM_PATH`, the system's, or Playwright's own. */
export const findBrowser = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...PLACES, chromium.executablePath()].find(
    // Some of these are stand-ins that only say how to install a browser.
    (path) => path && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0,
  );

/**
 * Finds a browser or, as root on Debian or Ubuntu, installs one.
 * @throws when there is none; the message says what to install
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) return found;
  const output = await aptInstall('Chromium', ['chromium', 'chromium-sandbox']);
  if (output !== undefined) {
    const installed = findBrowser();
    if (installed) return installed;
    console.error(output);
  }
  throw new Error(
    [
      'The browser tests need Chromium or Chrome, and none was found. Install one of these, then run npm test again:',
      '  Debian:           sudo apt-get install chromium chromium-sandbox',
      '  other systems:    npx playwright install --with-deps chromium',
      '  or any Chrome:    CHROMIUM_PATH=/path/to/chrome npm test',
    ].join('\n'),
  );
}
