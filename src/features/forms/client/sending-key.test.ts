import { expect, test } from 'vitest';
import { isProof } from '../definitions/proof.ts';
import { SendingKey } from './sending-key.ts';

const entries = (remark: string) => new Map([['remark', [remark]]]);

test('the same content keeps its key and proof, changed content gets others', async () => {
  const sending = new SendingKey('contact-me', true);
  sending.prepare();
  const first = await sending.for(entries('a'));
  expect(await sending.for(entries('a'))).toEqual(first);
  const second = await sending.for(entries('b'));
  expect(second.key).not.toBe(first.key);
  for (const { key, proof = '' } of [first, second])
    expect(await isProof('contact-me', key, proof, Date.now())).toBe(true);
});

test('where no proof is wanted none is made', async () => {
  const { key, proof } = await new SendingKey('contact-me', false).for(entries('a'));
  expect(key).toMatch(/^[\da-f-]{36}$/);
  expect(proof).toBeUndefined();
});
