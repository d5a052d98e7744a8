import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nginxConfig } from '../../scripts/doors/nginx.ts';
import { rulesOf } from '../../scripts/doors/server-input.ts';
import { ensureNginx } from '../../scripts/gates/nginx.ts';
import { siteServer } from '../../scripts/serve/server.ts';
import { OUTPUTS, siteOf } from './lib/outputs.ts';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((done, fail) => {
    const sent = request({ port, path, method, headers, host: '127.0.0.1' }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', fail);
    sent.end();
  });
}

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

// The one with every kind of page, and hostile texts in its redirects.
const OUTPUT = OUTPUTS.find(({ out }) => out === 'dist-fixture') ?? OUTPUTS[0];
if (!OUTPUT) throw new Error('There is no built site.');
const site = siteOf(OUTPUT);
const { headers, redirects } = rulesOf(OUTPUT.out);
const { locales } = site.table;

let own: Server;
let nginx: ChildProcess;
let folder = '';
let ports: { nginx: number; own: number };

beforeAll(async () => {
  const program = ensureNginx();
  ports = { nginx: await freePort(), own: 0 };
  own = siteServer({ dir: OUTPUT.out }).listen(0, '127.0.0.1');
  await once(own, 'listening');
  ports.own = (own.address() as AddressInfo).port;

  folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  mkdirSync(join(folder, 'temp'));
  const config = nginxConfig({
    root: resolve(OUTPUT.out),
    host: '_',
    listen: `127.0.0.1:${ports.nginx}`,
    locales,
    headers,
    redirects,
  });
  writeFileSync(join(folder, 'site.conf'), config);
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path temp/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    [
      'daemon off;',
      'worker_processes 1;',
      // As root, nginx would take another user, who may not read the build.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'pid nginx.pid;',
      'error_log stderr crit;',
      'events { worker_connections 128; }',
      `http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; ${temp.join(' ')} include ${join(folder, 'site.conf')}; }`,
    ].join('\n'),
  );
  nginx = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  nginx.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  for (;;) {
    if (nginx.exitCode !== null) throw new Error(`nginx does not take the configuration:\n${said}`);
    if (
      await ask(ports.nginx, '/').then(
        () => true,
        () => false,
      )
    )
      break;
  }
}, 180_000);

afterAll(async () => {
  own?.close();
  if (nginx?.exitCode === null) {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
  }
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** What a visitor notices of an answer. The local server is the measure: it reads the files that CDNs read. */
const hasPage = (status: number): boolean => status === 200 || status === 404;
const noticed = ({ status, headers, body }: Answer) => ({
  status,
  location: headers['location'],
  // Both names of a script's and of a feed's type are right.
  type: hasPage(status)
    ? String(headers['content-type'] ?? '')
        .split(';')[0]
        ?.replace('application/javascript', 'text/javascript')
        .replace('application/xml', 'text/xml')
    : '',
  body: hasPage(status) ? body.toString('latin1') : '',
});
const both = async (path: string, sent: Record<string, string> = {}) => {
  const [theirs, ours] = await Promise.all([ask(ports.nginx, path, sent), ask(ports.own, path, sent)]);
  return { path, theirs: noticed(theirs), ours: noticed(ours) };
};

/** A page of each kind, in each language. */
const pages = [...Map.groupBy(site.table.routes, ({ target }) => target.type).values()].flatMap(([route]) =>
  route ? locales.map((locale) => route.paths[locale]) : [],
);
const files = ['.js', '.css', '.avif', '.webp', '.woff2', '.svg', '.xml', '.json', '.txt', '.ics'].flatMap(
  (extension) => [...site.files].find((file) => file.endsWith(extension)) ?? [],
);

describe(`${OUTPUT.out} served by nginx`, () => {
  test('pages and files are the same', async () => {
    expect(pages.length).toBeGreaterThan(20);
    expect(files.length).toBeGreaterThan(8);
    for (const path of [...pages, ...files]) {
      const { theirs, ours } = await both(encodeURI(path));
      expect(theirs, path).toEqual(ours);
      expect(theirs.status, path).toBe(200);
    }
  });

  test('every redirect leads to the same address, with and without its last slash, and keeps the query', async () => {
    expect(redirects.length).toBeGreaterThan(50);
    for (const { from, query } of redirects) {
      const [name] = Object.keys(query);
      const addresses = name
        ? [`${from}?${name}=7`, from]
        : [from, from.replace(/(.)\/$/, '$1'), `${from}?utm_source=a`];
      for (const address of addresses) {
        const { theirs, ours } = await both(address);
        expect(theirs, address).toEqual(ours);
      }
    }
  });

  test('a page without its last slash leads to the page', async () => {
    for (const page of pages.slice(0, 8)) {
      const { theirs, ours } = await both(`${page.replace(/\/$/, '')}?a=b`);
      expect(theirs, page).toEqual(ours);
      expect(theirs.status).toBe(301);
    }
  });

  test.each([
    ...locales.map((locale) => [`/${locale}/nothing-here/`, {}] as const),
    ['/nothing-here/', { 'accept-language': 'fr-BE,fr;q=0.9' }] as const,
    ['/nothing-here/', { 'accept-language': 'nl' }] as const,
    ['/_headers', { 'accept-language': 'fr' }] as const,
    ['/_redirects', { 'accept-language': 'fr' }] as const,
    ['/.git/config', { 'accept-language': 'fr' }] as const,
    [`/${locales[0]}/data/`, {}] as const,
    ['/_astro/gone.js', { 'accept-language': 'fr' }] as const,
  ])('%s is not found, in the visitor’s language %j', async (path, sent) => {
    const { theirs, ours } = await both(path, sent);
    expect(theirs).toEqual(ours);
    expect(theirs.status).toBe(404);
  });

  test('every answer has the headers of _headers', async () => {
    const security = headers.find(({ path }) => path === '/*')?.headers ?? [];
    expect(security.length).toBeGreaterThan(4);
    const script = files.find((file) => file.endsWith('.js')) ?? '';
    for (const path of [
      pages[0] ?? '',
      script,
      '/for-sale/',
      '/nothing-here/',
      '/.well-known/security.txt',
    ]) {
      const answer = await ask(ports.nginx, path);
      for (const [name, value] of security)
        expect(answer.headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
      expect(answer.headers['server']).toBe('nginx');
    }
  });

  test('what changes is asked for anew, what cannot change is kept', async () => {
    const cacheOf = async (path: string) => (await ask(ports.nginx, path)).headers['cache-control'];
    expect(await cacheOf(pages[0] ?? '')).toBe('public, max-age=0, must-revalidate');
    const asset = [...site.files].find((file) => file.startsWith('/_astro/')) ?? '';
    expect(await cacheOf(asset)).toBe('public, max-age=31536000, immutable');
    const { headers: first } = await ask(ports.nginx, pages[0] ?? '');
    const again = await ask(ports.nginx, pages[0] ?? '', { 'if-none-match': String(first['etag']) });
    expect(again.status).toBe(304);
  });

  test('texts are compressed and name their charset, pictures are not', async () => {
    const accept = { 'accept-encoding': 'gzip' };
    for (const path of [pages[0] ?? '', ...files.filter((file) => /\.(js|css|json|svg)$/.test(file))]) {
      const answer = await ask(ports.nginx, path, accept);
      if (Number((await ask(ports.nginx, path)).headers['content-length']) < 256) continue;
      expect(answer.headers['content-encoding'], path).toBe('gzip');
      expect(answer.headers['vary'], path).toBe('Accept-Encoding');
      expect(answer.headers['content-type'], path).toMatch(/charset=utf-8/);
      expect(gunzipSync(answer.body).equals((await ask(ports.nginx, path)).body), path).toBe(true);
    }
    const picture = files.find((file) => file.endsWith('.avif')) ?? '';
    expect((await ask(ports.nginx, picture, accept)).headers['content-encoding']).toBeUndefined();
  });

  test('only reading is allowed', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await ask(ports.nginx, pages[0] ?? '', {}, method)).status).toBe(405);
  });
});
