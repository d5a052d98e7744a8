import { spawnSync } from 'node:child_process';
import { run } from '../process/child.ts';

/** Whether this process may do anything on this machine. */
export const isRoot = process.getuid?.() === 0;

/**
 * Installs packages of Debian or Ubuntu, where this process may.
 * @param what what they are, for the line that says that this takes a while
 * @returns what the installation printed, `undefined` where there is no apt or it may not be used
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
