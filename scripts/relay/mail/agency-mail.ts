import { languageName } from '../../../src/i18n/format.ts';
import { isAddress } from '../delivery/smtp.ts';
import { answersOf } from '../text/answers.ts';
import { textOf } from '../text/texts.ts';
import type { Block } from './blocks.ts';
import { type Letter, type MailContext, type MailSettings, moment, single } from './letter.ts';

/** The mail that informs the agency of a lead. An answer goes to the visitor, if they gave an address. */
export function agencyMail(context: MailContext, { agency }: MailSettings): Letter {
  const { lead, form, locale, site, subject, visitor } = context;
  const typed = [single(lead.fields, 'firstName'), single(lead.fields, 'lastName')].filter(Boolean).join(' ');
  const phone = single(lead.fields, 'phone');
  const name = typed || visitor.address || phone;
  const canAnswer = isAddress(visitor.address);
  const title = textOf(locale, 'mail', `form.${form.id}`);
  const answers = answersOf(form, lead.fields, locale, site);
  const rows = answers.map(({ label, value }) => [label, value] as const);
  const facts: Block = {
    kind: 'facts',
    rows: [
      ...rows,
      [textOf(locale, 'mail', 'agency.language'), languageName(lead.language, locale)],
      [textOf(locale, 'mail', 'agency.reference'), lead.id],
    ],
  };
  return {
    to: agency,
    replyTo: canAnswer ? { name: typed, address: visitor.address } : undefined,
    subject: [name ? textOf(locale, 'mail', 'agency.subject', { form: title, name }) : title, subject?.title]
      .filter(Boolean)
      .join(' · '),
    blocks: [
      { kind: 'heading', text: title },
      {
        kind: 'paragraph',
        text: textOf(locale, 'mail', 'agency.intro', { date: moment(lead.received, locale) }),
      },
      facts,
      ...(subject
        ? [{ kind: 'link', text: textOf(locale, 'mail', 'agency.page'), url: subject.url } as const]
        : []),
      ...(canAnswer
        ? [{ kind: 'small', text: textOf(locale, 'mail', 'agency.answer', { name }) } as const]
        : []),
      ...(!canAnswer && phone
        ? [{ kind: 'small', text: textOf(locale, 'mail', 'agency.call', { name, phone }) } as const]
        : []),
    ],
  };
}
