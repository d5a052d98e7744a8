import { expect, test } from 'vitest';
import { type SmtpFailure, smtpFault } from './smtp-fault.ts';

const said = (command: string, response: string, code = 'EENVELOPE'): SmtpFailure => ({
  code,
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});

test.each<[string, SmtpFailure]>([
  ['no connection', { code: 'ESOCKET', command: 'CONN' }],
  ['no such host', { code: 'EDNS', command: 'CONN' }],
  ['no answer in time', { code: 'ETIMEDOUT', command: 'CONN' }],
  ['no encryption', { code: 'ETLS', command: 'STARTTLS' }],
  ['a greeting that turns away', said('CONN', '554 no service for you', 'EPROTOCOL')],
  ['the wrong password', said('AUTH PLAIN', '535 5.7.8 authentication failed', 'EAUTH')],
  ['no password at hand', { code: 'EAUTH', command: 'API', message: 'Missing credentials for "PLAIN"' }],
  ['a login that fails for now', said('AUTH LOGIN', '454 4.7.0 try later', 'EAUTH')],
  ['a login that is missing', said('MAIL FROM', '530 5.7.0 authentication required')],
  ['a sender that is refused', said('MAIL FROM', '550 5.1.0 sender rejected')],
  ['a sender for now', said('MAIL FROM', '452 4.3.1 insufficient storage')],
  ['a sender that is none', { code: 'EENVELOPE', command: 'API', message: 'Invalid sender "x"' }],
  ['a server that closes down', said('RCPT TO', '421 4.3.2 closing')],
  ['an error without a stage', { message: 'Connection pool was closed' }],
])('%s concerns every mail', (_, failure) =>
  expect(smtpFault(failure)).toEqual({ isFinal: false, hold: 'server' }),
);

test.each([
  ['RCPT TO', '554 5.7.1 <a@b.example>: Relay access denied'],
  ['RCPT TO', '550 5.7.1 Unable to relay'],
  ['RCPT TO', '550 relay not permitted'],
  ['RCPT TO', '550 we do not relay'],
  ['RCPT TO', '530 5.7.0 Must issue a STARTTLS command first'],
  ['RCPT TO', '550 5.7.1 Client was not authenticated: authentication required'],
  ['RCPT TO', '553 5.7.1 <a@b.example>: Sender address rejected: not owned by user c'],
  ['RCPT TO', '450 4.1.8 <a@b.example>: Sender address rejected: Domain not found'],
  ['RCPT TO', '451 4.3.0 Temporary lookup failure'],
  ['DATA', '550 5.4.5 Daily user sending limit exceeded'],
  ['DATA', '451 4.3.5 server configuration error'],
])('%s %s waits for the agency', (command, response) =>
  expect(smtpFault(said(command, response))).toEqual({ isFinal: false, hold: 'own' }),
);

test.each([
  ['RCPT TO', '550 refused'],
  ['RCPT TO', '550 5.1.1 <a@b.example>: Recipient address rejected: User unknown'],
  ['RCPT TO', '553 5.1.3 bad address'],
  ['RCPT TO', '552 5.2.2 mailbox over quota'],
  ['RCPT TO', '554 5.7.1 recipient blocks you'],
  ['DATA', '550 5.1.1 no such user'],
  ['DATA', '550 5.2.1 mailbox disabled'],
  ['DATA', '550 mailbox unavailable'],
  ['DATA', '554 user unknown'],
])('%s %s ends the mail', (command, response) =>
  expect(smtpFault(said(command, response))).toEqual({ isFinal: true, hold: '' }),
);

test.each([
  ['RCPT TO', '450 4.2.0 greylisted'],
  ['RCPT TO', '452 4.2.2 mailbox full'],
  ['DATA', '451 try later'],
  ['DATA', '552 5.3.4 message too large'],
  ['DATA', '554 5.7.1 looks like spam'],
  ['DATA', '554 transaction failed'],
])('%s %s is tried again for some days', (command, response) =>
  expect(smtpFault(said(command, response, 'EMESSAGE'))).toEqual({ isFinal: false, hold: '' }),
);

test('a recipient that cannot be named ends the mail', () =>
  expect(smtpFault({ code: 'EENVELOPE', command: 'API', message: 'Invalid recipient "x"' })).toEqual({
    isFinal: true,
    hold: '',
  }));
