import type {
  FormDefinition,
  FormErrors,
  FormValues,
} from '../../../src/features/forms/definitions/definition.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { type AgencySite, capacityOf } from '../site/agency-site.ts';
import { digestOf } from '../store/digest.ts';
import type { NewLead } from '../store/lead.ts';
import { inBrussels } from './brussels.ts';

/** What tells one person from another where a form was sent without a key. */
const PERSON = ['firstName', 'lastName', 'email', 'phone'] as const;

/**
 * Who holds a place. With a key, the filling of the form that it stands for. A form without a script has none, so
 * there it is the person: who sends it again with another word keeps the place, and nobody else gets into it.
 * @param key the header `Idempotency-Key`
 * @param values what was filled in, cleaned
 */
export const holderOf = (key: string | null, values: FormValues): string =>
  key ??
  `person:${digestOf('person', Object.fromEntries(PERSON.map((name) => [name, String(values[name] ?? '').toLowerCase()])))}`;

/**
 * The slot that a form asks for: one of the property's that is still to come.
 * @param time milliseconds since 1970
 * @returns nothing for a form that asks for none, the error at the field for one that cannot be had
 */
export function slotOf(
  site: AgencySite,
  form: FormDefinition,
  values: FormValues,
  locale: Locale,
  time: number,
): { slot?: NonNullable<NewLead['slot']> } | { errors: FormErrors } {
  const field = form.fields.find(({ kind }) => kind === 'slot');
  const given = field && values[field.name];
  if (!field || typeof given !== 'string') return {};
  const viewing = site.viewing(given);
  const property = typeof values['property'] === 'string' ? values['property'] : '';
  const isOfProperty = viewing && String(viewing.PropertyID) === site.property(property, locale)?.id;
  if (!isOfProperty || viewing.Start <= inBrussels(time))
    return { errors: { [field.name]: field.invalid ?? 'choice.invalid' } };
  return { slot: { id: viewing.id, capacity: capacityOf(viewing) } };
}
