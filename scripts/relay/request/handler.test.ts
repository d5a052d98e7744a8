import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { FILLED } from '../../../src/features/forms/definitions/filled.fixture.ts';
import { FORM_IDS } from '../../../src/routing/forms.ts';
import { rateLimit } from '../guard/rate-limit.ts';
import { APPOINTMENT, CONTACT, NOW, relayUnderTest, SITE, SLOT } from './handler.fixture.ts';

const KEY = { 'Idempotency-Key': 'key-00000001' };

describe('the contract (design, section 7)', () => {
  test('a script gets 201 and the id', async () => {
    const { json, store } = relayUnderTest();
    const response = await json('site-contact', CONTACT, { headers: KEY });
    expect(response.status).toBe(201);
    const { id } = await response.json();
    expect(store.leads.find(id)).toMatchObject({
      form: 'site-contact',
      language: 'fr',
      received: NOW,
      fields: { lastName: 'Lambert', remark: 'Bonjour,\nje cherche une maison.' },
    });
    expect(store.queue.of(id).map(({ channel }) => channel)).toEqual(['agency', 'confirmation']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test.each(['fr', 'nl', 'en', 'de'] as const)(
    'a form gets 303 to the thank-you page: %s',
    async (locale) => {
      const { post, store } = relayUnderTest();
      const response = await post('site-contact', { ...CONTACT, _language: locale });
      expect(response.status).toBe(303);
      expect(response.headers.get('Location')).toBe(SITE.thankYou('site-contact', locale));
      expect(SITE.thankYou('site-contact', locale)).toMatch(new RegExp(`^/${locale}/.+/site-contact/$`));
      expect(store.leads.list()).toHaveLength(1);
    },
  );

  test('a multipart form does too', async () => {
    const { ask, store } = relayUnderTest();
    const form = new FormData();
    for (const [name, value] of Object.entries(CONTACT)) form.append(name, value);
    expect((await ask('site-contact', form)).status).toBe(303);
    expect(store.leads.list()[0]?.fields['remark']).toBe('Bonjour,\nje cherche une maison.');
  });

  test('errors are 422 with a code for each field', async () => {
    const { json, store } = relayUnderTest();
    const response = await json('site-contact', { ...CONTACT, email: 'ines@', lastName: ' ' });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      errors: { email: 'email.invalid', lastName: 'required.lastName' },
    });
    expect(store.leads.list()).toEqual([]);
  });

  test('an amount that cannot be read is asked for again, and nothing is stored without it', async () => {
    const { json, store } = relayUnderTest();
    const application = { ...FILLED['rental-application'], income: 'environ 2000 net' };
    expect(await (await json('rental-application', application)).json()).toEqual({
      errors: { income: 'amount.invalid' },
    });
    expect(store.leads.list()).toEqual([]);
  });

  test('a store that cannot be written is 503, and nothing is claimed', async () => {
    const { store } = relayUnderTest();
    const leads = {
      idOf: store.leads.idOf,
      add: () => Promise.reject(new Error('database or disk is full')),
    };
    const broken = relayUnderTest({ leads });
    const response = await broken.json('site-contact', CONTACT);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('30');
    expect(broken.log).toEqual(['store: database or disk is full']);
    const page = await broken.post('site-contact', CONTACT);
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('je cherche une maison.');
  });

  test('every form is known', async () => {
    const { json } = relayUnderTest();
    for (const form of FORM_IDS) expect((await json(form, {})).status).toBe(422);
  });
});

describe('idempotency', () => {
  test('the same key stores once and gets the same answer', async () => {
    const { json, store } = relayUnderTest();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => json('site-contact', CONTACT, { headers: KEY })),
    );
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(ids).size).toBe(1);
    expect(store.leads.list()).toHaveLength(1);
  });

  test('a form without a script that is sent twice is stored once', async () => {
    const { post, store } = relayUnderTest();
    await post('site-contact', CONTACT);
    expect((await post('site-contact', CONTACT)).status).toBe(303);
    expect(store.leads.list()).toHaveLength(1);
  });

  test('what a script sent and the browser posts again under the same key is stored once', async () => {
    let time = NOW;
    const { json, post, store } = relayUnderTest({ now: () => time });
    await json('site-contact', CONTACT, { headers: KEY });
    const _key = KEY['Idempotency-Key'];
    expect((await post('site-contact', { ...CONTACT, _key })).status).toBe(303);
    // It counts as repeated regardless of the time between.
    time += 60 * 60_000;
    expect((await post('site-contact', { ...CONTACT, _key })).status).toBe(303);
    expect(store.leads.list()).toHaveLength(1);
  });

  test('ten minutes later it is a new one', async () => {
    let time = NOW;
    const { post, store } = relayUnderTest({ now: () => time });
    await post('site-contact', CONTACT);
    time += 9 * 60_000;
    await post('site-contact', CONTACT);
    expect(store.leads.list()).toHaveLength(1);
    time += 20 * 60_000;
    await post('site-contact', CONTACT);
    expect(store.leads.list()).toHaveLength(2);
  });

  test('what was stored is answered as stored, whatever the limits say now', async () => {
    const none = rateLimit(1, 60_000);
    const { json } = relayUnderTest({
      limits: { address: rateLimit(100, 60_000), unproven: none, form: none },
    });
    const first = await json('site-contact', CONTACT, { headers: KEY });
    const second = await json('site-contact', CONTACT, { headers: KEY });
    expect([first.status, second.status]).toEqual([201, 201]);
    const other = await json('site-contact', CONTACT, { headers: { 'Idempotency-Key': 'key-00000002' } });
    expect(other.status).toBe(429);
  });

  test.each(['x', 'a b c d e f', '../../../etc', 'x'.repeat(200)])('the key %j is refused', async (key) => {
    const { json } = relayUnderTest();
    expect((await json('site-contact', CONTACT, { headers: { 'Idempotency-Key': key } })).status).toBe(400);
  });
});

describe('slots', () => {
  test('of two visitors who take the last one at once, one gets it', async () => {
    const { json, store } = relayUnderTest();
    const answers = await Promise.all(
      ['key-aaaaaaaa', 'key-bbbbbbbb'].map((key) =>
        json(
          'contact-appointment',
          { ...APPOINTMENT, lastName: key.slice(4) },
          { headers: { 'Idempotency-Key': key } },
        ),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const full = answers.find(({ status }) => status === 409);
    expect(await full?.json()).toEqual({ code: 'slots.full' });
    expect(store.leads.list()).toHaveLength(1);
    expect(store.leads.booked()).toEqual(new Map([[SLOT.id, 1]]));
  });

  test('who sends it again keeps it', async () => {
    const { json } = relayUnderTest();
    for (const _ of [1, 2]) {
      const answer = await json('contact-appointment', APPOINTMENT, { headers: KEY });
      expect(answer.status).toBe(201);
    }
  });

  test.each([
    ['unknown', { slot: 'slot-none' }],
    ['of another property', { property: '4110' }],
  ])('one that is %s cannot be taken', async (_, over) => {
    const { json } = relayUnderTest();
    const answer = await json('contact-appointment', { ...APPOINTMENT, ...over });
    expect(await answer.json()).toEqual({ errors: { slot: 'choice.invalid' } });
  });

  test('nor one that is past', async () => {
    const { json } = relayUnderTest({ now: () => Date.parse('2027-01-11T15:00:00Z') });
    const answer = await json('contact-appointment', APPOINTMENT);
    expect(await answer.json()).toEqual({ errors: { slot: 'choice.invalid' } });
  });

  test('without a script, of ten at once one gets it, and it stays theirs when they write again', async () => {
    let time = NOW;
    const { post, store } = relayUnderTest({ now: () => time });
    const ask = (number: number, over = {}) =>
      post('contact-appointment', { ...APPOINTMENT, email: `v${number}@mail.example`, ...over });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, number) => ask(number)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, ...Array(9).fill(409)]);
    expect(store.leads.list()).toHaveLength(1);
    time += 60 * 60_000;
    const winner = answers.findIndex(({ status }) => status === 303);
    expect((await ask(winner, { remark: 'Tot dan!' })).status).toBe(303);
    expect((await ask(10)).status).toBe(409);
    expect(store.leads.booked()).toEqual(new Map([[SLOT.id, 1]]));
  });

  test('without a script, the page says that it is full and offers the others', async () => {
    const { json, post } = relayUnderTest();
    await json('contact-appointment', APPOINTMENT, { headers: KEY });
    const answer = await post('contact-appointment', { ...APPOINTMENT, _language: 'fr', lastName: 'Claes' });
    expect(answer.status).toBe(409);
    const { document } = parseHTML(await answer.text());
    expect(document.querySelector('[role=alert]')?.textContent).toContain('+32 4 000 00 01');
    expect(document.querySelectorAll('#contact-appointment-slot option').length).toBeGreaterThan(1);
  });
});
