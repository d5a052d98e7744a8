import type { Entries } from '../definitions/validate.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A form's controls with a given name. */
export const controlsOf = (form: HTMLFormElement, name: string): Control[] => [
  ...form.querySelectorAll<Control>(`[name="${CSS.escape(name)}"]`),
];

/** The entries of a form, including technical ones. */
export function entriesOf(form: HTMLFormElement): Map<string, string[]> {
  const entries = new Map<string, string[]>();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') entries.set(name, [...(entries.get(name) ?? []), value]);
  return entries;
}

/** Whether a control differs from the page's initial state. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const asItCame = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, asItCame);
  }
  if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** The names of the fields that the visitor, or the browser's autofill, has changed since the page loaded. */
export const changedNames = (form: HTMLFormElement, names: readonly string[]): string[] =>
  names.filter((name) => controlsOf(form, name).some(isChanged));

/** Sets the values of a form's fields; a field without a value is not changed. */
export function fillIn(form: HTMLFormElement, entries: Entries): void {
  for (const [name, values] of entries)
    for (const control of controlsOf(form, name)) {
      if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type))
        control.checked = values.includes(control.value);
      else control.value = values[0] ?? '';
    }
}

const boxOf = (form: HTMLFormElement, name: string): HTMLElement | null =>
  form.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);

/** The element that a link in the summary points to. */
export const targetOf = (form: HTMLFormElement, name: string): HTMLElement | null =>
  controlsOf(form, name).find((control) => control.id !== '') ?? boxOf(form, name);
