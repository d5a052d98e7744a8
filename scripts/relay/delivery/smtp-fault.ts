import type { Hold } from '../store/lead.ts';

/** What a failed sending tells of itself, as nodemailer writes it. */
export interface SmtpFailure {
  message?: string | undefined;
  /** Nodemailer's own, such as `EAUTH`. */
  code?: string | undefined;
  /** The stage: `CONN`, `AUTH PLAIN`, `MAIL FROM`, `RCPT TO`, `DATA`… */
  command?: string | undefined;
  /** What the server answered, and its first three digits. */
  response?: string | undefined;
  responseCode?: number | undefined;
}

/** What becomes of a mail whose sending failed. With neither it is tried again for some days. */
export interface SmtpFault {
  isFinal: boolean;
  hold: Hold;
}

const FINAL: SmtpFault = { isFinal: true, hold: '' };
const PASSING: SmtpFault = { isFinal: false, hold: '' };
const OWN: SmtpFault = { isFinal: false, hold: 'own' };
const SERVER: SmtpFault = { isFinal: false, hold: 'server' };

/** Wants a login (RFC 4954). */
const LOGIN_CODES = new Set([530, 534, 535, 538]);
/**
 * Enhanced codes (RFC 3463) of which the sender or the server itself is the cause: bad sender, state of the mail
 * system, congestion or a used-up allowance, login.
 */
const OWN_STATUS = /^\d{3}[ -][45]\.(?:1\.[78]|3\.[0-35]|4\.5|7\.(?:8|9|11|14))\b/;
/** Many servers judge the sender and the login only when they hear the recipient, and say so in words alone. */
const OWN_WORDS =
  /\brelay(?:ing)? (?:access )?(?:is )?(?:denied|not|prohibited)|not? .{0,20}\brelay\b|unable to relay|authenticat\w+ (?:is )?(?:required|needed)|must (?:be )?(?:authenticat|log)|not logged in|sender (?:address )?(?:is )?(?:reject|refus|not|unknown|verify)|not owned by|sending (?:limit|quota)/i;
/** Recipient unknown, moved, or its mailbox unusable. */
const RECIPIENT_STATUS = /^\d{3}[ -]5\.(?:1\.(?:[1-6]|10)|2\.\d+)\b/;
const RECIPIENT_WORDS =
  /no such (?:user|mailbox|recipient|address)|(?:user|recipient|mailbox|address)[^.]{0,40} (?:unknown|not found|unavailable|disabled|rejected|does not exist|doesn't exist)|unknown (?:user|recipient|mailbox)|mailbox (?:is )?full/i;

/**
 * Whose fault it is that a mail to one recipient did not go out. Only a refused recipient ends a mail. What goes wrong
 * before a recipient was named (connection, encryption, login, sender) is so for every mail and waits until the agency
 * mends it, as does a refusal that is about the sender or the login, whenever it is spoken. A refusal of the message
 * itself (552 too large, 554 policy) is tried again for some days, for policies are mended too.
 */
export function smtpFault(failure: SmtpFailure): SmtpFault {
  const { message = '', code, command, response = '', responseCode = 0 } = failure;
  if (command === 'API' && code === 'EENVELOPE') return /sender/i.test(message) ? SERVER : FINAL;
  const isAboutMail =
    command === 'RCPT TO' || command === 'DATA' || code === 'EMESSAGE' || code === 'ESTREAM';
  if (!isAboutMail || responseCode === 421) return SERVER;
  if (LOGIN_CODES.has(responseCode) || OWN_STATUS.test(response) || OWN_WORDS.test(response)) return OWN;
  if (responseCode < 500) return PASSING;
  if (command === 'RCPT TO') return FINAL;
  return RECIPIENT_STATUS.test(response) || RECIPIENT_WORDS.test(response) ? FINAL : PASSING;
}
