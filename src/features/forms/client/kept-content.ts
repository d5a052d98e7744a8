import type { Entries } from '../definitions/validate.ts';
import { controlsOf, fillIn } from './dom.ts';

/**
 * Keeps a copy of what is in a form: React removes everything when it fails.
 * @returns a function that puts the copy back and fills it in
 */
export function keptContent(form: HTMLFormElement): (entries: Entries) => void {
  const copies = [...form.childNodes].map((node) => node.cloneNode(true));
  return (entries) => {
    while (form.firstChild) form.removeChild(form.firstChild);
    for (const copy of copies) form.appendChild(copy);
    fillIn(form, entries);
  };
}

/**
 * Notes which control of a form has the focus, and where its caret is.
 * @returns a function that gives the focus back to the control of the same name
 */
export function focusIn(form: HTMLFormElement): () => void {
  const { activeElement: active } = document;
  const isOwn = form.contains(active);
  const isTyped = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement;
  if (!isOwn || !(isTyped || active instanceof HTMLSelectElement)) return () => {};
  const { name, value } = active;
  const caret = isTyped ? [active.selectionStart, active.selectionEnd] : [];
  return () => {
    const controls = controlsOf(form, name);
    const control = controls.find((one) => one.value === value) ?? controls[0];
    control?.focus();
    const [start = null, end = null] = caret;
    if (start !== null && !(control instanceof HTMLSelectElement)) control?.setSelectionRange(start, end);
  };
}
