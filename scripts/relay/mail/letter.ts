import type { FormDefinition } from '../../../src/features/forms/definitions/definition.ts';
import { formatDate } from '../../../src/i18n/format.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { formatTime } from '../../../src/ui/clock.ts';
import type { Mailbox } from '../delivery/smtp.ts';
import type { AgencySite, Subject } from '../site/agency-site.ts';
import type { Fields, Lead } from '../store/lead.ts';
import type { Block } from './blocks.ts';

export interface MailSettings {
  from: Mailbox;
  /** The agency's own mailbox. */
  agency: Mailbox;
  /** The language of mails to the agency; without it, the visitor's. */
  agencyLanguage: Locale | undefined;
}

/** What a mail is written from. */
export interface MailContext {
  lead: Lead;
  form: FormDefinition;
  locale: Locale;
  site: AgencySite;
  /** What the form is about. */
  subject: Subject | undefined;
  /** The visitor; without a name or an address where none was given. */
  visitor: Mailbox;
}

/** What one kind of mail says. */
export interface Letter {
  to: Mailbox;
  /** Who an answer goes to; without one it goes to the sender. */
  replyTo: Mailbox | undefined;
  subject: string;
  blocks: Block[];
}

export const single = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
};

/** A moment as a mail says it: `5 décembre 2026, 10 h`, in Brussels. */
export function moment(time: number, locale: Locale): string {
  const clock = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Brussels', timeStyle: 'short' });
  return `${formatDate(new Date(time), locale)}, ${formatTime(clock.format(time), locale)}`;
}
