import { formatCurrency } from '../../../src/features/catalogue/price.ts';
import type { FormDefinition } from '../../../src/features/forms/definitions/definition.ts';
import { type Field, YES } from '../../../src/features/forms/definitions/field.ts';
import { labelOf } from '../../../src/features/forms/view.ts';
import { formatDate, formatWeekday } from '../../../src/i18n/format.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import type { Viewing } from '../../../src/snapshot/viewings.ts';
import { formatTimeSpan } from '../../../src/ui/clock.ts';
import type { AgencySite } from '../site/agency-site.ts';
import type { Fields } from '../store/lead.ts';
import { formText, textIfAny } from './texts.ts';

/** A question of a form and its answer, as text. */
export interface Answer {
  field: Field;
  label: string;
  value: string;
}

/** A form's answers in the order of its questions, as text; without consents and hidden fields. */
export function answersOf(form: FormDefinition, fields: Fields, locale: Locale, site: AgencySite): Answer[] {
  return form.fields.flatMap((field) => {
    const given = fields[field.name];
    if (given === undefined || field.kind === 'hidden') return [];
    const values = (typeof given === 'string' ? [given] : given).map((value) =>
      wordsFor(field, value, locale, site),
    );
    return [{ field, label: labelOf({ text: formText(locale, site.law) }, field), value: values.join(', ') }];
  });
}

/** The text of a choice, such as `option.goal.buy`. */
const optionLabel = (field: Field, value: string, locale: Locale): string =>
  textIfAny(locale, 'forms', `option.${field.name}.${value}`) ?? value;

function wordsFor(field: Field, value: string, locale: Locale, site: AgencySite): string {
  switch (field.kind) {
    case 'checkbox':
    case 'consent':
      return value === YES ? '✓' : value;
    case 'amount':
      return formatCurrency(Number(value));
    case 'date':
      return formatDate(value, locale);
    case 'slot': {
      const viewing = site.viewing(value);
      return viewing ? slotLabel(viewing, locale) : value;
    }
    case 'property': {
      const subject = site.subject(field.name === 'project' ? 'project' : 'property', value, locale);
      return subject ? `${subject.title} (${subject.id})` : value;
    }
  }
  if (field.source === 'types')
    return site.types(locale).find((choice) => choice.value === value)?.text ?? value;
  if (field.source === 'zones') return value.split('|').toReversed().join(' ');
  if (field.source === 'flags') return textIfAny(locale, 'filters', value) ?? value;
  return field.options ? optionLabel(field, value, locale) : value;
}

/** `samedi 16 janvier 2027, 10 h – 10 h 20`. */
export const slotLabel = ({ Start, End }: Viewing, locale: Locale): string =>
  `${formatWeekday(Start, locale)}, ${formatTimeSpan(Start, End, locale)}`;
