import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from './apt.ts';

/** The programs for tests in WebKit, each by its path or its name in `PATH`. */
export interface Webkit {
  /** The server of the WebDriver protocol (W3C). */
  driver: string;
  /** The browser around the engine. */
  browser: string;
  /** A virtual screen. */
  screen: string;
}

const LIBRARIES = '/usr/lib';

const starts = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore', timeout: 30_000 }).error === undefined;

/** `/usr/lib/{architecture}/webkit2gtk-4.1/MiniBrowser`, for any architecture and version. */
function findMiniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  const folders = [LIBRARIES, ...subfolders(LIBRARIES)].flatMap(subfolders);
  return folders
    .filter((folder) => /\/webkit(?:2gtk|gtk)-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .findLast((path) => existsSync(path));
}

const subfolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name))
    .toSorted();

function findWebkit(): Webkit | undefined {
  const browser = findMiniBrowser();
  const found = { driver: 'WebKitWebDriver', screen: 'Xvfb' };
  return browser && starts(found.driver, '--help') && starts(found.screen, '-help')
    ? { ...found, browser }
    : undefined;
}

/**
 * Finds WebKitGTK with its driver and a virtual screen or, as root on Debian or Ubuntu, installs them.
 * @throws if they are not available; the message says what to install
 */
export async function ensureWebkit(): Promise<Webkit> {
  const found = findWebkit();
  if (found) return found;
  const output = await aptInstall('WebKit', ['webkit2gtk-driver', 'xvfb']);
  if (output !== undefined) {
    const installed = findWebkit();
    if (installed) return installed;
    console.error(output);
  }
  throw new Error(
    [
      'The tests in WebKit, the engine of Safari, need WebKitGTK, which was not found.',
      '  Debian:         sudo apt-get install webkit2gtk-driver xvfb',
      '  other systems:  none of these tests is run; CI=true makes that a failure',
    ].join('\n'),
  );
}
