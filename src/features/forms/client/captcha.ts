import type { FormState } from '../state.ts';
import type { Captcha } from '../view.ts';
import type { FormStore } from './form-store.ts';

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

/** The captcha of a form: its script, its widget and its answer. */
export class CaptchaWidget {
  private readonly form: HTMLFormElement;
  private readonly store: FormStore;
  private readonly settings: Captcha | undefined;

  /** @param settings `undefined` for a form without a captcha */
  constructor(form: HTMLFormElement, store: FormStore, settings: Captcha | undefined) {
    this.form = form;
    this.store = store;
    this.settings = settings;
  }

  /**
   * Loads the captcha's script and renders the captcha. Called on the first use of the form, so that nothing of a
   * third party loads for those who only read; and again after it did not come, in time or at all, or did not
   * render anything.
   */
  start(): void {
    const holder = this.form.querySelector<HTMLElement>('[data-captcha]');
    const { provider = '', siteKey = '' } = this.settings ?? {};
    const address = SCRIPTS[provider];
    if (!holder || !address || this.isIn('asked', 'rendered')) return;
    this.store.set({ captcha: 'asked' });
    const callback = `captchaReady${Date.now()}`;
    const script = document.createElement('script');
    const fail = () => {
      if (!this.isIn('asked') || !script.isConnected) return;
      script.remove();
      this.store.set({ captcha: 'failed' });
    };
    Reflect.set(window, callback, () => {
      const widget = widgetOf(provider);
      if (!widget || this.isIn('rendered')) return;
      widget.render(holder, { sitekey: siteKey });
      this.store.set({ captcha: 'rendered' });
    });
    script.src = address + callback;
    script.async = true;
    script.addEventListener('error', fail);
    setTimeout(fail, PATIENCE);
    document.head.append(script);
  }

  /** Resets the captcha, since an answer can be used only once. */
  reset(): void {
    if (this.settings && this.isIn('rendered')) widgetOf(this.settings.provider)?.reset();
  }

  /** Whether it has been answered; true if there is none. */
  isAnswered(): boolean {
    return (
      !this.settings ||
      [...this.form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name$="-response"]')].some(
        ({ value }) => value !== '',
      )
    );
  }

  /** The error code of an unanswered captcha; another one if the captcha has not loaded. */
  unansweredCode(): string {
    return this.isIn('rendered') ? 'captcha.empty' : 'captcha.failed';
  }

  private isIn(...statuses: FormState['captcha'][]): boolean {
    return statuses.includes(this.store.state.captcha);
  }
}
