import type { Labels } from './labels.ts';

/** The login form of a page, and its messages. */
export interface LoginView {
  form: HTMLFormElement;
  /** The element shown to visitors who are not logged in; the dashboard takes its place. */
  door: HTMLElement;
  stage: HTMLElement;
  email: HTMLInputElement;
  passphrase: HTMLInputElement;
  retry: HTMLButtonElement;
  /** @param link an address to go to as an alternative */
  say(kind: 'error' | 'note' | 'working', text?: string, title?: string, link?: string): void;
  setBusy(isBusy: boolean): void;
  /** Empties the form and hides the passphrase. */
  empty(): void;
}

/** @returns `undefined` if a part of it is missing on the page */
export function loginView(root: HTMLElement, labels: Labels): LoginView | undefined {
  const find = <T extends HTMLElement>(name: string) => root.querySelector<T>(`[data-owner-${name}]`);
  const [door, form, stage] = [find('door'), find<HTMLFormElement>('form'), find('stage')];
  const [email, passphrase] = [find<HTMLInputElement>('email'), find<HTMLInputElement>('passphrase')];
  const [message, retry] = [find('message'), find<HTMLButtonElement>('retry')];
  const [submit, reveal] = [find<HTMLButtonElement>('submit'), find<HTMLButtonElement>('reveal')];
  if (!door || !form || !stage || !email || !passphrase || !message || !retry || !submit || !reveal)
    return undefined;

  const conceal = (isHidden: boolean) => {
    passphrase.type = isHidden ? 'password' : 'text';
    reveal.setAttribute('aria-pressed', String(!isHidden));
    reveal.textContent = isHidden ? labels['login.show'] : labels['login.hide'];
  };
  reveal.addEventListener('click', () => conceal(passphrase.type === 'text'));

  return {
    form,
    door,
    stage,
    email,
    passphrase,
    retry,
    say(kind, text = '', title = '', link = '') {
      message.dataset['kind'] = kind;
      message.replaceChildren();
      if (title) message.append(Object.assign(document.createElement('strong'), { textContent: title }));
      if (text) message.append(Object.assign(document.createElement('p'), { textContent: text }));
      if (link) message.append(Object.assign(document.createElement('a'), { href: link, textContent: link }));
      retry.hidden = true;
    },
    setBusy(isBusy) {
      submit.setAttribute('aria-disabled', String(isBusy));
      form.setAttribute('aria-busy', String(isBusy));
    },
    empty() {
      form.reset();
      conceal(true);
    },
  };
}
