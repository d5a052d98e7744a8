import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { parseMail, type ReceivedMail } from './parse-mail.ts';

export interface MailSink {
  port: number;
  url: string;
  /** What was taken so far, in order. */
  mails: ReceivedMail[];
  close(): Promise<void>;
}

interface Options {
  port?: number;
  /** What to answer instead of taking a mail, such as `451`; `undefined` takes it. */
  refuse?: (recipient: string) => number | undefined;
}

/** A real SMTP server that keeps what it takes. */
export async function startMailSink({ port = 0, refuse = () => undefined }: Options = {}): Promise<MailSink> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, callback) {
      const responseCode = refuse(address);
      callback(responseCode ? Object.assign(new Error('refused'), { responseCode }) : null);
    },
    onData(stream, session, callback) {
      readText(stream).then((source) => {
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
  // Clients that are killed in the middle of a mail.
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
