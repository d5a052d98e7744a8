import { expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from '../../scripts/relay/store/store.ts';
import type { Field } from '../../src/features/forms/definitions/field.ts';
import { FORMS } from '../../src/features/forms/definitions/index.ts';
import { isAsked } from '../../src/features/forms/definitions/validate.ts';
import { FORM_IDS, type FormId } from '../../src/routing/forms.ts';
import { makeSnapshotDir } from '../fixtures/make-snapshot.ts';
import { type MailSink, startMailSink } from './mail-sink.ts';
import type { ReceivedMail } from './parse-mail.ts';
import { inStore, relayWith, sendAsForm, sendAsScript, storeDir } from './temporary-relay.ts';

const AGENCY = 'agency@maison-bueren.example';
const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);

const siteWithSlot = () =>
  makeSnapshotDir((files) => {
    const times = { Start: `${inDays(7)}T10:00`, End: `${inDays(7)}T10:20` };
    files.visits = [{ ID: 'slot', PropertyID: 4101, Kind: 'slot', ...times }];
  });

async function mailSink(): Promise<MailSink> {
  const sink = await startMailSink();
  onTestFinished(() => sink.close());
  return sink;
}

/** Waits until everything in the store is delivered. */
const allDelivered = (dir: string) =>
  vi.waitFor(
    () => {
      const deliveries = inStore(dir, ({ leads, queue }) => leads.list().flatMap(({ id }) => queue.of(id)));
      expect(deliveries.filter(({ state }) => state !== 'delivered')).toEqual([]);
    },
    { timeout: 40_000, interval: 200 },
  );

/** A visitor's answer to a field. */
function answerTo(form: FormId, field: Field, isFull: boolean): string | string[] {
  const choices =
    field.options ??
    { slots: ['slot'], types: ['1'], zones: ['Liège|4000'], flags: ['garden'] }[field.source ?? 'types'];
  switch (field.kind) {
    case 'email':
      return `${field.name.toLowerCase()}.${form}.${isFull ? 'full' : 'least'}@mail.example`;
    case 'tel':
      return '+32 4 000 00 10';
    case 'integer':
    case 'amount':
      return String(Math.max(field.min ?? 1, 1));
    case 'date':
      return field.period === 'past' ? '1990-02-28' : inDays(3);
    case 'radio':
    case 'select':
    case 'slot':
      return choices[0] ?? '';
    case 'checkboxes':
      return [...choices];
    case 'checkbox':
    case 'consent':
      return 'yes';
    case 'property':
      return field.name === 'property' ? '4101' : '';
    case 'hidden':
      return '';
    default:
      return field.name === 'zip' ? '4000' : 'Réponse';
  }
}

/** A filled form: required fields only, or all fields. */
function fill(id: FormId, isFull: boolean): Record<string, string | string[]> {
  const filled: Record<string, string | string[]> = {};
  for (const field of FORMS[id].fields) {
    const entries = new Map(Object.entries(filled).map(([name, value]) => [name, [value].flat()]));
    if (isAsked(field, entries) && (field.required || isFull))
      filled[field.name] = answerTo(id, field, isFull);
  }
  return { ...filled, _language: 'fr' };
}

/** The mails that a form with these values must send. */
const promised = (id: FormId, fields: Record<string, unknown>) =>
  FORMS[id].mails.filter(
    (kind) => kind === 'agency' || fields[kind === 'friend' ? 'friendEmail' : 'email'] !== undefined,
  );

/** Checks that answers go to a real person: the agency's to the visitor, the visitor's to the agency. */
function expectAnswerable({ headers, envelope, text }: ReceivedMail, email: string): void {
  expect(headers['reply-to'] ?? 'none@').toMatch(/[^\s<]@/);
  expect(text).not.toMatch(/undefined|\{\{|NaN/);
  if (envelope.to[0] === AGENCY) expect(headers['reply-to']?.includes(email) ?? email === '').toBe(true);
}

test.each([
  ['with what is required', false],
  ['altogether', true],
])('every form that is filled in %s sends each mail that it promises', async (_, isFull) => {
  const dir = storeDir();
  const sink = await mailSink();
  const relay = await relayWith({
    SNAPSHOT_DIR: siteWithSlot(),
    LEADS_DIR: dir,
    LEADS_MAIL_TO: AGENCY,
    LEADS_SMTP_URL: sink.url,
  });
  const ids = new Map<FormId, string>();
  for (const form of FORM_IDS) {
    const fields = fill(form, isFull);
    const answer = isFull
      ? await sendAsScript(relay, form, fields, `every-form-${form}`)
      : await sendAsForm(relay, form, fields);
    const status = isFull ? 201 : 303;
    expect([form, answer.status, answer.status === status ? '' : await answer.text()]).toEqual([
      form,
      status,
      '',
    ]);
    const [stored] = inStore(dir, ({ leads }) => leads.list({ form }));
    ids.set(form, stored?.id ?? '');
  }
  await allDelivered(dir);
  expect(relay.output()).not.toMatch(/given up|failed/);
  for (const [form, id] of ids) {
    const fields = fill(form, isFull);
    const mails = sink.mails.filter(({ headers }) => headers['message-id']?.startsWith(`<${id}.`));
    const kinds = mails.map(({ headers }) => /\.(\w+)@/.exec(headers['message-id'] ?? '')?.[1]);
    expect([form, ...kinds.toSorted()]).toEqual([form, ...promised(form, fields).toSorted()]);
    for (const mail of mails)
      expectAnswerable(mail, typeof fields['email'] === 'string' ? fields['email'] : '');
  }
});

test('a lead without an e-mail address reaches the agency, which is told to call', async () => {
  const dir = storeDir();
  const sink = await mailSink();
  const callMe = {
    firstName: 'Inès',
    lastName: 'Lambert',
    phone: '+32 4 000 00 10',
    contactTimes: ['morning'],
  };
  const store = openStore(dir);
  await store.leads.add({
    form: 'site-contact',
    language: 'fr',
    received: Date.now(),
    key: 'call-me-back',
    fields: callMe,
    channels: ['agency'],
  });
  store.close();
  await relayWith({ LEADS_DIR: dir, LEADS_MAIL_TO: AGENCY, LEADS_SMTP_URL: sink.url });
  await allDelivered(dir);
  expect(sink.mails).toHaveLength(1);
  expect(sink.mails[0]?.headerNames).not.toContain('reply-to');
  expect(sink.mails[0]?.text).toContain('appelez Inès Lambert au +32 4 000 00 10');
});
