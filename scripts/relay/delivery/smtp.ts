import { createTransport } from 'nodemailer';
import { DeliveryError } from './delivery-error.ts';
import { type SmtpFailure, smtpFault } from './smtp-fault.ts';

export interface Mailbox {
  name: string;
  address: string;
}

/** A mail, ready to go. */
export interface Mail {
  /** The same at each attempt, so that a mailbox can tell a repetition. */
  id: string;
  from: Mailbox;
  to: Mailbox;
  replyTo?: Mailbox | undefined;
  subject: string;
  text: string;
  html: string;
  /** The recipient asked for nothing by mail: a machine wrote it, so that no machine answers. */
  isAutomatic: boolean;
}

export interface MailServer {
  /** @throws DeliveryError; final when the recipient is refused, held when the agency must mend something */
  send(mail: Mail): Promise<void>;
  /** Logs in and out again. @throws with what is wrong */
  verify(): Promise<void>;
  close(): void;
}

const TIMEOUT = 20_000;

/** One mailbox: what could break out of a header or an SMTP command is in neither part. */
const ADDRESS = /^[^\s<>()[\]\\,;:@"]{1,64}@[^\s<>()[\]\\,;:@"]{1,255}$/u;

/** Whether mail can be sent to it. */
export const isAddress = (text: string): boolean => ADDRESS.test(text);

/** A mail server at an address such as `smtp://user:password@mail.example.org:587` or `smtps://…:465`. */
export function mailServer(url: string): MailServer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, from, to, replyTo, subject, text, html, isAutomatic }) {
      if (!isAddress(from.address))
        throw new DeliveryError('mail: the sender is not an address', { hold: 'server' });
      if (![to, replyTo].every((box) => !box || isAddress(box.address)))
        throw new DeliveryError('mail: not an address', { isFinal: true });
      try {
        await transport.sendMail({
          messageId: `<${id}@${from.address.split('@')[1]}>`,
          from: clean(from),
          to: clean(to),
          ...(replyTo && { replyTo: clean(replyTo) }),
          subject: oneLine(subject),
          text,
          html,
          // RFC 3834: no automatic answer to an automatic mail.
          ...(isAutomatic && { headers: { 'Auto-Submitted': 'auto-replied' } }),
        });
      } catch (error) {
        const failure = error as Error & SmtpFailure;
        throw new DeliveryError(`mail: ${failure.message}`, smtpFault(failure));
      }
    },
    async verify() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

const clean = ({ name, address }: Mailbox): Mailbox => ({ name: oneLine(name), address });

/** A header is one line: line ends and other control characters become spaces. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
