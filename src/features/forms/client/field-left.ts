import { isPressing, released } from '../../../ui/released.ts';
import { guarded } from './plain.ts';

/** Controls that open a popup when pressed; the popup would stay in place if the page moved. */
const OPENING = 'select, input[type=date]';

/** Waits until a control is changed or left. */
const dealtWith = (control: Element): Promise<void> =>
  new Promise((resolve) => {
    for (const name of ['change', 'blur']) control.addEventListener(name, () => resolve(), { once: true });
  });

/**
 * Reports when a field is left. The error message then moves the page, so if the field is left by pressing
 * another control, the report waits until that control has had its click and its popup is closed.
 * @param left gets the field's name
 */
export function onFieldLeft(form: HTMLFormElement, left: (name: string) => void): void {
  const say = guarded(form, left);
  form.addEventListener('focusout', async ({ target, relatedTarget: next }) => {
    const box = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
    if (!box || (next instanceof Node && box.contains(next))) return;
    if (isPressing()) {
      await released();
      if (next instanceof Element && next.matches(OPENING) && next.matches(':focus')) await dealtWith(next);
      await released();
    }
    say(box.dataset['field'] ?? '');
  });
}
