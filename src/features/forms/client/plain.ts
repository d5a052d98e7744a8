/** From now on the browser alone checks the form and posts it, with all of it shown, as where there is no script. */
export function turnPlain(form: HTMLFormElement): void {
  form.noValidate = false;
  form.dataset['plain'] = '';
}

/**
 * Presses the form's button for a visitor who has pressed it already. Not at once: while the first press is being
 * answered, browsers let a second one pass without a word.
 */
export const pressSend = (form: HTMLFormElement): void => {
  setTimeout(() => form.querySelector<HTMLElement>('button[type=submit]')?.click());
};

/** Names a fault to whoever watches the page's errors, without stopping what goes on. */
export const nameFault = (fault: unknown): void => {
  setTimeout(() => {
    throw fault;
  });
};

/**
 * Work of a form's script, as a listener, whose failure leaves the form to the browser; a press on the button that it
 * has swallowed is repeated.
 * @returns the same, but it never throws
 */
export const guarded =
  <A extends unknown[]>(form: HTMLFormElement, work: (...given: A) => void) =>
  (...given: A): void => {
    try {
      work(...given);
    } catch (fault) {
      turnPlain(form);
      const [event] = given;
      if (event instanceof Event && event.type === 'submit' && event.defaultPrevented) pressSend(form);
      nameFault(fault);
    }
  };
