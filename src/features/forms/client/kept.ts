/** The links to this page in the other languages. */
export const otherLanguages = (): HTMLAnchorElement[] => [
  ...document.querySelectorAll<HTMLAnchorElement>('a[data-language]:not([aria-current])'),
];

/** The storage key of a form's draft in this tab, one for each form and page. */
const keyOf = ({ dataset }: HTMLFormElement, path: string) => `form:${dataset['form']}:${path}`;

/** A draft belongs to the page in every language, so that it comes along when the language is switched. */
const paths = (): string[] => [location.pathname, ...otherLanguages().map(({ pathname }) => pathname)];

/** The stored draft of a form; `null` if there is none or if the browser forbids storage. */
export function kept(form: HTMLFormElement): string | null {
  try {
    return sessionStorage.getItem(keyOf(form, location.pathname));
  } catch {
    return null;
  }
}

export function keep(form: HTMLFormElement, text: string): void {
  try {
    for (const path of paths()) sessionStorage.setItem(keyOf(form, path), text);
  } catch {
    // Storage is full or forbidden; the page itself still holds the text.
  }
}

export function forget(form: HTMLFormElement): void {
  try {
    for (const path of paths()) sessionStorage.removeItem(keyOf(form, path));
  } catch {
    // Storage is forbidden, so there is no draft.
  }
}
