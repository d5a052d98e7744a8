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
 * Loads the captcha's script if the form has an element for it, and draws the captcha there. Called on the
 * first use of the form, so that nothing of a third party loads for visitors who only read; called again
 * after the script failed to load, was too late, or drew nothing.
 */
export function startCaptcha(form: HTMLFormElement): void {
  const place = form.querySelector<HTMLElement>('[data-captcha]');
  const provider = place?.dataset['captcha'] ?? '';
  const address = SCRIPTS[provider];
  if (!place || !address || asked.has(form)) return;
  asked.add(form);
  const callback = `captchaReady${Date.now()}`;
  const script = document.createElement('script');
  const fail = () => {
    if ('drawn' in place.dataset) return;
    script.remove();
    asked.delete(form);
    place.dataset['failed'] = '';
  };
  Reflect.set(window, callback, () => {
    const widget = widgetOf(provider);
    if (!widget || 'drawn' in place.dataset) return;
    widget.render(place, { sitekey: place.dataset['siteKey'] ?? '' });
    place.dataset['drawn'] = '';
    delete place.dataset['failed'];
  });
  script.src = address + callback;
  script.async = true;
  script.addEventListener('error', fail);
  setTimeout(fail, PATIENCE);
  document.head.append(script);
}

/** Resets the captcha, since an answer can be used only once. */
export function resetCaptcha(form: HTMLFormElement): void {
  const provider = form.querySelector<HTMLElement>('[data-captcha][data-drawn]')?.dataset['captcha'];
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
  form.querySelector('[data-captcha][data-drawn]') ? 'captcha.empty' : 'captcha.failed';
