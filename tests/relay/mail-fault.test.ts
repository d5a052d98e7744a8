import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Delivery } from '../../scripts/relay/store/lead.ts';
import { type MailSink, startMailSink } from './mail-sink.ts';
import type { RelayProcess } from './relay-process.ts';
import { inStore, relayWith, sendAsScript, storeDir } from './temporary-relay.ts';

const AGENCY = 'agency@maison-bueren.example';
const VISITOR = 'ines@mail.example';
const FRIEND = 'ami@mail.example';
const HURRY = { LEADS_RETRY_SECONDS: '0.02', LEADS_MAIL_TO: AGENCY };
const PATIENT = { ...HURRY, LEADS_RETRY_SECONDS: '3600' };
const WAIT = { timeout: 40_000, interval: 100 };

const you = { _language: 'fr', firstName: 'Inès', lastName: 'Lambert', email: VISITOR, consent: 'yes' };

/** Three forms that together send a mail of each kind: five mails. */
async function sendForms(relay: RelayProcess): Promise<void> {
  const property = { property: '4110' };
  for (const [form, fields] of [
    ['site-contact', { ...you, remark: 'Bonjour' }],
    ['request-documents', { ...you, ...property }],
    ['send-to-friend', { ...you, ...property, friendEmail: FRIEND }],
  ] as const)
    expect((await sendAsScript(relay, form, fields, `mail-fault-${form}`)).status).toBe(201);
}

async function sink(options: Parameters<typeof startMailSink>[0] = {}): Promise<MailSink> {
  const started = await startMailSink(options);
  onTestFinished(() => started.close());
  return started;
}

const counts = (dir: string) => inStore(dir, ({ queue }) => queue.counts());

/** Every delivery in a store, and whether it can still succeed. */
const deliveries = (dir: string): Delivery[] =>
  inStore(dir, ({ leads, queue }) => leads.list().flatMap(({ id }) => queue.of(id)));

/** The output of `npm run leads`. */
const leadsCommand = async (dir: string, ...args: string[]): Promise<string> =>
  (
    await promisify(execFile)(process.execPath, [resolve('scripts/leads.ts'), ...args], {
      env: { ...process.env, LEADS_DIR: dir },
    })
  ).stdout;

/** Waits until every mail of the three forms has failed at least once. */
const allFailed = (relay: RelayProcess, dir: string) =>
  vi.waitFor(() => {
    expect(relay.output().match(/: failed, again in/g)?.length ?? 0).toBeGreaterThan(6);
    expect(deliveries(dir).every(({ error }) => error !== '')).toBe(true);
  }, WAIT);

/**
 * Waits until everything is delivered, and a little longer, to check that nothing is sent twice or to anybody
 * else.
 */
async function allOutOnce(dir: string, { mails }: MailSink): Promise<void> {
  await vi.waitFor(() => expect(counts(dir)).toEqual({ waiting: 0, delivered: 5, dead: 0 }), WAIT);
  const ids = mails.map(({ headers }) => headers['message-id']);
  expect(new Set(ids).size).toBe(5);
  expect(mails.map(({ envelope }) => envelope.to.join()).toSorted()).toEqual(
    [AGENCY, AGENCY, FRIEND, VISITOR, VISITOR].toSorted(),
  );
  expect(ids).toHaveLength(5);
}

describe('while the agency’s own server or account is out of order, every mail waits; once mended, each goes out once:', () => {
  test.each([
    ['535 wrong password', { password: () => 'right' }, 'agency:wrong@'],
    ['530 no login though it is needed', { password: () => 'right' }, ''],
    ['550 to MAIL FROM', { refuseSender: () => 550 }, 'agency:right@'],
    ['the sender refused at RCPT TO', { refuse: () => '553 5.7.1 Sender address rejected: not owned' }, ''],
    ['relaying denied', { refuse: () => '554 5.7.1 Relay access denied' }, ''],
    ['421 to everything', { refuse: () => 421 }, ''],
  ])('%s', async (_, fault, login) => {
    const dir = storeDir();
    const broken = await sink(fault);
    const url = broken.url.replace('//', `//${login}`);
    const relay = await relayWith({ ...HURRY, LEADS_DIR: dir, LEADS_SMTP_URL: url });
    await sendForms(relay);
    await allFailed(relay, dir);
    expect(counts(dir)).toEqual({ waiting: 5, delivered: 0, dead: 0 });
    expect(deliveries(dir).filter(({ hold }) => hold === '')).toEqual([]);
    expect(relay.output()).not.toMatch(/given up|Lambert|@mail\.example/);
    expect(await leadsCommand(dir, 'list')).toMatch(
      /5 deliveries wait, 0 were given up\n5 of them until .* is mended/,
    );
    await relay.stop();

    const mended = await sink({ password: () => 'right' });
    await relayWith({
      ...PATIENT,
      LEADS_DIR: dir,
      LEADS_SMTP_URL: mended.url.replace('//', '//agency:right@'),
    });
    await allOutOnce(dir, mended);
    expect(broken.mails).toEqual([]);
  });

  test.each([
    ['no such host', 'smtp://mail.invalid:25'],
    ['no encryption where there must be some', 'smtps'],
    ['no mail server in the settings any more', ''],
  ])('%s', async (_, address) => {
    const dir = storeDir();
    const mended = await sink();
    const first = await relayWith({
      ...HURRY,
      LEADS_DIR: dir,
      LEADS_SMTP_URL:
        address === 'smtps' ? mended.url.replace('smtp:', 'smtps:') : address || 'smtp://localhost:1',
    });
    await sendForms(first);
    if (address === '') await first.kill();
    const relay = address === '' ? await relayWith({ ...HURRY, LEADS_DIR: dir }) : first;
    await allFailed(relay, dir);
    expect(counts(dir)).toEqual({ waiting: 5, delivered: 0, dead: 0 });
    await relay.stop();
    await relayWith({ ...PATIENT, LEADS_DIR: dir, LEADS_SMTP_URL: mended.url });
    await allOutOnce(dir, mended);
  });

  test('the password is set right at the server: it goes on by itself', async () => {
    const dir = storeDir();
    let password = 'forgotten';
    const server = await sink({ password: () => password });
    const relay = await relayWith({
      ...HURRY,
      LEADS_DIR: dir,
      LEADS_SMTP_URL: server.url.replace('//', '//agency:right@'),
    });
    await sendForms(relay);
    await allFailed(relay, dir);
    password = 'right';
    await allOutOnce(dir, server);
    expect(relay.output()).toContain('mail server: works again');
  });

  test('npm run leads -- retry sends at once what waits, and what was given up before', async () => {
    const dir = storeDir();
    let isRefused = true;
    const server = await sink({ refuse: () => (isRefused ? '550 5.1.1 unknown user' : undefined) });
    const relay = await relayWith({ ...PATIENT, LEADS_DIR: dir, LEADS_SMTP_URL: server.url });
    await sendForms(relay);
    await vi.waitFor(() => expect(counts(dir)).toEqual({ waiting: 2, delivered: 0, dead: 3 }), WAIT);
    isRefused = false;
    // One that waits may have become due by itself meanwhile.
    expect(await leadsCommand(dir, 'retry')).toMatch(/^[3-5] deliveries are due again/m);
    await allOutOnce(dir, server);
  });

  test('a server that refuses the password is not asked again for each mail that waits', async () => {
    const dir = storeDir();
    let logins = 0;
    const server = await sink({ password: () => 'right', onLogin: () => (logins += 1) });
    const LEADS_SMTP_URL = server.url.replace('//', '//agency:wrong@');
    const first = await relayWith({ ...PATIENT, LEADS_DIR: dir, LEADS_SMTP_URL: 'smtp://localhost:1' });
    for (let number = 0; number < 30; number += 1)
      await sendAsScript(first, 'site-contact', { ...you, remark: `n° ${number}` }, `number-${number}`);
    await first.stop();
    const relay = await relayWith({ ...PATIENT, LEADS_DIR: dir, LEADS_SMTP_URL });
    await vi.waitFor(() => expect(relay.output()).toContain('60 mails wait until it'), WAIT);
    await vi.waitFor(
      () => expect(deliveries(dir).every(({ error }) => error.includes('535'))).toBe(true),
      WAIT,
    );
    // Five simultaneous mails, and one check of the settings at the start.
    expect(logins).toBeLessThanOrEqual(6);
    expect(counts(dir)).toEqual({ waiting: 60, delivered: 0, dead: 0 });
  });
});

describe('a recipient who is refused', () => {
  test.each([
    ['at RCPT TO', { refuse: (to: string) => (to === VISITOR ? 550 : undefined) }],
    [
      'after the mail',
      { refuseMail: (to: string) => (to === VISITOR ? '550 5.1.1 no such user' : undefined) },
    ],
  ])('%s ends that mail and no other', async (_, fault) => {
    const dir = storeDir();
    const server = await sink(fault);
    const relay = await relayWith({ ...HURRY, LEADS_DIR: dir, LEADS_SMTP_URL: server.url });
    await sendForms(relay);
    await vi.waitFor(() => expect(counts(dir)).toEqual({ waiting: 0, delivered: 3, dead: 2 }), WAIT);
    expect(deliveries(dir).filter(({ state }) => state === 'dead')).toMatchObject([
      { channel: 'documents', attempts: 1 },
      { channel: 'confirmation', attempts: 1 },
    ]);
    expect(server.mails.map(({ envelope }) => envelope.to[0]).toSorted()).toEqual([AGENCY, AGENCY, FRIEND]);
    expect(relay.output()).not.toContain(VISITOR);
    expect(await leadsCommand(dir, 'list', '--dead')).toContain('0 deliveries wait, 2 were given up');
  });

  test('who is the agency itself waits, however often, and holds up nobody', async () => {
    const dir = storeDir();
    const server = await sink({ refuse: (to) => (to === AGENCY ? 550 : undefined) });
    const relay = await relayWith({ ...HURRY, LEADS_DIR: dir, LEADS_SMTP_URL: server.url });
    await sendForms(relay);
    await vi.waitFor(() => expect(counts(dir)).toEqual({ waiting: 2, delivered: 3, dead: 0 }), WAIT);
    await vi.waitFor(
      () =>
        expect(deliveries(dir).every(({ state, attempts }) => state === 'delivered' || attempts > 2)).toBe(
          true,
        ),
      WAIT,
    );
    await relay.stop();
    const mended = await sink();
    await relayWith({ ...PATIENT, LEADS_DIR: dir, LEADS_SMTP_URL: mended.url });
    await vi.waitFor(() => expect(counts(dir)).toEqual({ waiting: 0, delivered: 5, dead: 0 }), WAIT);
    expect(mended.mails.map(({ envelope }) => envelope.to[0])).toEqual([AGENCY, AGENCY]);
  });
});
