import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteServer } from './server.ts';

const root = mkdtempSync(join(tmpdir(), 'serve-'));
const dir = join(root, 'dist');
const LONG = '<p>Bonjour</p>'.repeat(20_000);
const FILES: Record<string, string> = {
  'index.html': '<p>root</p>',
  'fr/index.html': LONG,
  'fr/a-vendre/index.html': '<p>liste</p>',
  'fr/404.html': '<p>introuvable</p>',
  'nl/404/index.html': '<p>niet gevonden</p>',
  'feed.xml': '<rss/>',
  'a.css': 'p{}',
  'a.woff2': 'xx',
  'a.avif': 'xx',
  'favicon.ico': 'xx',
  'a.webmanifest': '{}',
  'robots.txt': 'User-agent: *',
  _redirects:
    '/for-sale/ /fr/a-vendre/ 301\n/portal/ https://portal.example/ 302\n/caf%C3%A9/ /fr/a-vendre/ 301\n/100%/ /fr/ 301\n',
  _headers: '/*\n  X-Content-Type-Options: nosniff\n',
  '../secret.txt': 'secret',
};
const server = siteServer({
  dir,
  services: [
    (incoming, response, next) =>
      incoming.url?.startsWith('/leads/') ? void response.writeHead(201).end() : next(),
  ],
});
let port = 0;

beforeAll(async () => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends a path unchanged; `fetch` would normalise it. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: 'localhost', port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('answers', () => {
  test.each([
    ['/', 200, 'text/html;charset=utf-8', '<p>root</p>'],
    ['/fr/a-vendre/', 200, 'text/html;charset=utf-8', '<p>liste</p>'],
    ['/fr/a-vendre/?page=2', 200, 'text/html;charset=utf-8', '<p>liste</p>'],
    ['/feed.xml', 200, 'text/xml;charset=utf-8', '<rss/>'],
    ['/a.css', 200, 'text/css;charset=utf-8', 'p{}'],
    ['/a.woff2', 200, 'font/woff2', 'xx'],
    ['/a.avif', 200, 'image/avif', 'xx'],
    ['/favicon.ico', 200, 'image/x-icon', 'xx'],
    ['/a.webmanifest', 200, 'application/manifest+json;charset=utf-8', '{}'],
    ['/robots.txt', 200, 'text/plain;charset=utf-8', 'User-agent: *'],
    ['/fr/nothing/', 404, 'text/html;charset=utf-8', '<p>introuvable</p>'],
    ['/nl/nothing/', 404, 'text/html;charset=utf-8', '<p>niet gevonden</p>'],
    ['/nothing.png', 404, 'text/html;charset=utf-8', '<p>introuvable</p>'],
    ['/_headers', 404, 'text/html;charset=utf-8', '<p>introuvable</p>'],
    ['/_redirects', 404, 'text/html;charset=utf-8', '<p>introuvable</p>'],
    ['/../secret.txt', 404, 'text/html;charset=utf-8', '<p>introuvable</p>'],
    ['/..%2fsecret.txt', 404, 'text/html;charset=utf-8', '<p>introuvable</p>'],
    ['/%2e%2e/secret.txt', 404, 'text/html;charset=utf-8', '<p>introuvable</p>'],
    ['/..%5csecret.txt', 404, 'text/html;charset=utf-8', '<p>introuvable</p>'],
    ['/%', 400, 'text/plain', 'Bad request\n'],
    ['/%E0%A4%A', 400, 'text/plain', 'Bad request\n'],
    ['/a%00.css', 400, 'text/plain', 'Bad request\n'],
  ])('%s with %d', async (path, status, type, body) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers['content-type'], answer.body.toString()]).toEqual([
      status,
      type,
      body,
    ]);
  });

  test.each([
    ['/for-sale/', 301, '/fr/a-vendre/'],
    ['/caf%C3%A9/', 301, '/fr/a-vendre/'],
    ['/caf%C3%A9', 301, '/fr/a-vendre/'],
    ['/for-sale', 301, '/fr/a-vendre/'],
    ['/portal/', 302, 'https://portal.example/'],
    ['/fr/a-vendre', 301, '/fr/a-vendre/'],
    ['/fr/a-vendre?x=1', 301, '/fr/a-vendre/?x=1'],
    ['//fr', 301, '/fr'],
    ['//fr/', 301, '/fr/'],
    ['/fr//a-vendre/?x=a//b', 301, '/fr/a-vendre/?x=a//b'],
    ['//evil.example/%2e%2e', 301, '/evil.example/%2e%2e'],
    ['/\\evil.example/', 301, '/%5Cevil.example/'],
  ])('%s redirects with %d to %s', async (path, status, to) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers['location']]).toEqual([status, to]);
  });

  test('page not found speaks the language of a visitor whose address has none', async () => {
    const answer = await ask('/nothing/', { 'accept-language': 'en,nl-BE;q=0.8' });
    expect(answer.body.toString()).toBe('<p>niet gevonden</p>');
  });

  test('page not found speaks the first language of the site to a visitor who tells none', async () => {
    const file = join(dir, '404.html');
    writeFileSync(file, '<p>nicht gefunden</p>');
    try {
      expect((await ask('/xx/nothing/')).body.toString()).toBe('<p>nicht gefunden</p>');
    } finally {
      rmSync(file);
    }
  });

  test('a service is asked first', async () => {
    expect((await ask('/leads/contact', {}, 'POST')).status).toBe(201);
  });

  test.each(['POST', 'PUT', 'DELETE'])('%s is not allowed', async (method) => {
    expect((await ask('/fr/', {}, method)).status).toBe(405);
  });

  test('the headers of the output are set', async () => {
    for (const path of ['/fr/', '/for-sale/', '/fr/nothing/'])
      expect((await ask(path)).headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('transfer', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('%s', async (encoding, open) => {
    const { headers, body } = await ask('/fr/', { 'accept-encoding': encoding });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(headers['content-length']).toBeUndefined();
    expect(open(body).toString()).toBe(LONG);
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['*', 'br'],
    ['identity', undefined],
    ['', undefined],
  ])('of "%s" it takes %s', async (accepted, encoding) => {
    const { headers } = await ask('/fr/', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-type': 'text/html;charset=utf-8' });
  });

  test('a part of a file is not compressed', async () => {
    const { status, headers, body } = await ask('/a.css', { range: 'bytes=0-1', 'accept-encoding': 'br' });
    expect([status, headers['content-encoding'], body.toString()]).toEqual([206, undefined, 'p{']);
  });

  test('pictures are not compressed again', async () => {
    expect((await ask('/a.avif', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });

  test('HEAD has the headers and no body', async () => {
    const { status, headers, body } = await ask('/fr/', { 'accept-encoding': 'br' }, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, String(LONG.length), 0]);
    expect((await ask('/fr/nothing/', {}, 'HEAD')).status).toBe(404);
  });

  test('an unchanged file is not sent again', async () => {
    const { headers } = await ask('/a.css');
    expect((await ask('/a.css', { 'if-none-match': String(headers['etag']) })).status).toBe(304);
  });

  test.each([
    ['bytes=0-1', 206, 'p{'],
    ['bytes=2-', 206, '}'],
    ['bytes=9-', 416, ''],
    ['bytes=2-1', 200, 'p{}'],
    ['bytes=-1', 200, 'p{}'],
    ['bytes=0-0,2-2', 200, 'p{}'],
    ['nonsense', 200, 'p{}'],
  ])('range %s', async (range, status, body) => {
    const answer = await ask('/a.css', { range });
    expect([answer.status, answer.body.toString()]).toEqual([status, body]);
  });
});
