import type { Hold } from '../store/lead.ts';

/** The properties of nodemailer's errors. */
export interface SmtpFailure {
  message?: string | undefined;
  /** Nodemailer's own code, such as `EAUTH`. */
  code?: string | undefined;
  /** The stage of the conversation: `CONN`, `AUTH PLAIN`, `MAIL FROM`, `RCPT TO`, `DATA`… */
  command?: string | undefined;
  /** The server's answer; the next field has its three digits. */
  response?: string | undefined;
  responseCode?: number | undefined;
}

/** How a failed mail is handled. Without either property it is tried again for some days. */
export interface SmtpFault {
  isFinal: boolean;
  hold: Hold;
}

const FINAL: SmtpFault = { isFinal: true, hold: '' };
const PASSING: SmtpFault = { isFinal: false, hold: '' };
const OWN: SmtpFault = { isFinal: false, hold: 'own' };
const SERVER: SmtpFault = { isFinal: false, hold: 'server' };

/** The server requires a login (RFC 4954). */
const LOGIN_CODES = new Set([530, 534, 535, 538]);
/**
 * Enhanced codes (RFC 3463) caused by the sender or the server itself: bad sender, state of the mail system,
 * congestion or exhausted quota, login.
 */
const OWN_STATUS = /^\d{3}[ -][45]\.(?:1\.[78]|3\.[0-35]|4\.5|7\.(?:8|9|11|14))\b/;
/** Many servers check sender and login only when the recipient is given, and say so only in words. */
const OWN_WORDS =
  /\brelay(?:ing)? (?:access )?(?:is )?(?:denied|not|prohibited)|not? .{0,20}\brelay\b|unable to relay|authenticat\w+ (?:is )?(?:required|needed)|must (?:be )?(?:authenticat|log)|not logged in|sender (?:address )?(?:is )?(?:reject|refus|not|unknown|verify)|not owned by|sending (?:limit|quota)/i;
/** Recipient unknown, moved, or with an unusable mailbox. */
const RECIPIENT_STATUS = /^\d{3}[ -]5\.(?:1\.(?:[1-6]|10)|2\.\d+)\b/;
const RECIPIENT_WORDS =
  /no such (?:user|mailbox|recipient|address)|(?:user|recipient|mailbox|address)[^.]{0,40} (?:unknown|not found|unavailable|disabled|rejected|does not exist|doesn't exist)|unknown (?:user|recipient|mailbox)|mailbox (?:is )?full/i;

/**
 * The cause of a failed mail to one recipient. Only a refused recipient ends a mail. Failures before the
 * recipient was given (connection, encryption, login, sender) affect every mail and wait until the agency
 * corrects them; so do refusals because of sender or login at any stage. A refusal of the message itself (552
 * too large, 554 policy) is tried again for some days, because policies may change.
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
