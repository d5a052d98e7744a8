import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulesOf } from '../../scripts/hosting/server-input.ts';
import { headersFor } from '../../scripts/serve/headers.ts';
import { siteServer } from '../../scripts/serve/server.ts';
import { type WebServer, webServers } from '../hosting/servers.ts';
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
  body = '',
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
    sent.end(body);
  });
}

// The output with every kind of page, and hostile texts in its redirects.
const OUTPUT = OUTPUTS.find(({ out }) => out === 'dist-fixture') ?? OUTPUTS[0];
if (!OUTPUT) throw new Error('There is no built site.');
const site = siteOf(OUTPUT);
const { headers, redirects } = rulesOf(OUTPUT.out);
const { locales } = site.table;

let own: Server;
let ownPort = 0;
let relay: Server;
let relayPort = 0;

beforeAll(async () => {
  own = siteServer({ dir: OUTPUT.out }).listen(0, '127.0.0.1');
  await once(own, 'listening');
  ownPort = (own.address() as AddressInfo).port;
  // Returns the request that it received.
  relay = createServer(async (incoming, response) => {
    const { method, url, headers: asked } = incoming;
    const answer = { method, url, body: await text(incoming), forwarded: asked['x-forwarded-for'] };
    response.writeHead(409, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    response.end(JSON.stringify(answer));
  }).listen(0, 'localhost');
  await once(relay, 'listening');
  relayPort = (relay.address() as AddressInfo).port;
});
afterAll(() => {
  own?.close();
  relay?.close();
});

/**
 * The parts of an answer that a visitor notices. Answers are compared with those of the local server, which
 * reads the CDNs' files.
 */
const hasPage = (status: number): boolean => status === 200 || status === 404;
const noticed = ({ status, headers, body }: Answer) => ({
  status,
  // A server's own addresses may be absolute, and percent-encodings may be in lower case.
  location: String(headers['location'] ?? '')
    .replace(/^http:\/\/127\.0\.0\.1:\d+(?=\/)/, '')
    .replace(/%[\da-f]{2}/gi, (byte) => byte.toUpperCase()),
  // The types of scripts and feeds each have two valid names.
  type: hasPage(status)
    ? String(headers['content-type'] ?? '')
        .split(';')[0]
        ?.replace('application/javascript', 'text/javascript')
        .replace('application/xml', 'text/xml')
        .replace('image/vnd.microsoft.icon', 'image/x-icon')
    : '',
  body: hasPage(status) ? body.toString('latin1') : '',
});
/** A page of each kind, in each language. */
const pages = [...Map.groupBy(site.table.routes, ({ target }) => target.type).values()].flatMap(([route]) =>
  route ? locales.map((locale) => route.paths[locale]) : [],
);
const files = [
  '.js',
  '.css',
  '.avif',
  '.webp',
  '.woff2',
  '.svg',
  '.xml',
  '.json',
  '.txt',
  '.ics',
  '.ico',
].flatMap((extension) => [...site.files].find((file) => file.endsWith(extension)) ?? []);

describe.each(webServers())(`${OUTPUT.out} served by $name`, ({ name, start }) => {
  let server: WebServer;
  beforeAll(async () => {
    server = await start({
      out: OUTPUT.out,
      locales,
      relay: { path: '/leads', to: `http://localhost:${relayPort}` },
    });
  }, 180_000);
  afterAll(() => server?.stop());

  const theirs = (path: string, sent: Record<string, string> = {}, method = 'GET', body = '') =>
    ask(server.port, path, sent, method, body);
  const both = async (path: string, sent: Record<string, string> = {}) => {
    const answers = await Promise.all([theirs(path, sent), ask(ownPort, path, sent)]);
    const [their, our] = answers.map(noticed);
    return { theirs: their, ours: our };
  };
  test('pages and files are the same', async () => {
    expect(pages.length).toBeGreaterThan(20);
    expect(files.length).toBeGreaterThan(8);
    for (const path of [...pages, ...files]) {
      const answer = await both(encodeURI(path));
      expect(answer.theirs, path).toEqual(answer.ours);
      expect(answer.theirs?.status, path).toBe(200);
    }
  });

  test('every redirect leads to the same address, with and without its last slash, and keeps the query', async () => {
    expect(redirects.length).toBeGreaterThan(50);
    for (const { from, query } of redirects) {
      const [name] = Object.keys(query);
      const addresses = name
        ? [`${from}?${name}=7`, `${from}?${name}=`, from]
        : [from, from.replace(/(.)\/$/, '$1'), `${from}?utm_source=a`];
      for (const address of addresses) {
        const answer = await both(address);
        expect(answer.theirs, address).toEqual(answer.ours);
      }
    }
  });

  test('a page without its last slash leads to the page', async () => {
    for (const page of pages.slice(0, 8)) {
      const answer = await both(`${page.replace(/\/$/, '')}?a=b`);
      expect(answer.theirs, page).toEqual(answer.ours);
      expect(answer.theirs?.status).toBe(301);
    }
  });

  test('doubled slashes lead to the address with single ones, in one step', async () => {
    const page = pages.find((path) => path.split('/').length > 4) ?? '';
    const [, language = '', ...rest] = page.split('/');
    for (const path of [
      `//${language}/${rest.join('//')}`,
      `/${language}///${rest.join('/')}?a=b//c&d`,
      `//${language}`,
      '//for-sale',
      '//nothing-here//',
      '//evil.example/',
      `//${language}//${encodeURIComponent('à')}/`,
    ]) {
      const answer = await both(path);
      expect(answer.theirs, path).toEqual(answer.ours);
      expect(answer.theirs?.status, path).toBe(301);
    }
  });

  test('a language in capitals leads to the page, and keeps the query', async () => {
    for (const locale of locales) {
      const page = pages.find((path) => path.startsWith(`/${locale}/`) && path.length > 4) ?? '';
      const capitals = locale.toUpperCase();
      for (const [path, to] of [
        [page.replace(locale, capitals), page],
        [`${page.replace(locale, capitals)}?a=b`, `${page}?a=b`],
        [`/${capitals}`, `/${locale}/`],
        [`/${capitals}/à/`, `/${locale}/à/`],
      ] as const) {
        const answer = await both(encodeURI(path));
        expect(answer.theirs, path).toEqual(answer.ours);
        expect(answer.theirs?.status, path).toBe(301);
        expect(decodeURI(answer.theirs?.location ?? '')).toBe(to);
      }
    }
  });

  test.each([
    '//\\evil.example/',
    '//%5cevil.example/',
    '///%5C/evil.example',
    '//x//%0d%0aset-cookie:a=b',
    '/NL/%0d%0aset-cookie:a=b',
    '/NL//evil.example/',
  ])('%s leads to no other site and adds no header', async (path) => {
    const answer = await theirs(path);
    expect(String(answer.headers['location'] ?? '/')).toMatch(
      /^(http:\/\/127\.0\.0\.1:\d+)?\/(?![/\\])[^\r\n]*$/,
    );
    expect(answer.headers['set-cookie']).toBeUndefined();
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
    const answer = await both(path, sent);
    expect(answer.theirs).toEqual(answer.ours);
    expect(answer.theirs?.status).toBe(404);
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
      const answer = await theirs(path);
      for (const [name, value] of security)
        expect(answer.headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
      expect(answer.headers['server']).toBe({ nginx: 'nginx', Apache: 'Apache', Caddy: undefined }[name]);
    }
  });

  test('a drawing that is opened by itself may draw, and nothing else', async () => {
    const drawing = files.find((file) => file.startsWith('/_astro/drawings/')) ?? '';
    for (const path of [drawing, '/favicon.svg']) {
      const { headers: sent, status } = await theirs(path);
      expect(status, path).toBe(200);
      expect(sent['content-security-policy'], path).toBe(
        headersFor(headers, path).get('Content-Security-Policy'),
      );
      expect(sent['content-security-policy'], path).toMatch(/^default-src 'none';.*; sandbox$/);
    }
  });

  test('what changes is asked for anew, what cannot change is kept', async () => {
    const cacheOf = async (path: string) => (await theirs(path)).headers['cache-control'];
    expect(await cacheOf(pages[0] ?? '')).toBe('public, max-age=0, must-revalidate');
    const asset = [...site.files].find((file) => file.startsWith('/_astro/')) ?? '';
    expect(await cacheOf(asset)).toBe('public, max-age=31536000, immutable');
    const { headers: first } = await theirs(pages[0] ?? '');
    const again = await theirs(pages[0] ?? '', { 'if-none-match': String(first['etag']) });
    expect(again.status).toBe(304);
  });

  test('texts are compressed and name their charset, pictures are not', async () => {
    const accept = { 'accept-encoding': 'gzip' };
    for (const path of [pages[0] ?? '', ...files.filter((file) => /\.(js|css|json|svg)$/.test(file))]) {
      const answer = await theirs(path, accept);
      if (Number((await theirs(path)).headers['content-length']) < 256) continue;
      expect(answer.headers['content-encoding'], path).toBe('gzip');
      expect(answer.headers['vary'], path).toBe('Accept-Encoding');
      expect(answer.headers['content-type'], path).toMatch(/charset=utf-8/);
      expect(gunzipSync(answer.body).equals((await theirs(path)).body), path).toBe(true);
    }
    const picture = files.find((file) => file.endsWith('.avif')) ?? '';
    expect((await theirs(picture, accept)).headers['content-encoding']).toBeUndefined();
  });

  test('a form goes to the relay as it is, and comes back as it is', async () => {
    const sent = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status, headers, body } = await theirs('/leads/contact-me?a=b', sent, 'POST', 'name=%C3%89');
    expect([status, headers['cache-control'], headers['x-content-type-options']]).toEqual([
      409,
      'no-store',
      'nosniff',
    ]);
    expect(JSON.parse(body.toString())).toEqual({
      method: 'POST',
      url: '/leads/contact-me?a=b',
      body: 'name=%C3%89',
      forwarded: '127.0.0.1',
    });
  });

  test('only reading is allowed', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await theirs(pages[0] ?? '', {}, method)).status).toBe(405);
  });
});
