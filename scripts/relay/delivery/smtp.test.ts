import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type MailSink, startMailSink } from '../../../tests/relay/mail-sink.ts';
import { type Mail, mailServer, oneLine } from './smtp.ts';

const MAIL: Mail = {
  id: 'lead.agency',
  from: { name: 'Maison Bueren', address: 'bonjour@maison-bueren.example' },
  to: { name: 'Inès Lambert', address: 'ines@mail.example' },
  subject: 'Votre demande « visite » est bien arrivée : merci !',
  text: 'Bonjour,\nà bientôt.',
  html: '<p>à bientôt</p>',
  isAutomatic: true,
};

let sink: MailSink;
let server: ReturnType<typeof mailServer>;
const refusals = new Map<string, number>();

beforeAll(async () => {
  sink = await startMailSink({ refuse: (recipient) => refusals.get(recipient) });
  server = mailServer(sink.url);
});

afterAll(async () => {
  server.close();
  await sink.close();
});

const send = async (over: Partial<Mail> = {}) => {
  await server.send({ ...MAIL, ...over });
  const mail = sink.mails.at(-1);
  if (!mail) throw new Error('no mail came');
  return mail;
};

test('a mail arrives as it was written', async () => {
  const mail = await send({ replyTo: { name: 'Émile', address: 'emile@mail.example' } });
  expect(mail.envelope).toEqual({ from: 'bonjour@maison-bueren.example', to: ['ines@mail.example'] });
  expect(mail.headers).toMatchObject({
    from: 'Maison Bueren <bonjour@maison-bueren.example>',
    to: 'Inès Lambert <ines@mail.example>',
    'reply-to': 'Émile <emile@mail.example>',
    subject: MAIL.subject,
    'message-id': '<lead.agency@maison-bueren.example>',
    'auto-submitted': 'auto-replied',
  });
  expect(mail.text).toBe(MAIL.text);
  expect(mail.html).toBe(MAIL.html);
});

describe('nothing breaks out of a header', () => {
  const EVIL = 'x\r\nBcc: victim@mail.example\r\n\r\n<b>body</b>';

  test.each([
    ['subject', { subject: EVIL }],
    ['recipient’s name', { to: { ...MAIL.to, name: EVIL } }],
    ['sender’s name', { from: { ...MAIL.from, name: EVIL } }],
    ['reply name', { replyTo: { name: EVIL, address: 'a@mail.example' } }],
    ['a quote in a name', { to: { ...MAIL.to, name: 'a" <victim@mail.example>, "' } }],
  ])('%s', async (_, over) => {
    const mail = await send(over);
    expect(mail.headerNames).not.toContain('bcc');
    expect(mail.envelope.to).toEqual(['ines@mail.example']);
    expect(mail.text).toBe(MAIL.text);
  });

  test.each([
    'a@mail.example\r\nBcc: victim@mail.example',
    'a@mail.example, victim@mail.example',
    'a@mail.example> RCPT TO:<victim@mail.example',
    '"a b"@mail.example',
    'a',
    '',
  ])('the address %j is refused', async (address) => {
    const count = sink.mails.length;
    const refused = { name: 'DeliveryError', isFinal: true };
    await expect(server.send({ ...MAIL, to: { name: '', address } })).rejects.toMatchObject(refused);
    await expect(server.send({ ...MAIL, replyTo: { name: '', address } })).rejects.toMatchObject(refused);
    expect(sink.mails).toHaveLength(count);
  });
});

test('a sender that is no address is a fault of the settings', () =>
  expect(server.send({ ...MAIL, from: { name: '', address: 'nobody' } })).rejects.toMatchObject({
    isFinal: false,
    hold: 'server',
  }));

test.each([
  [550, true],
  [451, false],
])('a refusal with %i is final: %s', async (code, isFinal) => {
  refusals.set(MAIL.to.address, code);
  onTestFinished(() => void refusals.clear());
  await expect(server.send(MAIL)).rejects.toMatchObject({ name: 'DeliveryError', isFinal });
});

test('no server is a failure that may pass', async () => {
  const nowhere = mailServer('smtp://localhost:1');
  onTestFinished(() => nowhere.close());
  await expect(nowhere.send(MAIL)).rejects.toMatchObject({ name: 'DeliveryError', isFinal: false });
  await expect(nowhere.verify()).rejects.toThrow();
  await expect(server.verify()).resolves.toBeUndefined();
});

test('oneLine', () => expect(oneLine(' a\r\n\u2028\0b\tc ')).toBe('a b c'));
