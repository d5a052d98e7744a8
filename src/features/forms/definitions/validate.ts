import type { FormDefinition, FormErrors, FormValues } from './definition.ts';
import type { Field } from './field.ts';
import { codesOf, kept, manyLines, oneLine, valueSchema } from './read-value.ts';

/** What a form sent: the values of each name, as many as there are. */
export type Entries = ReadonlyMap<string, readonly string[]>;

export type Validation = { ok: true; values: FormValues } | { ok: false; errors: FormErrors };

/** Choices that one field may have at most. */
const MOST_CHOICES = 60;

/**
 * Checks what was filled in and cleans it: spaces and line breaks, telephone numbers, amounts. Names that the form
 * does not know, and fields whose condition is not met, count for nothing. Nothing throws.
 * @param now for rules about days
 * @returns the values, or an error code for each field that is wrong
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

/** Whether a field is asked, given what stands in the others. */
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
  // Nothing is searched in a text that is far too long.
  if (raw.some((text) => text.length > 4 * field.maxLength + 100)) return { error: codes.tooLong };
  const given = clean(raw, field.kind === 'textarea' ? manyLines : oneLine);
  if (given.length === 0) return field.required ? { error: codes.empty } : { value: '' };
  if (given.length > (isMany ? MOST_CHOICES : 1)) return { error: codes.invalid };
  const schema = valueSchema(field, now);
  for (const text of given) {
    const result = schema.safeParse(text);
    if (!result.success) return { error: result.error.issues[0]?.message ?? codes.invalid };
  }
  const values = [...new Set(given.map((text) => kept(field, text)))];
  // What somebody wrote is kept or named, never left out.
  if (values.includes('')) return { error: codes.invalid };
  return { value: isMany ? values : (values[0] ?? '') };
}

const clean = (raw: readonly string[], cleaner = oneLine): string[] =>
  raw.map((text) => cleaner(text)).filter((text) => text !== '');
