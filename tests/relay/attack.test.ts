import { connect } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from '../../scripts/relay/store/store.ts';
import { FORMS } from '../../src/features/forms/definitions/index.ts';
import { makeSnapshotDir } from '../fixtures/make-snapshot.ts';
import { startMailSink } from './mail-sink.ts';
import { type RelayProcess, startRelayProcess } from './relay-process.ts';
import { relayWith, sendAsScript, storeDir } from './temporary-relay.ts';

const CONTACT = {
  _language: 'fr',
  firstName: 'Inès',
  lastName: 'Lambert',
  email: 'ines@mail.example',
  remark: 'Bonjour',
  consent: 'yes',
};

test('of two visitors who take the last slot at once, one gets it and one is told that it is full', async () => {
  const day = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 10);
  const snapshot = makeSnapshotDir((files) => {
    files.visits = [
      { ID: 'last', PropertyID: 4101, Kind: 'slot', Start: `${day}T10:00`, End: `${day}T10:20` },
    ];
  });
  const relay = await relayWith({ SNAPSHOT_DIR: snapshot });
  const visitor = (lastName: string) =>
    sendAsScript(
      relay,
      'contact-appointment',
      { ...CONTACT, lastName, title: 'ms', phone: '+32 4 000 00 10', property: '4101', slot: 'last' },
      `visitor-${lastName}`,
    );
  const answers = await Promise.all([visitor('Un'), visitor('Deux'), visitor('Trois')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(await answers.find(({ status }) => status === 409)?.json()).toEqual({ code: 'slots.full' });
});

test('nothing that is filled in becomes a header of a mail', async () => {
  const sink = await startMailSink();
  onTestFinished(() => sink.close());
  const relay = await relayWith({ LEADS_SMTP_URL: sink.url });
  const evil = (value: string) => `${value}\r\nBcc: victim@mail.example\r\nX-Evil: yes\r\n\r\n<b>body</b>`;
  const fields = {
    title: 'ms',
    firstName: evil('Inès'),
    lastName: evil('Lambert'),
    address: evil('Rue du Test 1'),
    zip: '4000',
    city: evil('Liège'),
    email: 'ines@mail.example',
    phone: '+32 4 000 00 10',
    coBuyer: evil('An'),
    property: '4110',
    amount: '250000',
    validUntil: new Date(Date.now() + 20 * 24 * 3_600_000).toISOString().slice(0, 10),
    otherConditions: evil('aucune'),
    remark: evil('Bonjour'),
    binding: 'yes',
    consent: 'yes',
    _language: 'fr',
    _page: evil('/fr/'),
  };
  // In single-line fields these are accepted and made harmless.
  expect((await sendAsScript(relay, 'purchase-offer', fields, 'header-injection')).status).toBe(201);
  await vi.waitFor(() => expect(sink.mails).toHaveLength(2), { timeout: 20_000 });
  for (const { envelope, headerNames, headers } of sink.mails) {
    expect(envelope.to).toHaveLength(1);
    expect(envelope.to[0]).not.toContain('victim');
    expect(headerNames.filter((name) => /^(bcc|cc|x-evil)$/.test(name))).toEqual([]);
    expect(new Set(headerNames).size).toBe(headerNames.length);
    expect(headers['to']).not.toContain('victim');
  }
  // None of these is an address, a number or a choice.
  for (const name of ['email', 'phone', 'zip', 'property', 'amount', 'validUntil', 'title']) {
    const answer = await sendAsScript(
      relay,
      'purchase-offer',
      { ...fields, [name]: evil('x') },
      `evil-${name}-1`,
    );
    expect([name, answer.status]).toEqual([name, 422]);
  }
  const known = FORMS['purchase-offer'].fields.map(({ name }) => name);
  expect(known.filter((name) => !(name in fields) && name !== 'conditions')).toEqual([]);
});

/** Sends raw bytes, and optionally aborts. */
const raw = ({ port }: RelayProcess, bytes: string, breakOff: boolean): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    let answer = '';
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
    socket.write(bytes, () => {
      if (breakOff) socket.destroy();
    });
  });

const head = (length: number) =>
  `POST /leads/site-contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

describe('whoever sends strange bytes', () => {
  test('and breaks off, or sends too much or nothing more, the relay goes on', async () => {
    const relay = await relayWith();
    const slow = raw(relay, `${head(100)}{"a":`, false);
    await Promise.all(Array.from({ length: 100 }, () => raw(relay, `${head(5000)}{"firstName":"`, true)));
    expect(await raw(relay, head(5_000_000) + 'x'.repeat(200_000), false)).toMatch(/^HTTP\/1.1 413 |^$/);
    for (const bytes of [
      '\0\0\0\0',
      'GET / HTTP/9.9\r\n\r\n',
      'POST //leads/.. HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    ])
      expect(await raw(relay, `${bytes}\r\n\r\n`, false)).toMatch(/^HTTP\/1.1 4\d\d /);
    expect((await sendAsScript(relay, 'site-contact', CONTACT, 'still-alive')).status).toBe(201);
    expect(await slow).toMatch(/^HTTP\/1.1 408 /);
    expect(relay.output()).not.toMatch(/Inès|Lambert|mail\.example/);
  });
});

test('while the disk is full, forms are answered with 503, and what was taken is kept', async () => {
  const dir = storeDir();
  const full = await relayWith({ LEADS_DIR: dir }, { fileKilobytes: 200 });
  const taken: string[] = [];
  let refused: Response | undefined;
  for (let number = 0; number < 2000 && !refused; number += 1) {
    const fields = { ...CONTACT, remark: 'x'.repeat(3000) };
    const answer = await sendAsScript(full, 'site-contact', fields, `full-disk-${number}`);
    if (answer.status === 201) taken.push(((await answer.json()) as { id: string }).id);
    else refused = answer;
  }
  expect(refused?.status).toBe(503);
  expect(await refused?.json()).toEqual({ code: 'notSent' });
  expect(taken.length).toBeGreaterThan(5);
  await full.kill();
  const relay = await relayWith({ LEADS_DIR: dir });
  expect((await sendAsScript(relay, 'site-contact', CONTACT, 'space-again')).status).toBe(201);
  const store = openStore(dir);
  const stored = store.leads.list().map(({ id }) => id);
  store.close();
  expect(stored).toEqual(expect.arrayContaining(taken));
});

test('a mail server that is down or refuses the password costs nothing but time, and is named', async () => {
  const dir = storeDir();
  const relay = await relayWith({ LEADS_DIR: dir, LEADS_SMTP_URL: 'smtp://user:secret@localhost:1' });
  expect((await sendAsScript(relay, 'site-contact', CONTACT, 'no-mail-server')).status).toBe(201);
  await vi.waitFor(() => expect(relay.output()).toContain('agency: failed, again in'));
  expect(relay.output()).toContain('The mail server cannot be used');
  expect(relay.output()).not.toContain('secret');
  const store = openStore(dir);
  expect(store.queue.counts()).toEqual({ waiting: 2, delivered: 0, dead: 0 });
  store.close();
});

test.each([
  ['a store that cannot be made', { LEADS_DIR: '/dev/null/leads' }, 'ENOTDIR'],
  ['a setting that is wrong', { LEADS_SMTP_URL: 'mail.example' }, 'LEADS_SMTP_URL must be like'],
  ['a setting that does not exist', { LEADS_SMTP: 'x' }, 'LEADS_SMTP is not known'],
])('%s is said at the start', async (_, env, message) => {
  await expect(startRelayProcess({ LEADS_DIR: storeDir(), ...env })).rejects.toThrow(message);
});
