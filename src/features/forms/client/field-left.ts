import { isPressing, released } from '../../../ui/released.ts';
import { guarded } from './plain.ts';

/** Controls that open something beside them when they are pressed, which would be left behind by a page that moves. */
const OPENING = 'select, input[type=date]';

/** Waits until a control is filled in or left. */
const dealtWith = (control: Element): Promise<void> =>
  new Promise((resolve) => {
    for (const name of ['change', 'blur']) control.addEventListener(name, () => resolve(), { once: true });
  });

/**
 * Says when a field is left. What is said of it then moves the page, so where it is left by pressing another control
 * that one gets its click first, and what it opens is closed again.
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
