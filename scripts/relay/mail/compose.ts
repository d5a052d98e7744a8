import type { FormDefinition, MailKind } from '../../../src/features/forms/definitions/definition.ts';
import { FORMS } from '../../../src/features/forms/definitions/index.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { isFormId } from '../../../src/routing/forms.ts';
import { textIn } from '../../../src/snapshot/domain.ts';
import type { Goal } from '../../../src/snapshot/market.ts';
import { DeliveryError } from '../delivery/delivery-error.ts';
import type { Mail, Mailbox } from '../delivery/smtp.ts';
import type { AgencySite, Subject } from '../site/agency-site.ts';
import type { Fields, Lead } from '../store/lead.ts';
import { textOf } from '../text/texts.ts';
import { agencyMail } from './agency-mail.ts';
import { asHtml, asText, type Block } from './blocks.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { documentsMail } from './documents-mail.ts';
import { friendMail } from './friend-mail.ts';
import { type Letter, type MailContext, type MailSettings, single } from './letter.ts';

const WRITERS: Record<MailKind, (context: MailContext, settings: MailSettings) => Letter> = {
  agency: agencyMail,
  confirmation: confirmationMail,
  documents: documentsMail,
  friend: friendMail,
};

/**
 * Writes one of a lead's mails.
 * @throws DeliveryError, final, for a form that does not exist any more
 */
export function composeMail(kind: MailKind, lead: Lead, site: AgencySite, settings: MailSettings): Mail {
  if (!isFormId(lead.form)) throw new DeliveryError(`There is no form ${lead.form}.`, { isFinal: true });
  const form = FORMS[lead.form];
  const locale = kind === 'agency' ? (settings.agencyLanguage ?? lead.language) : lead.language;
  const context: MailContext = {
    lead,
    form,
    locale,
    site,
    subject: subjectOf(form, lead.fields, locale, site),
    visitor: visitorOf(lead.fields),
  };
  const letter = WRITERS[kind](context, settings);
  const blocks =
    kind === 'agency'
      ? letter.blocks
      : [...letter.blocks, ...signature(site, locale, context.subject?.goal ?? form.goal)];
  return {
    id: `${lead.id}.${kind}`,
    from: settings.from,
    to: letter.to,
    replyTo: letter.replyTo,
    subject: letter.subject,
    text: asText(blocks, (name, value) => textOf(locale, 'filters', 'named', { name, value })),
    html: asHtml(blocks, { lang: locale, title: letter.subject }),
    isAutomatic: kind !== 'agency',
  };
}

/** A name may greet its bearer only if it is one: who types another's address must not write to them through it. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’-]{0,79}$/u;
const LINK = /\p{L}\.\p{L}{2}/u;

function visitorOf(fields: Fields): Mailbox {
  const name = [single(fields, 'firstName'), single(fields, 'lastName')].filter(Boolean).join(' ');
  return { name: NAME.test(name) && !LINK.test(name) ? name : '', address: single(fields, 'email') };
}

function subjectOf(
  { about }: FormDefinition,
  fields: Fields,
  locale: Locale,
  site: AgencySite,
): Subject | undefined {
  const given = about && single(fields, about);
  if (!given) return undefined;
  return site.subject(about, given, locale);
}

/** @param goal of the property that the lead is about */
function signature(site: AgencySite, locale: Locale, goal: Goal | undefined): Block[] {
  const { info, defaultLocale } = site;
  const { agency } = info;
  const city = textIn(agency.city, locale, defaultLocale)?.value ?? '';
  const lines = [
    info.name,
    `${agency.street} ${agency.houseNumber}, ${agency.zip} ${city}`,
    site.phone(goal),
    info.url,
    `IPI/BIV ${agency.ipi.number}`,
  ];
  return [{ kind: 'small', text: lines.filter(Boolean).join('\n') }];
}
