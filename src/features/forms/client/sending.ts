import { measure } from '../../../ui/measure.ts';
import type { FormDefinition } from '../definitions/definition.ts';
import { LEAST_MILLISECONDS, TECHNICAL } from '../definitions/technical.ts';
import { resetCaptcha } from './captcha.ts';
import { entriesOf } from './dom.ts';
import { forget } from './kept.ts';
import { type Outcome, send } from './send.ts';
import { SendingKey } from './sending-key.ts';
import type { Texts } from './texts.ts';

/** Takes a form to the lead relay: once at a time, under a key, and says meanwhile that it is on its way. */
export class Sending {
  isBusy = false;
  private readonly form: HTMLFormElement;
  private readonly definition: FormDefinition;
  private readonly texts: Texts;
  private readonly key: SendingKey;
  private readonly button: HTMLElement | null;
  private readonly words: Element | null | undefined;
  private readonly usual: string;
  private begun = 0;

  constructor(form: HTMLFormElement, definition: FormDefinition, texts: Texts) {
    this.form = form;
    this.definition = definition;
    this.texts = texts;
    this.key = new SendingKey(definition.id, form.querySelector('[data-captcha]') === null);
    this.button = form.querySelector<HTMLElement>('button[type=submit]');
    this.words = this.button?.querySelector('[data-send]');
    this.usual = this.words?.textContent ?? '';
  }

  /** The form is used for the first time: the work begins, and the time. */
  begin(): void {
    if (this.begun) return;
    this.begun = performance.now();
    if (this.form.dataset['service'] === 'relay') this.key.prepare();
  }

  /** @returns what went wrong; when nothing did, the thank-you page is on its way */
  async send(): Promise<Exclude<Outcome, { kind: 'sent' }> | undefined> {
    this.begin();
    this.busy(true);
    const entries = entriesOf(this.form);
    const { key, proof } = await this.key.for(entries);
    const elapsed = performance.now() - this.begun;
    // Who is quicker waits, for the relay takes whoever is quicker for a machine.
    const rest = LEAST_MILLISECONDS - elapsed;
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    entries.set(TECHNICAL.elapsed, [String(Math.ceil(Math.max(elapsed, LEAST_MILLISECONDS)))]);
    if (proof) entries.set(TECHNICAL.proof, [proof]);
    const outcome = await send(this.form.action, entries, key);
    if (outcome.kind === 'sent') {
      forget(this.form);
      measure('form_sent', { form: this.definition.id });
      location.assign(this.form.dataset['thanks'] ?? '/');
      return undefined;
    }
    this.busy(false);
    resetCaptcha(this.form);
    if (outcome.kind === 'failed') this.say(this.texts['retry'] ?? this.usual);
    return outcome;
  }

  /** The browser takes the form to another service itself; a second click meanwhile sends nothing. */
  leave(): void {
    this.busy(true);
    // Back from that page, the form may be sent again.
    addEventListener('pageshow', () => this.busy(false), { once: true });
  }

  private busy(isBusy: boolean): void {
    this.isBusy = isBusy;
    const sending = this.texts['sending'] ?? '';
    this.say(isBusy ? sending : this.usual);
    if (isBusy) this.button?.setAttribute('aria-disabled', 'true');
    else this.button?.removeAttribute('aria-disabled');
    const status = this.form.querySelector('[data-form-status]');
    if (status) status.textContent = isBusy ? sending : '';
  }

  private say(text: string): void {
    if (this.words) this.words.textContent = text;
  }
}
