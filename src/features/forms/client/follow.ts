import { fill } from '../../../ui/fill.ts';
import { formatCurrency } from '../../catalogue/price.ts';
import type { FormDefinition } from '../definitions/definition.ts';
import { DEPOSIT_SHARE } from '../definitions/deposit.ts';
import { readAmount } from '../definitions/read-value.ts';
import { isAsked } from '../definitions/validate.ts';
import { boxOf, controlsOf, entriesOf } from './dom.ts';
import type { Texts } from './texts.ts';

/** Shows the conditional fields whose condition is met, and hides the others. */
export function followFields(form: HTMLFormElement, definition: FormDefinition): void {
  const entries = entriesOf(form);
  for (const field of definition.fields)
    if (field.when) boxOf(form, field.name)?.toggleAttribute('data-closed', !isAsked(field, entries));
  for (const group of form.querySelectorAll('[data-group]')) {
    const boxes = [...group.querySelectorAll('[data-field]')];
    group.toggleAttribute(
      'data-closed',
      boxes.length > 0 && boxes.every((box) => box.hasAttribute('data-closed')),
    );
  }
}

/**
 * Shows only the free slots of the property that the form names; without any, the field is closed
 * (`data-closed`).
 */
export function followProperty(form: HTMLFormElement): void {
  const select = controlsOf(form, 'slot')[0];
  if (!(select instanceof HTMLSelectElement)) return;
  const wanted = (entriesOf(form).get('property')?.[0] ?? '').trim().toLowerCase();
  const groups = [...select.querySelectorAll('optgroup')];
  const isOf = (group: HTMLOptGroupElement) =>
    [group.dataset['id'], group.label.split(' – ')[0]].some((name) => name?.toLowerCase() === wanted);
  for (const group of groups) group.hidden = wanted !== '' && !isOf(group);
  const hasSlots = groups.some((group) => !group.hidden);
  boxOf(form, 'slot')?.toggleAttribute('data-closed', !hasSlots);
  if (select.selectedOptions[0]?.closest('optgroup')?.hidden) select.value = '';
}

/** Shows the deposit for the offered amount. */
export function followAmount(form: HTMLFormElement, texts: Texts): void {
  const help = boxOf(form, 'amount')?.querySelector<HTMLElement>('[data-deposit]');
  const amount = Number(readAmount(entriesOf(form).get('amount')?.[0] ?? '') ?? 0);
  if (!help) return;
  help.hidden = !(amount > 0);
  help.textContent = fill(texts['help.deposit'] ?? '', { amount: formatCurrency(amount * DEPOSIT_SHARE) });
}
