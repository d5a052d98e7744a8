/** Where the tab keeps what was typed into a form: one place for each form and page. */
const keyOf = (form: HTMLFormElement): string => `form:${form.dataset['form']}:${location.pathname}`;

/** What is kept of a form, `null` for nothing and where the browser forbids storing. */
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
    // Full or forbidden; the page itself still holds what was typed.
  }
}

export function forget(form: HTMLFormElement): void {
  try {
    sessionStorage.removeItem(keyOf(form));
  } catch {
    // Forbidden; then nothing was kept.
  }
}
