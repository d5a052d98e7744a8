import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { makeSnapshotDir } from '../fixtures/make-snapshot.ts';
import { inStore, relayWith, sendAsForm, sendAsScript, storeDir } from './temporary-relay.ts';

const DAY = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 10);
const LONG_ID = 's'.repeat(64);
const FORM = 'contact-appointment';

/** A site with a slot for one, one for two, and an open day with room for three. */
const siteWithViewings = () =>
  makeSnapshotDir((files) => {
    const at = { PropertyID: 4101, Start: `${DAY}T10:00`, End: `${DAY}T10:20` };
    files.visits = [
      { ...at, ID: 'one', Kind: 'slot' },
      { ...at, ID: 'two', Kind: 'slot', Start: `${DAY}T11:00`, End: `${DAY}T11:20`, Capacity: 2 },
      { ...at, ID: LONG_ID, Kind: 'slot', Start: `${DAY}T12:00`, End: `${DAY}T12:20` },
      { ...at, ID: 'open', Kind: 'openDay', Start: `${DAY}T14:00`, End: `${DAY}T16:00`, Capacity: 3 },
    ];
  });

const visitor = (number: number, over: Record<string, string> = {}) => ({
  _language: 'fr',
  property: '4101',
  slot: 'one',
  title: 'ms',
  firstName: 'Inès',
  lastName: `Lambert ${'ABCDEFGHIJ'[number]}`,
  email: `visitor${number}@mail.example`,
  phone: '+32 4 000 00 10',
  remark: `Je suis le visiteur ${number}.`,
  consent: 'yes',
  ...over,
});

const TEN = Array.from({ length: 10 }, (_, number) => number);

/** The number of answers by status. */
const tally = (answers: readonly Response[]) =>
  Object.fromEntries(
    Map.groupBy(answers, ({ status }) => status)
      .entries()
      .map(([status, all]) => [status, all.length]),
  );

describe('of ten visitors who ask for one slot at once', () => {
  test.each([
    ['as forms', false],
    ['as forms of several parts', true],
  ])('%s without a script, one gets it and nine are told, with all they wrote', async (_, isMultipart) => {
    const dir = storeDir();
    const relay = await relayWith({ LEADS_DIR: dir, SNAPSHOT_DIR: siteWithViewings() });
    const answers = await Promise.all(
      TEN.map((number) => sendAsForm(relay, FORM, visitor(number), { isMultipart })),
    );
    expect(tally(answers)).toEqual({ 303: 1, 409: 9 });
    expect(inStore(dir, ({ leads }) => leads.list())).toHaveLength(1);
    for (const [number, answer] of answers.entries()) {
      if (answer.status === 303) continue;
      const { document } = parseHTML(await answer.text());
      expect(document.querySelector('[role=alert]')?.textContent).toContain(
        'Ce rendez-vous est désormais complet',
      );
      expect(document.querySelector(`#${FORM}-remark`)?.textContent).toBe(`Je suis le visiteur ${number}.`);
      expect(document.querySelector(`#${FORM}-email`)?.getAttribute('value')).toBe(visitor(number).email);
      const field = document.querySelector(`#${FORM}-slot`);
      expect(field?.getAttribute('aria-invalid')).toBe('true');
      const link = document.querySelector('.form__summary a');
      expect(link?.getAttribute('href')).toBe(`#${FORM}-slot`);
      expect(link?.textContent).toContain('désormais complet');
    }
  });

  test('with and without a script, through two relays on one store, one gets it', async () => {
    const env = { LEADS_DIR: storeDir(), SNAPSHOT_DIR: siteWithViewings() };
    const relays = [await relayWith(env), await relayWith(env)] as const;
    const answers = await Promise.all(
      TEN.map((number) => {
        const relay = relays[number % 2 === 0 ? 0 : 1];
        return number < 5
          ? sendAsForm(relay, FORM, visitor(number))
          : sendAsScript(relay, FORM, visitor(number), `visitor-${number}`);
      }),
    );
    expect(answers.filter(({ status }) => status === 303 || status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(inStore(env.LEADS_DIR, ({ leads }) => leads.list())).toHaveLength(1);
  });

  test.each([
    ['two', { 303: 2, 409: 8 }],
    ['open', { 303: 3, 409: 7 }],
  ])('the viewing %s takes as many as it has room for', async (slot, counts) => {
    const relay = await relayWith({ SNAPSHOT_DIR: siteWithViewings() });
    const answers = await Promise.all(
      TEN.map((number) => sendAsForm(relay, FORM, visitor(number, { slot }))),
    );
    expect(tally(answers)).toEqual(counts);
  });
});

test('a slot with the longest ID that a snapshot takes can be had', async () => {
  const relay = await relayWith({ SNAPSHOT_DIR: siteWithViewings() });
  expect((await sendAsForm(relay, FORM, visitor(0, { slot: LONG_ID }))).status).toBe(303);
});

describe('one visitor', () => {
  test('who sends the same form again, or with another word, keeps the place and uses up no other', async () => {
    const dir = storeDir();
    const relay = await relayWith({ LEADS_DIR: dir, SNAPSHOT_DIR: siteWithViewings() });
    const send = (number: number, over = {}) =>
      sendAsForm(relay, FORM, visitor(number, { slot: 'two', ...over }));
    const first = await send(0);
    const thanks = first.headers.get('Location');
    expect(thanks).toContain(FORM);
    for (const again of [await send(0), await send(0, { remark: 'Avec mon mari.' })]) {
      expect(again.status).toBe(303);
      expect(again.headers.get('Location')).toBe(thanks);
    }
    expect(inStore(dir, ({ leads }) => leads.booked())).toEqual(new Map([['two', 1]]));
    expect(tally([await send(1), await send(2)])).toEqual({ 303: 1, 409: 1 });
  });

  test('with a script and the same key counts once', async () => {
    const dir = storeDir();
    const relay = await relayWith({ LEADS_DIR: dir, SNAPSHOT_DIR: siteWithViewings() });
    const send = () => sendAsScript(relay, FORM, visitor(0), 'the-same-key');
    const answers = await Promise.all(TEN.map(send));
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { id: string }).id),
    );
    expect(tally(answers)).toEqual({ 201: 10 });
    expect(new Set(ids).size).toBe(1);
    expect(inStore(dir, ({ leads }) => leads.booked())).toEqual(new Map([['one', 1]]));
  });

  test('cannot get into a full slot by writing it, or the property, in another way', async () => {
    const relay = await relayWith({ SNAPSHOT_DIR: siteWithViewings() });
    expect((await sendAsForm(relay, FORM, visitor(0))).status).toBe(303);
    for (const over of [{ slot: ' one ' }, { slot: 'one\u200b' }, { slot: 'ONE' }, { property: ' 4101' }]) {
      const { status } = await sendAsForm(relay, FORM, visitor(1, over));
      expect([over, status >= 400]).toEqual([over, true]);
    }
  });

  test.each([
    ['an open day', { slot: 'open', email: 'no address' }, 'open'],
    ['a slot of a property that was not understood', { property: 'MB-?', email: '' }, 'one'],
  ])('who chose %s finds it chosen in the form that comes back', async (_, over, chosen) => {
    const relay = await relayWith({ SNAPSHOT_DIR: siteWithViewings() });
    const answer = await sendAsForm(relay, FORM, visitor(0, over));
    expect(answer.status).toBe(422);
    const { document } = parseHTML(await answer.text());
    expect(document.querySelector(`#${FORM}-slot option[selected]`)?.getAttribute('value')).toBe(chosen);
  });
});
