import type { Field } from '../definitions/field.ts';
import type { Entries } from '../definitions/validate.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A form's controls of one name. */
export const controlsOf = (form: HTMLFormElement, name: string): Control[] => [
  ...form.querySelectorAll<Control>(`[name="${CSS.escape(name)}"]`),
];

/** What stands in a form, technical entries included. */
export function entriesOf(form: HTMLFormElement): Map<string, string[]> {
  const entries = new Map<string, string[]>();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') entries.set(name, [...(entries.get(name) ?? []), value]);
  return entries;
}

/** Puts values into a form's fields; a field without any stays as it is. */
export function fillIn(form: HTMLFormElement, entries: Entries): void {
  for (const [name, values] of entries)
    for (const control of controlsOf(form, name)) {
      if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
        control.checked = values.includes(control.value);
      else control.value = values[0] ?? '';
    }
}

export const boxOf = (form: HTMLFormElement, name: string): HTMLElement | null =>
  form.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);

/** The fields that a form really has, in the order of its definition. */
export const present = (form: HTMLFormElement, fields: readonly Field[]): Field[] =>
  fields.filter((field) => controlsOf(form, field.name).length > 0);

/** The element that a link of the summary leads to. */
export const targetOf = (form: HTMLFormElement, name: string): HTMLElement | null =>
  controlsOf(form, name).find((control) => control.id !== '') ?? boxOf(form, name);
