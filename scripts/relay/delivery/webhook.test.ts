import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Lead } from '../store/lead.ts';
import { callWebhook } from './webhook.ts';

const LEAD: Lead = {
  id: '0123456789abcdef',
  form: 'site-contact',
  language: 'fr',
  received: Date.UTC(2026, 11, 5),
  fields: { lastName: 'Lambert' },
};

interface Call {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver that answers with a status, or never answers. */
async function receiver(status: number | undefined, headers: Record<string, string> = {}) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    if (status) response.writeHead(status, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { calls, url: `http://localhost:${(server.address() as AddressInfo).port}/hook` };
}

test('posts the lead with a signature that the receiver can check', async () => {
  const { calls, url } = await receiver(204);
  await callWebhook(LEAD, { url, secret: 'shared secret' });
  const { headers, body } = calls[0] ?? { headers: {}, body: '' };
  expect(JSON.parse(body)).toEqual({ ...LEAD, received: '2026-12-05T00:00:00.000Z' });
  expect(headers['webhook-id']).toBe(LEAD.id);
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = createHmac('sha256', 'shared secret').update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${expected}`);
});

test('without a secret it is not signed', async () => {
  const { calls, url } = await receiver(200);
  await callWebhook(LEAD, { url });
  expect(calls[0]?.headers['webhook-signature']).toBeUndefined();
});

test.each([301, 400, 404, 429, 500])('status %i is a failure', async (status) => {
  const { url } = await receiver(status, { Location: 'http://localhost:1/' });
  await expect(callWebhook(LEAD, { url })).rejects.toMatchObject({ name: 'DeliveryError', isFinal: false });
});

test('so is no answer', async () => {
  const { url } = await receiver(undefined);
  await expect(callWebhook(LEAD, { url, timeout: 100 })).rejects.toMatchObject({ name: 'DeliveryError' });
  await expect(callWebhook(LEAD, { url: 'http://localhost:1/' })).rejects.toMatchObject({
    name: 'DeliveryError',
  });
});
