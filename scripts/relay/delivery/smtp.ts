import { createTransport } from 'nodemailer';
import { DeliveryError } from './delivery-error.ts';
import { type SmtpFailure, smtpFault } from './smtp-fault.ts';

export interface Mailbox {
  name: string;
  address: string;
}

/** A mail, ready to go. */
export interface Mail {
  /** The same at each attempt, so that a mailbox can recognise a repetition. */
  id: string;
  from: Mailbox;
  to: Mailbox;
  replyTo?: Mailbox | undefined;
  subject: string;
  text: string;
  html: string;
  /** Whether the mail is marked as automatic, so that no machine answers it. */
  isAutomatic: boolean;
}

export interface MailServer {
  /** @throws DeliveryError; final if the recipient is refused, held if the agency must correct something */
  send(mail: Mail): Promise<void>;
  /**
   * Logs in and out.
   * @throws describing what is wrong
   */
  verify(): Promise<void>;
  close(): void;
}

const TIMEOUT = 20_000;

/** One mailbox; neither part may contain characters that could break out of a header or an SMTP command. */
const ADDRESS = /^[^\s<>()[\]\\,;:@"]{1,64}@[^\s<>()[\]\\,;:@"]{1,255}$/u;

/** Whether a text is a valid mail address. */
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
          // RFC 3834: prevents automatic answers.
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

/** A header is one line, so line ends and other control characters become spaces. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
