/** The storage key of a form's draft in this tab, one for each form and page. */
const keyOf = (form: HTMLFormElement): string => `form:${form.dataset['form']}:${location.pathname}`;

/** The stored draft of a form; `null` if there is none or if the browser forbids storage. */
export function kept(form: HTMLFormElement): string | null {
  try {
    return sessionStorage.getItem(keyOf(form));
  } catch {
    return null;
  }
}

export function keep(form: HTMLFormElement, text: string): void {
  try {
    sessionStorage.setItem(keyOf(form), text);
  } catch {
    // Storage is full or forbidden; the page itself still holds the text.
  }
}

export function forget(form: HTMLFormElement): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Storage is forbidden, so there is no draft.
  }
}
