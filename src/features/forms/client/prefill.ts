import type { Entries } from '../definitions/validate.ts';
import { controlsOf, fillIn } from './dom.ts';

/**
 * Fields that a link may fill in: the property, project or slot, the address from the home page, the e-mail
 * address.
 */
const FROM_ADDRESS = ['property', 'project', 'slot', 'address', 'email'] as const;

/** The fields that the query of the page's address fills in, with their values. */
export function addressed(query: string): Map<string, string[]> {
  const parameters = new URLSearchParams(query);
  return new Map(
    FROM_ADDRESS.flatMap((name) => {
      const value = parameters.get(name)?.slice(0, 120);
      return value ? [[name, [value]]] : [];
    }),
  );
}

/**
 * Fills empty fields from the query of the page's address.
 * @param draft has what the visitor has chosen, even if they emptied a field
 */
export function prefill(form: HTMLFormElement, query: string, draft: Entries): void {
  for (const [name, values] of addressed(query)) {
    if (draft.has(name)) continue;
    const control = controlsOf(form, name)[0];
    const isFree = control && control.value === '' && !/^(radio|checkbox)$/.test(control.type);
    if (isFree) fillIn(form, new Map([[name, values]]));
  }
}
