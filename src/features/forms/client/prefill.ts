import { controlsOf, fillIn } from './dom.ts';

/**
 * Fields that a link may fill in: the property, project or slot, the address from the home page, the e-mail
 * address.
 */
const FROM_ADDRESS = ['property', 'project', 'slot', 'address', 'email'] as const;

/** Fills empty fields from the query of the page's address. */
export function prefill(form: HTMLFormElement, query: string): void {
  const parameters = new URLSearchParams(query);
  for (const name of FROM_ADDRESS) {
    const value = parameters.get(name);
    const control = controlsOf(form, name)[0];
    const isFree = control && control.value === '' && !/^(radio|checkbox)$/.test(control.type);
    if (value && isFree) fillIn(form, new Map([[name, [value.slice(0, 120)]]]));
  }
}
