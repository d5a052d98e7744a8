import type { Field } from './definitions/field.ts';
import { type Entries, isAsked } from './definitions/validate.ts';
import type { Choice, FormView } from './view.ts';

/** The reference before the dash in the name of a group of slots. */
const referenceIn = (group: string): string => (group.split(' – ')[0] ?? '').toLowerCase();

/**
 * Whether a slot can be chosen: it belongs to the property that the form names, or the form names none.
 * @param property an id or a reference as it was typed
 */
export function isOpenSlot({ group }: Choice, property: string): boolean {
  const wanted = property.trim().toLowerCase();
  return wanted === '' || !group || referenceIn(group.text) === wanted;
}

/** Whether a field is hidden: its condition is not met, or it has nothing to choose from. */
export function isClosed({ choices }: Pick<FormView, 'choices'>, field: Field, entries: Entries): boolean {
  if (!isAsked(field, entries)) return true;
  if (field.kind !== 'slot') return false;
  const property = entries.get('property')?.[0] ?? '';
  return !choices.slots.some((slot) => isOpenSlot(slot, property));
}
