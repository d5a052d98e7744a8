import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { SetupError } from './setup-error.mjs';

/**
 * Installs the packages of package-lock.json, unless exactly these are already installed.
 * @param {string} [root] the project's folder
 */
export function install(root = process.cwd()) {
  if (isInstalled(root)) return;
  console.log('Installing the packages of package-lock.json (npm ci), which takes a minute …');
  const { status, error } = npm(root, [
    'ci',
    '--include=dev',
    '--include=optional',
    // No package of this project needs its install script, and npm would ask for approval.
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    // Hides warnings of packages that need a newer Node than npm's; they run on it, see node.mjs.
    '--loglevel=error',
  ]);
  if (error || status !== 0) {
    throw new SetupError(
      `The packages could not be installed${error ? ` (${error.message})` : ''}. Check the connection to the npm registry (npm ping), then try again.`,
    );
  }
}

/**
 * Whether node_modules contains what package-lock.json asks for. npm writes node_modules/.package-lock.json
 * as the last step of an install, so an interrupted install is detected. Optional packages may be missing:
 * most of them are for other platforms.
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted) throw new SetupError('package-lock.json is missing or broken. Fetch the project again.');
  if (!present) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (present[path] ? present[path].version === version : optional === true),
  );
}

/**
 * @param {string} file a lock file of npm
 * @returns {Record<string, { version?: string, optional?: boolean }> | undefined}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Runs the current npm on the current Node, because `npm ci` deletes the Node in node_modules.
 * @param {string} root
 * @param {string[]} args
 */
function npm(root, args) {
  const { npm_node_execpath: node, npm_execpath: cli, PATH = '' } = process.env;
  const path = PATH.split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
  const options = { cwd: root, stdio: /** @type {const} */ ('inherit'), env: { ...process.env, PATH: path } };
  return node && cli
    ? spawnSync(node, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}
