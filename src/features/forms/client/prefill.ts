import { controlsOf, fillIn } from './dom.ts';

/** Fields that a link may fill in: what the form is about, and the address that the home page begins with. */
const FROM_ADDRESS = ['property', 'project', 'slot', 'address', 'email'] as const;

/** Fills in what the page's address gives, where nothing stands yet. */
export function prefill(form: HTMLFormElement, query: string): void {
  const parameters = new URLSearchParams(query);
  for (const name of FROM_ADDRESS) {
    const value = parameters.get(name);
    const control = controlsOf(form, name)[0];
    const isFree = control && control.value === '' && !/^(radio|checkbox)$/.test(control.type);
    if (value && isFree) fillIn(form, new Map([[name, [value.slice(0, 120)]]]));
  }
}
