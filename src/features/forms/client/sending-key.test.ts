import { afterEach, expect, test, vi } from 'vitest';
import { isProof } from '../definitions/proof.ts';
import { SendingKey } from './sending-key.ts';

const entries = (remark: string) => new Map([['remark', [remark]]]);

const filling = async (sending: SendingKey, remark: string) => ({
  key: sending.for(entries(remark)),
  proof: await sending.proven(),
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the same content keeps its key and proof, changed content gets others', async () => {
  const sending = new SendingKey('contact-me', true);
  sending.prepare();
  const first = await filling(sending, 'a');
  expect(await filling(sending, 'a')).toEqual(first);
  const second = await filling(sending, 'b');
  expect(second.key).not.toBe(first.key);
  for (const { key, proof = '' } of [first, second])
    expect(await isProof('contact-me', key, proof, Date.now())).toBe(true);
});

test('what was sent and is sent anew gets another key', async () => {
  const sending = new SendingKey('contact-me', true);
  const first = await filling(sending, 'a');
  sending.renew();
  const second = await filling(sending, 'a');
  expect(second.key).not.toBe(first.key);
  expect(await isProof('contact-me', second.key, second.proof ?? '', Date.now())).toBe(true);
});

test('where no proof is wanted none is made', async () => {
  const { key, proof } = await filling(new SendingKey('contact-me', false), 'a');
  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(proof).toBeUndefined();
});

test('a page without TLS has neither hash nor randomUUID, and gets a key all the same', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { key, proof } = await filling(new SendingKey('contact-me', true), 'a');
  expect(key).toMatch(/^[\w-]{36}$/);
  expect(proof).toBeUndefined();
});

test.each([
  ['fails', () => Promise.reject(new Error('no hash'))],
  ['never ends', () => new Promise<never>(() => {})],
])('work that %s is not waited for', async (_, digest) => {
  vi.useFakeTimers();
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto), subtle: { digest } });
  const proof = filling(new SendingKey('contact-me', true), 'a');
  await vi.advanceTimersByTimeAsync(3000);
  expect((await proof).proof).toBeUndefined();
});
