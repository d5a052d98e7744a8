import type { FormId } from '../../../routing/forms.ts';
import type { Field } from './field.ts';

/** Fields under one heading, the text `group.{id}`. */
export interface Group {
  id: string;
  fields: readonly Field[];
}

/** The groups that a script shows one after the other; without a script all stand on one page. */
export type Step = readonly Group[];

/**
 * The mails that a form causes: what came in, to the agency; a receipt to the visitor; the documents of the property,
 * to the visitor; the property, to a friend.
 */
export type MailKind = 'agency' | 'confirmation' | 'documents' | 'friend';

/** Cleaned values by field: one text, or for several choices a list. What was left empty is not there. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** Errors by field, as codes: each is the text `error.{code}`. */
export type FormErrors = Readonly<Record<string, string>>;

/** A form, as browser, pages and relay know it. */
export interface FormDefinition {
  /** As in the thank-you page `/feedback/{id}/` (specification, section 2) and in the address it is posted to. */
  id: FormId;
  steps: readonly Step[];
  /** All fields in their order. */
  fields: readonly Field[];
  mails: readonly MailKind[];
  /** What the form is about, where it is about one entry of the catalogue; the field of the same name holds it. */
  about?: 'property' | 'project';
  /** Where `property` stands for one kind of offer only. */
  goal?: 'sale' | 'rent';
  /** Whether it makes sense only for a property that can still be had: a viewing, an offer. */
  needsMarket?: boolean;
  /** Rules over several fields, asked when each field for itself is right. */
  check?: (values: FormValues) => FormErrors;
}

export const define = (definition: Omit<FormDefinition, 'fields'>): FormDefinition => ({
  ...definition,
  fields: definition.steps.flat().flatMap((group) => group.fields),
});

/** A form of one step. */
export const oneStep = (...groups: Group[]): readonly Step[] => [groups];

/** A rule: of two bounds that are both given the first is not above the second. The second is marked. */
export const ordered =
  (...pairs: readonly (readonly [low: string, high: string, code: string])[]) =>
  (values: FormValues): FormErrors =>
    Object.fromEntries(
      pairs.flatMap(([low, high, code]) => (isAbove(values[low], values[high]) ? [[high, code]] : [])),
    );

function isAbove(low: FormValues[string] | undefined, high: FormValues[string] | undefined): boolean {
  if (typeof low !== 'string' || typeof high !== 'string') return false;
  // Days of the form 2026-12-05 compare as texts.
  return /^\d+-/.test(low) ? low > high : Number(low) > Number(high);
}
