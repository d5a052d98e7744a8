import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Attempt } from './attempt.ts';
import { httpPortal } from './http-portal.ts';
import { ownerFixture } from './owner.fixture.ts';
import { OwnerPortalError } from './portal-error.ts';

/** A server that follows docs/owner-api.md, and deviates from it if a test asks for it. */
const TOKEN = 'token-of-one-session';
let spoil: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
let heard: string[] = [];
let closed: Promise<void>;
let tellClosed: () => void;

const server = createServer(async (request, response) => {
  heard.push(`${request.method} ${request.url}`);
  if (spoil?.(request, response)) return;
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const answer = (status: number, body?: unknown) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  };
  if (request.method === 'POST' && request.url === '/owner-api/session') {
    const { email, passphrase } = JSON.parse(Buffer.concat(chunks).toString());
    return email === 'odile@example.com' && passphrase === 'abeille bocal'
      ? answer(201, { token: TOKEN })
      : answer(401, { code: 'credentials' });
  }
  if (request.headers.authorization !== `Bearer ${TOKEN}`) return answer(401);
  if (request.method === 'GET') return answer(200, ownerFixture());
  answer(204);
  tellClosed();
});

let endpoint: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/owner-api`;
});
afterAll(() => server.close());
beforeEach(() => {
  spoil = undefined;
  heard = [];
  closed = new Promise((resolve) => {
    tellClosed = resolve;
  });
});

const GOOD = { email: ' odile@example.com', passphrase: 'abeille bocal' };
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof OwnerPortalError ? error.failure : error),
  );

test('opens a session, reads the owner’s data and ends the session', async () => {
  const portal = httpPortal(endpoint);
  expect(await portal.open(GOOD, new Attempt())).toEqual(ownerFixture());
  portal.close();
  await closed;
  portal.close();
  expect(heard).toEqual(['POST /owner-api/session', 'GET /owner-api/owner', 'DELETE /owner-api/session']);
});

test('a wrong passphrase and an unknown address are one failure', async () => {
  for (const credentials of [
    { ...GOOD, passphrase: 'x' },
    { ...GOOD, email: 'a@example.com' },
  ])
    expect(await failureOf(httpPortal(endpoint).open(credentials, new Attempt()))).toBe('credentials');
});

describe('a server that breaks the contract', () => {
  const json = (status: number, body: string) => (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(body);
    return true;
  };
  const onData =
    (answer: ReturnType<typeof json>) =>
    (request: IncomingMessage, response: ServerResponse): boolean =>
      request.method === 'GET' && answer(request, response);

  test.each<[string, NonNullable<typeof spoil>, string]>([
    ['by being in trouble', json(503, ''), 'unreachable'],
    ['by hanging up', (request) => Boolean(request.socket.destroy()), 'unreachable'],
    ['by sending no JSON', json(201, '<html>'), 'damaged'],
    ['by sending no token', json(201, '{}'), 'damaged'],
    [
      'by a token that would write a header',
      json(201, JSON.stringify({ token: `${TOKEN}\r\nX-Evil: 1` })),
      'damaged',
    ],
    [
      'by sending elsewhere',
      (_, response) => Boolean(response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()),
      'unreachable',
    ],
    ['by a version of its own', onData(json(426, '')), 'outdated'],
    ['by data of another shape', onData(json(200, '{"id":1}')), 'damaged'],
    [
      'by a script as address',
      onData(json(200, JSON.stringify(ownerFixture()).replace('https://portail', 'javascript:portail'))),
      'damaged',
    ],
  ])('%s', async (_name, answer, failure) => {
    spoil = answer;
    expect(await failureOf(httpPortal(endpoint).open(GOOD, new Attempt()))).toBe(failure);
  });
});
