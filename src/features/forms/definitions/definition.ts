import type { FormId } from '../../../routing/forms.ts';
import type { Field } from './field.ts';

/** Fields under one heading, the text `group.{id}`. */
export interface Group {
  id: string;
  fields: readonly Field[];
}

/** Groups that a script shows as one step; without a script all are on one page. */
export type Step = readonly Group[];

/**
 * The mails that a form sends: the lead to the agency, a receipt to the visitor, the property's documents to
 * the visitor, the property to a friend.
 */
export type MailKind = 'agency' | 'confirmation' | 'documents' | 'friend';

/** Cleaned values by field: one text, or a list for several choices. Empty fields are left out. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

/** Errors by field, as codes; the text of a code is `error.{code}`. */
export type FormErrors = Readonly<Record<string, string>>;

/** A form, as used by browser, pages and relay. */
export interface FormDefinition {
  /**
   * The id in the thank-you page's path `/feedback/{id}/` (specification, section 2) and in the address of
   * the post.
   */
  id: FormId;
  steps: readonly Step[];
  /** All fields in their order. */
  fields: readonly Field[];
  mails: readonly MailKind[];
  /**
   * The kind of catalogue entry that the form is about, if any; the field of the same name holds the entry.
   */
  about?: 'property' | 'project';
  /** If `property` must be of one goal. */
  goal?: 'sale' | 'rent';
  /** Whether it makes sense only for a property that can still be had: a viewing, an offer. */
  needsMarket?: boolean;
  /** Rules across fields, checked when each field is valid. */
  check?: (values: FormValues) => FormErrors;
}

export const define = (definition: Omit<FormDefinition, 'fields'>): FormDefinition => ({
  ...definition,
  fields: definition.steps.flat().flatMap((group) => group.fields),
});

/** A form of one step. */
export const oneStep = (...groups: Group[]): readonly Step[] => [groups];

/**
 * A rule: if both bounds are given, the first must not exceed the second. The error is shown at the second.
 */
export const ordered =
  (...pairs: readonly (readonly [low: string, high: string, code: string])[]) =>
  (values: FormValues): FormErrors =>
    Object.fromEntries(
      pairs.flatMap(([low, high, code]) => (isAbove(values[low], values[high]) ? [[high, code]] : [])),
    );

function isAbove(low: FormValues[string] | undefined, high: FormValues[string] | undefined): boolean {
  if (typeof low !== 'string' || typeof high !== 'string') return false;
  // Days of the form 2026-12-05 can be compared as texts.
  return /^\d+-/.test(low) ? low > high : Number(low) > Number(high);
}
