import { spawnSync } from 'node:child_process';
import { run } from '../process/child.ts';

/** Whether this process has root rights. */
export const isRoot = process.getuid?.() === 0;

/**
 * Installs packages on Debian or Ubuntu, if this process may.
 * @param what the packages' name in the message that this takes a while
 * @returns the output of the installation; `undefined` without apt or the right to use it
 */
export async function aptInstall(what: string, packages: readonly string[]): Promise<string | undefined> {
  if (!isRoot || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return undefined;
  console.log(`Installing ${what} for the browser tests (apt-get) …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-q'], { env, output: 'capture' });
  const { output } = await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
    env,
    output: 'capture',
  });
  return output;
}
