import { describe, expect, test } from 'vitest';
import { findProof } from '../../../src/features/forms/definitions/proof.ts';
import type { Captcha, CaptchaResult } from '../guard/captcha.ts';
import { rateLimit } from '../guard/rate-limit.ts';
import { CONTACT, NOW, relayUnderTest } from './handler.fixture.ts';

const KEY = { 'Idempotency-Key': 'key-00000001' };

describe('limits', () => {
  test('of an address', async () => {
    const limits = {
      address: rateLimit(2, 60_000),
      unproven: rateLimit(99, 60_000),
      form: rateLimit(99, 60_000),
    };
    const { json } = relayUnderTest({ limits });
    const send = (address: string) => json('site-contact', {}, { address });
    expect(
      [await send('a'), await send('a'), await send('a'), await send('b')].map(({ status }) => status),
    ).toEqual([422, 422, 429, 422]);
    expect(Number((await send('a')).headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('work that was done lifts the one for those without a script', async () => {
    const limits = {
      address: rateLimit(99, 60_000),
      unproven: rateLimit(1, 60_000),
      form: rateLimit(99, 60_000),
    };
    const { json } = relayUnderTest({ limits });
    const send = async (key: string, _proof: string) =>
      (await json('site-contact', { ...CONTACT, _proof }, { headers: { 'Idempotency-Key': key } })).status;
    expect(await send('key-00000001', '')).toBe(201);
    expect(await send('key-00000002', '')).toBe(429);
    expect(await send('key-00000002', `${NOW}:1`)).toBe(429);
    expect(await send('key-00000002', await findProof('site-contact', 'key-00000002', NOW))).toBe(201);
  });
});

describe('machines', () => {
  test.each([
    ['who fill the trap', { _homepage: 'https://spam.example' }],
    ['who are too quick', { _elapsed: '12' }],
  ])('%s are turned away, and told so', async (_, over) => {
    const { json, post, store } = relayUnderTest();
    const answer = await json('site-contact', { ...CONTACT, ...over });
    expect(answer.status).toBe(429);
    expect(await answer.json()).toEqual({ code: 'tooMany' });
    const page = await (await post('site-contact', { ...CONTACT, ...over })).text();
    expect(page).toContain('je cherche une maison.');
    expect(page).not.toContain('spam.example');
    expect(store.leads.list()).toEqual([]);
  });

  const withCaptcha = (results: Record<string, CaptchaResult>) => {
    const seen: string[] = [];
    const captcha: Captcha = {
      field: 'cf-turnstile-response',
      verify: async (token) => {
        seen.push(token);
        return results[token] ?? 'invalid';
      },
    };
    return { ...relayUnderTest({ captcha }), seen };
  };

  test.each([
    ['', 422, { errors: { captcha: 'captcha.empty' } }],
    ['wrong', 422, { errors: { captcha: 'captcha.invalid' } }],
    ['down', 503, { code: 'notSent' }],
  ])('a captcha’s token %j gets %i', async (token, status, body) => {
    const { json } = withCaptcha({ '': 'empty', down: 'down' });
    const answer = await json('site-contact', { ...CONTACT, 'cf-turnstile-response': token });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual(body);
  });

  test('a token that serves once is enough for a double click', async () => {
    const results: Record<string, CaptchaResult> = { good: 'passed' };
    const { json, seen, store } = withCaptcha(results);
    const send = () =>
      json('site-contact', { ...CONTACT, 'cf-turnstile-response': 'good' }, { headers: KEY });
    const answers = await Promise.all([send(), send()]);
    results['good'] = 'invalid';
    answers.push(await send());
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(seen).toEqual(['good']);
    expect(store.leads.list()).toHaveLength(1);
  });
});
