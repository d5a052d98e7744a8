import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { parseMail, type ReceivedMail } from './parse-mail.ts';

export interface MailSink {
  port: number;
  url: string;
  /** The mails received so far, in order. */
  mails: ReceivedMail[];
  close(): Promise<void>;
}

/** The answer that refuses a mail: `451`, or with text `550 5.1.1 unknown user`; `undefined` accepts it. */
export type Refusal = number | string | undefined;

interface Options {
  port?: number;
  /** At `RCPT TO`. */
  refuse?: (recipient: string) => Refusal;
  /** At `MAIL FROM`. */
  refuseSender?: (sender: string) => Refusal;
  /** After the mail data. */
  refuseMail?: (recipient: string) => Refusal;
  /** The password for logging in; without it every login fails. */
  password?: (() => string) | undefined;
  /** Called at each login. */
  onLogin?: () => void;
}

/** An SMTP server that keeps the received mails. */
export async function startMailSink({
  port = 0,
  refuse = () => undefined,
  refuseSender = () => undefined,
  refuseMail = () => undefined,
  password,
  onLogin,
}: Options = {}): Promise<MailSink> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: !password,
    allowInsecureAuth: true,
    disabledCommands: password ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onAuth(given, _session, callback) {
      onLogin?.();
      const isRight = given.password === password?.();
      callback(
        isRight ? null : errorOf('535 5.7.8 wrong password'),
        isRight ? { user: 'agency' } : undefined,
      );
    },
    onMailFrom: ({ address }, _session, callback) => callback(errorOf(refuseSender(address))),
    onRcptTo: ({ address }, _session, callback) => callback(errorOf(refuse(address))),
    onData(stream, session, callback) {
      readText(stream).then((source) => {
        const refused = errorOf(refuseMail(session.envelope.rcptTo[0]?.address ?? ''));
        if (refused) return callback(refused);
        const { mailFrom, rcptTo } = session.envelope;
        mails.push(
          parseMail(source, {
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
          }),
        );
        callback();
      }, callback);
    },
  });
  // Errors of clients that are killed in the middle of a mail.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const { port: actual } = server.server.address() as AddressInfo;
  return {
    port: actual,
    url: `smtp://localhost:${actual}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function errorOf(refusal: Refusal): Error | null {
  if (refusal === undefined) return null;
  const [, code = '', words = 'refused'] = /^(\d{3})(?: (.*))?$/.exec(String(refusal)) ?? [];
  return Object.assign(new Error(words), { responseCode: Number(code) });
}
