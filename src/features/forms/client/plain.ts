/** Leaves checking and posting to the browser, with all steps shown, as without a script. */
export function turnPlain(form: HTMLFormElement): void {
  form.noValidate = false;
  form.dataset['plain'] = '';
}

/**
 * Repeats a press of the form's button that the script has intercepted. Deferred, because browsers silently
 * ignore a second submit while they are handling the first.
 */
export const pressSend = (form: HTMLFormElement): void => {
  setTimeout(() => form.querySelector<HTMLElement>('button[type=submit]')?.click());
};

/** Reports an error to the page's error listeners without interrupting the running code. */
export const nameFault = (fault: unknown): void => {
  setTimeout(() => {
    throw fault;
  });
};

/**
 * Wraps a listener of a form's script. If it fails, the form is left to the browser, and an intercepted press
 * of the button is repeated.
 * @returns a listener that never throws
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
