import { formatCurrency } from '../../../src/features/catalogue/price.ts';
import { RENTAL_TERMS, type RentalTerms } from '../../../src/features/catalogue/rental-terms.ts';
import type { FieldKind } from '../../../src/features/forms/definitions/field.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import type { Law } from '../../../src/snapshot/law/names.ts';
import type { Subject } from '../site/agency-site.ts';
import { answersOf } from '../text/answers.ts';
import { textIfAny, textOf } from '../text/texts.ts';
import type { Block } from './blocks.ts';
import { closing, greeting } from './greeting.ts';
import type { Letter, MailContext, MailSettings } from './letter.ts';

/**
 * The kinds of fields that a receipt repeats. The address may belong to somebody else, so no free text is
 * sent: otherwise the relay would send any stranger's words to anybody.
 */
const REPEATED = new Set<FieldKind>([
  'integer',
  'amount',
  'date',
  'select',
  'radio',
  'checkboxes',
  'slot',
  'property',
  'unit',
]);

/** A receipt to the visitor, with the text of the thank-you page. */
export function confirmationMail(context: MailContext, { agency }: MailSettings): Letter {
  const { lead, form, locale, site, subject, visitor } = context;
  const title =
    textIfAny(locale, 'feedback', `${form.id}.title`, site.law) ?? textOf(locale, 'feedback', 'title');
  const rows = answersOf(form, lead.fields, locale, site)
    .filter(({ field, value }) => REPEATED.has(field.kind) && isKnown(field.kind, value, subject))
    .map(({ label, value }) => [label, value] as const);
  const summary: Block[] = rows.length > 0 ? [{ kind: 'facts', rows }] : [];
  return {
    to: visitor,
    replyTo: agency,
    subject: title,
    blocks: [
      greeting(visitor, locale),
      { kind: 'paragraph', text: `${title}.` },
      { kind: 'paragraph', text: textIfAny(locale, 'feedback', `${form.id}.text`, site.law) ?? '' },
      ...summary,
      ...(form.id === 'contact-appointment' && subject?.rental
        ? rentalBlocks(subject.rental, locale, site.law)
        : []),
      ...(subject ? [{ kind: 'link', text: subject.title, url: subject.url } as const] : []),
      { kind: 'small', text: textOf(locale, 'mail', 'confirmation.reference', { id: lead.id }) },
      { kind: 'small', text: textOf(locale, 'mail', 'confirmation.mistake') },
      ...closing(locale),
    ],
  };
}

/** Whether a name is one of the catalogue; anything else that was typed as one is free text. */
function isKnown(kind: FieldKind, value: string, subject: Subject | undefined): boolean {
  if (kind === 'property') return subject !== undefined;
  return kind !== 'unit' || subject?.units.includes(value) === true;
}

/** What a viewing to a home to let is told: figures as far as they are known (specification, section 9). */
function rentalBlocks(terms: RentalTerms, locale: Locale, law: Law): Block[] {
  const items = RENTAL_TERMS.flatMap((term) => {
    const value = terms[term];
    if (value === undefined)
      return term === 'persons' ? [] : [textOf(locale, 'feedback', `rental.${term}`, {}, law)];
    return [
      textOf(locale, 'feedback', `rental.${term}.known`, { amount: formatCurrency(value), count: value }),
    ];
  });
  return [
    { kind: 'paragraph', text: textOf(locale, 'feedback', 'rental.intro.known') },
    { kind: 'list', items },
  ];
}
