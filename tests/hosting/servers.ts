import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { apacheConfig } from '../../scripts/hosting/apache.ts';
import { caddyConfig } from '../../scripts/hosting/caddy.ts';
import { nginxConfig } from '../../scripts/hosting/nginx.ts';
import { rulesOf, type ServerInput } from '../../scripts/hosting/server-input.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { ensureNginx } from './nginx.ts';

/** A web server running with its generated configuration. */
export interface WebServer {
  port: number;
  stop(): Promise<void>;
}

export interface ServerKind {
  name: 'nginx' | 'Apache' | 'Caddy';
  /** Serves the built site in a folder. Throws with the server's message if it refuses its configuration. */
  start(site: { out: string; locales: readonly Locale[]; relay?: ServerInput['relay'] }): Promise<WebServer>;
}

interface Setup {
  /** A folder for the server's files. */
  folder: string;
  port: number;
  input: ServerInput;
}

/** A free port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((done) => {
    get({ port, host: '127.0.0.1' }, (response) => {
      response.resume();
      done(true);
    }).on('error', () => done(false));
  });

/** @param prepare writes the server's files and returns its command */
const kind = (name: ServerKind['name'], prepare: (setup: Setup) => string[]): ServerKind => ({
  name,
  async start({ out, locales, relay }) {
    const folder = mkdtempSync(join(tmpdir(), `${name.toLowerCase()}-`));
    const port = await freePort();
    const input: ServerInput = {
      root: resolve(out),
      host: name === 'Caddy' ? `http://127.0.0.1:${port}` : '_',
      listen: `127.0.0.1:${port}`,
      locales,
      relay,
      ...rulesOf(out),
    };
    const [program = '', ...args] = prepare({ folder, port, input });
    const child = spawn(program, args, {
      cwd: folder,
      env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const stop = async () => {
      await end(child);
      rmSync(folder, { recursive: true, force: true });
    };
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    while (!(await answers(port)))
      if (child.exitCode !== null) {
        await stop();
        throw new Error(`${name} does not take the configuration:\n${said}`);
      }
    return { port, stop };
  },
});

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

const isRoot = process.getuid?.() === 0;

export const nginx = kind('nginx', ({ folder, input }) => {
  mkdirSync(join(folder, 'temp'));
  writeFileSync(join(folder, 'site.conf'), nginxConfig(input));
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path temp/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      'daemon off;',
      'worker_processes 1;',
      // As root, nginx would run as another user, who may not have access to the build.
      ...(isRoot ? ['user root;'] : []),
      'pid nginx.pid;',
      'error_log stderr crit;',
      'events { worker_connections 128; }',
      `http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; ${temp.join(' ')} include ${join(folder, 'site.conf')}; }`,
    ].join('\n'),
  );
  return [ensureNginx(), '-p', folder, '-c', join(folder, 'nginx.conf')];
});

const APACHE_MODULES = [
  'mpm_event',
  'authz_core',
  'dir',
  'mime',
  'headers',
  'rewrite',
  'filter',
  'deflate',
  'proxy',
  'proxy_http',
];

const apache = (program: string): ServerKind =>
  kind('Apache', ({ folder, port, input }) => {
    // The .htaccess is put into a folder that links to the site's, which stays unchanged.
    const root = join(folder, 'site');
    mkdirSync(root);
    for (const name of readdirSync(input.root)) symlinkSync(join(input.root, name), join(root, name));
    writeFileSync(join(root, '.htaccess'), apacheConfig(input));
    writeFileSync(
      join(folder, 'apache.conf'),
      [
        `ServerRoot ${folder}`,
        'ServerName localhost',
        'ServerTokens Prod',
        `Listen 127.0.0.1:${port}`,
        'PidFile apache.pid',
        'ErrorLog error.log',
        'LogLevel error',
        ...APACHE_MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
        'TypesConfig /etc/mime.types',
        `DocumentRoot ${root}`,
        `<Directory ${root}>`,
        '  AllowOverride All',
        '  Options FollowSymLinks Indexes',
        '  Require all granted',
        '</Directory>',
      ].join('\n'),
    );
    return [program, '-X', '-f', join(folder, 'apache.conf')];
  });

const caddy = (program: string): ServerKind =>
  kind('Caddy', ({ folder, input }) => {
    const file = join(folder, 'Caddyfile');
    const general = '{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n';
    writeFileSync(file, general + caddyConfig(input));
    return [program, 'run', '--config', file, '--adapter', 'caddyfile'];
  });

const found = (places: readonly string[], flag: string): string[] =>
  places
    .filter((place) => spawnSync(place, [flag], { stdio: 'ignore', timeout: 10_000 }).status === 0)
    .slice(0, 1);

/** nginx is always tested, because the tests install it; the others only if they are installed. */
export const webServers = (): ServerKind[] => [
  nginx,
  ...found(['/usr/sbin/apache2'], '-v').map(apache),
  ...found(['caddy', '/usr/bin/caddy'], 'version').map(caddy),
];
