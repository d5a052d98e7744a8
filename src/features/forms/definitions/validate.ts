import type { FormDefinition, FormErrors, FormValues } from './definition.ts';
import type { Field } from './field.ts';
import { codesOf, faultOf, kept, manyLines, oneLine } from './read-value.ts';

/** The entries of a form: all values of each name. */
export type Entries = ReadonlyMap<string, readonly string[]>;

export type Validation = { ok: true; values: FormValues } | { ok: false; errors: FormErrors };

/** The maximum number of choices in one field. */
const MOST_CHOICES = 60;

/**
 * Validates and cleans the entries: spaces and line breaks, telephone numbers, amounts. Names that the form
 * does not know, and fields whose condition is not met, are ignored. It never throws.
 * @param now for rules about days
 * @returns the values, or an error code for each invalid field
 */
export function validateForm(form: FormDefinition, entries: Entries, now = new Date()): Validation {
  const values: Record<string, string | readonly string[]> = {};
  const errors: Record<string, string> = {};
  for (const field of form.fields) {
    if (!isAsked(field, entries)) continue;
    const result = validateField(field, entries.get(field.name) ?? [], now);
    if ('error' in result) errors[field.name] = result.error;
    else if (result.value.length > 0) values[field.name] = result.value;
  }
  if (Object.keys(errors).length === 0) Object.assign(errors, form.check?.(values));
  return Object.keys(errors).length === 0 ? { ok: true, values } : { ok: false, errors };
}

/** Whether a field is asked, given the values of the others. */
export function isAsked({ when }: Field, entries: Entries): boolean {
  if (!when) return true;
  const given = clean(entries.get(when.field) ?? []);
  return (given.length > 0 ? given : ['']).some((value) => when.is.includes(value));
}

function validateField(
  field: Field,
  raw: readonly string[],
  now: Date,
): { value: string | readonly string[] } | { error: string } {
  const isMany = field.kind === 'checkboxes';
  const codes = codesOf(field);
  // A text that is far too long is refused without running any pattern on it.
  if (raw.some((text) => text.length > 4 * field.maxLength + 100)) return { error: codes.tooLong };
  const given = clean(raw, field.kind === 'textarea' ? manyLines : oneLine);
  if (given.length === 0) return field.required ? { error: codes.empty } : { value: '' };
  if (given.length > (isMany ? MOST_CHOICES : 1)) return { error: codes.invalid };
  for (const text of given) {
    const fault = faultOf(field, text, now);
    if (fault !== undefined) return { error: fault };
  }
  const values = [...new Set(given.map((text) => kept(field, text)))];
  // A value that cleaning leaves empty is an error, so that no input is dropped silently.
  if (values.includes('')) return { error: codes.invalid };
  return { value: isMany ? values : (values[0] ?? '') };
}

const clean = (raw: readonly string[], cleaner = oneLine): string[] =>
  raw.map((text) => cleaner(text)).filter((text) => text !== '');
