import { spawnSync } from 'node:child_process';

const PLACES = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];

const findNginx = (): string | undefined =>
  [process.env['NGINX_PATH'], ...PLACES].find(
    (path) => path && spawnSync(path, ['-v'], { stdio: 'ignore', timeout: 10_000 }).status === 0,
  );

/**
 * Finds nginx or, as root on Debian or Ubuntu, installs it.
 * @returns the program's path
 * @throws when there is none; the message says what to install
 */
export function ensureNginx(): string {
  const found = findNginx();
  if (found) return found;
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      // The tests do not need the server that the package would start.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
      encoding: 'utf8',
    });
  if (process.getuid?.() === 0 && apt('--version').status === 0) {
    apt('update', '-q');
    const { stdout, stderr } = apt('install', '-y', '-q', '--no-install-recommends', 'nginx-light');
    const installed = findNginx();
    if (installed) return installed;
    console.error(stdout, stderr);
  }
  throw new Error(
    [
      'The test of the web server’s configuration needs nginx, and none was found. Install it, then run it again:',
      '  Debian:  sudo apt-get install nginx-light',
      '  macOS:   brew install nginx',
      '  or any:  NGINX_PATH=/path/to/nginx npm test',
    ].join('\n'),
  );
}
