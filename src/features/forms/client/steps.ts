import { guarded } from './plain.ts';

/** The steps of a form, of which one is shown at a time. */
export interface Steps {
  /** Shows the first one. */
  restart(): void;
  /** Shows the step that contains a field. */
  reveal(element: Element): void;
}

/**
 * Shows a form's steps one at a time. Going back is always possible; going forward requires the step's fields
 * to be valid.
 * @param mayLeave whether the fields of a step are valid
 */
export function startSteps(form: HTMLFormElement, mayLeave: (step: HTMLElement) => boolean): Steps {
  const all = [...form.querySelectorAll<HTMLElement>('.form__step')];
  const first = all[0] ?? form;
  let current = first;
  const show = (step: HTMLElement) => {
    current = step;
    for (const other of all) other.toggleAttribute('data-current', other === step);
  };
  const move = (by: number) => {
    const next = all[all.indexOf(current) + by];
    if (!next) return;
    show(next);
    const legend = next.querySelector('legend');
    legend?.setAttribute('tabindex', '-1');
    legend?.focus({ preventScroll: true });
    form.scrollIntoView({ block: 'start' });
  };
  const press = guarded<[MouseEvent]>(form, ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-back]')) move(-1);
    if (target.closest('[data-next]') && mayLeave(current)) move(1);
  });
  // Enter in a field of an early step goes to the next step and does not send the form.
  const enter = guarded<[KeyboardEvent]>(form, (event) => {
    const isField = event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || !isField || current === all.at(-1)) return;
    event.preventDefault();
    if (mayLeave(current)) move(1);
  });
  form.addEventListener('click', press);
  form.addEventListener('keydown', enter);
  if (all.length > 1) {
    form.dataset['shown'] = '';
    // If the script loads late, all steps are shown and the visitor may already be in a later one.
    show(all.find((step) => step.contains(document.activeElement)) ?? first);
  }
  return {
    restart: () => show(first),
    reveal: (element) => {
      const step = element.closest<HTMLElement>('.form__step');
      if (step) show(step);
    },
  };
}
