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

/** Whether a control no longer stands as the page came. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const asItCame = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, asItCame);
  }
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** The names of those fields that the visitor, or the browser for him, has changed since the page came. */
export const changedNames = (form: HTMLFormElement, names: readonly string[]): string[] =>
  names.filter((name) => controlsOf(form, name).some(isChanged));

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
