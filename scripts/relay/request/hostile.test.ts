import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FORMS } from '../../../src/features/forms/definitions/index.ts';
import { FORM_IDS } from '../../../src/routing/forms.ts';
import { CONTACT, relayUnderTest } from './handler.fixture.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

describe('another site', () => {
  test.each([{ Origin: 'https://evil.example' }, { Origin: 'null' }, { 'Sec-Fetch-Site': 'cross-site' }])(
    'cannot send forms: %j',
    async (headers) => {
      const { post, json, store } = relayUnderTest();
      expect(
        (await post('site-contact', CONTACT, { headers: headers as Record<string, string> })).status,
      ).toBe(403);
      const answer = await json('site-contact', CONTACT, { headers: headers as Record<string, string> });
      expect(answer.status).toBe(403);
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
      expect(store.leads.list()).toEqual([]);
    },
  );

  test('the own one can, from another host too', async () => {
    const Origin = 'https://www.maison-bueren.example';
    const { post, ask } = relayUnderTest();
    const preflight = await ask('site-contact', null, { method: 'OPTIONS', headers: { Origin } });
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe(Origin);
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key');
    const answer = await post('site-contact', CONTACT, { headers: { Origin } });
    expect(answer.headers.get('Location')).toBe(`${Origin}/fr/merci/site-contact/`);
  });
});

describe('paths', () => {
  test.each([
    '/leads/',
    '/leads',
    '/leads/site-contact/x',
    '/leads//site-contact',
    '/leads/..%2fsite-contact',
    '/leads/%73ite-contact',
    '/leads/__proto__',
    '/leads/constructor',
    '/leads/site-contact%00',
    '/leads/SITE-CONTACT',
    '/other/site-contact',
  ])('%s is no form', async (path) => {
    const { post } = relayUnderTest();
    expect((await post('', CONTACT, { path })).status).toBe(404);
  });

  test.each(['/leads/site-contact', '/leads', '/leads/'])(
    'methods other than POST do nothing: %s',
    async (path) => {
      const { ask } = relayUnderTest();
      for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
        const answer = await ask('', null, { method, path });
        expect(answer.status).toBe(405);
        expect(answer.headers.get('Allow')).toBe('POST');
      }
    },
  );
});

describe('bodies', () => {
  test.each([
    ['5 MB', 'remark='.padEnd(5_000_000, 'x'), FORM, 413],
    ['another type', 'x', { 'Content-Type': 'text/xml' }, 415],
    ['no type', new Uint8Array([1, 2, 3]), {}, 415],
    ['bytes that are not UTF-8', new Uint8Array([0x61, 0x3d, 0xff, 0xfe]), FORM, 400],
    ['percent codes that are not UTF-8', 'remark=%ff', FORM, 400],
    ['half a JSON', '{"a"', { 'Content-Type': 'application/json' }, 400],
    ['JSON of another shape', '[[]]', { 'Content-Type': 'application/json' }, 400],
  ])('%s: %#', async (_, body, headers, status) => {
    const { ask, store } = relayUnderTest();
    expect((await ask('site-contact', body, { headers: headers as Record<string, string> })).status).toBe(
      status,
    );
    expect(store.leads.list()).toEqual([]);
  });

  test('fields that the form does not know are never stored', async () => {
    const { json, store } = relayUnderTest();
    await json('site-contact', {
      ...CONTACT,
      admin: 'true',
      id: '1',
      __proto__: 'x',
      toString: 'x',
      bcc: 'x',
    });
    const names = Object.keys(store.leads.list()[0]?.fields ?? {});
    const known = FORMS['site-contact'].fields.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });
});

test('whatever is sent, the answer is one of the contract’s, and HTML in it is text', async () => {
  const { ask } = relayUnderTest();
  const nasty = fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '\r\nBcc: victim@mail.example',
    "' OR 1=1 --",
    '=cmd|x',
    '\u202e\u0000',
    '{{name}}',
    '🏠'.repeat(500),
  );
  const value = fc.oneof(nasty, fc.string(), fc.string({ unit: 'binary' }), fc.webUrl(), fc.emailAddress());
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...FORM_IDS),
      fc.infiniteStream(value),
      fc.boolean(),
      async (form, values, isScript) => {
        const filled = Object.fromEntries(
          [...FORMS[form].fields.map(({ name }) => name), '_language', '_page', '_proof', '_elapsed'].map(
            (name) => [name, values.next().value ?? ''],
          ),
        );
        const body = isScript
          ? JSON.stringify(filled)
          : new URLSearchParams(filled as Record<string, string>).toString();
        const headers = isScript ? { 'Content-Type': 'application/json' } : FORM;
        const answer = await ask(form, body, { headers });
        expect([201, 303, 400, 409, 413, 422, 429]).toContain(answer.status);
        const text = await answer.text();
        if (!isScript) expect(text).not.toMatch(/<script|<img|onerror=alert\(1\)>/);
      },
    ),
    { numRuns: 150 },
  );
});
