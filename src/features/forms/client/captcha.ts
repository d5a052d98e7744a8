/** The scripts of the captchas. Only the one that `site.json` configures is loaded and allowed. */
const SCRIPTS: Readonly<Record<string, string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit&onload=',
  recaptcha: 'https://www.google.com/recaptcha/api.js?render=explicit&onload=',
};

const GLOBALS: Readonly<Record<string, string>> = {
  turnstile: 'turnstile',
  hcaptcha: 'hcaptcha',
  recaptcha: 'grecaptcha',
};

interface Widget {
  render(element: HTMLElement, options: { sitekey: string }): unknown;
  reset(): void;
}

const isWidget = (value: unknown): value is Widget =>
  typeof value === 'object' && value !== null && 'render' in value && 'reset' in value;

const widgetOf = (provider: string): Widget | undefined => {
  const value: unknown = Reflect.get(window, GLOBALS[provider] ?? '');
  return isWidget(value) ? value : undefined;
};

/** Milliseconds after which the visitor is told that the script has not loaded. */
const PATIENCE = 8000;

/** Forms whose captcha is loaded or loading. */
const asked = new WeakSet<HTMLFormElement>();

/**
 * Injects the captcha's script where the form has an element for it, and renders the captcha there. Called on the first
 * use of the form, so that nothing of a third party loads for those who only read; and again after it did not come,
 * in time or at all, or did not render anything.
 */
export function startCaptcha(form: HTMLFormElement): void {
  const holder = form.querySelector<HTMLElement>('[data-captcha]');
  const provider = holder?.dataset['captcha'] ?? '';
  const address = SCRIPTS[provider];
  if (!holder || !address || asked.has(form)) return;
  asked.add(form);
  const callback = `captchaReady${Date.now()}`;
  const script = document.createElement('script');
  const fail = () => {
    if ('rendered' in holder.dataset) return;
    script.remove();
    asked.delete(form);
    holder.dataset['failed'] = '';
  };
  Reflect.set(window, callback, () => {
    const widget = widgetOf(provider);
    if (!widget || 'rendered' in holder.dataset) return;
    widget.render(holder, { sitekey: holder.dataset['siteKey'] ?? '' });
    holder.dataset['rendered'] = '';
    delete holder.dataset['failed'];
  });
  script.src = address + callback;
  script.async = true;
  script.addEventListener('error', fail);
  setTimeout(fail, PATIENCE);
  document.head.append(script);
}

/** Resets the captcha, since an answer can be used only once. */
export function resetCaptcha(form: HTMLFormElement): void {
  const provider = form.querySelector<HTMLElement>('[data-captcha][data-rendered]')?.dataset['captcha'];
  if (provider) widgetOf(provider)?.reset();
}

/** Whether the form's captcha has been answered; true if there is none. */
export const isAnswered = (form: HTMLFormElement): boolean =>
  form.querySelector('[data-captcha]') === null ||
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name$="-response"]')].some(
    ({ value }) => value !== '',
  );

/** The error code of an unanswered captcha; another one if the captcha has not loaded. */
export const unansweredCode = (form: HTMLFormElement): string =>
  form.querySelector('[data-captcha][data-rendered]') ? 'captcha.empty' : 'captcha.failed';
