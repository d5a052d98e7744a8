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

/** The fields that identify a person if a form was sent without a key. */
const PERSON = ['firstName', 'lastName', 'email', 'phone'] as const;

/**
 * The holder of a place. With a key it is the filled form. A form without a script has no key, so the holder
 * is the person: who sends it again with changes keeps the place, and nobody else can take it.
 * @param key the header `Idempotency-Key`
 * @param values the cleaned values
 */
export const holderOf = (key: string | null, values: FormValues): string =>
  key ??
  `person:${digestOf('person', Object.fromEntries(PERSON.map((name) => [name, String(values[name] ?? '').toLowerCase()])))}`;

/**
 * The slot that a form asks for: a future one of its property.
 * @param time milliseconds since 1970
 * @returns `undefined` for a form without a slot; an error for the field if the slot is not available
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
