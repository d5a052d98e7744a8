import { measure } from '../../../ui/measure.ts';
import type { FormDefinition } from '../definitions/definition.ts';
import { LEAST_MILLISECONDS, TECHNICAL } from '../definitions/technical.ts';
import { resetCaptcha } from './captcha.ts';
import { entriesOf } from './dom.ts';
import { forget } from './kept.ts';
import { pressSend, turnPlain } from './plain.ts';
import { type Outcome, send } from './send.ts';
import { SendingKey } from './sending-key.ts';
import type { Texts } from './texts.ts';

/** How long the visitor waits at most from the press on the button until the form is sent or not, in milliseconds. */
const PATIENCE = 9000;

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
  private attempt = 0;
  private isSent = false;
  private sentKey: string | undefined;

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

  /**
   * @returns what went wrong; when nothing did, the thank-you page is on its way
   * @throws where this browser cannot send; then it is `leaveToBrowser` that sends
   */
  async send(): Promise<Exclude<Outcome, { kind: 'sent' }> | undefined> {
    const deadline = performance.now() + PATIENCE;
    this.begin();
    this.busy(true);
    this.attempt += 1;
    const { attempt } = this;
    const entries = entriesOf(this.form);
    const key = this.key.for(entries);
    this.sentKey = key;
    const proof = await this.key.proven();
    const elapsed = performance.now() - this.begun;
    // Who is quicker waits, for the relay takes whoever is quicker for a machine.
    const rest = LEAST_MILLISECONDS - elapsed;
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    entries.set(TECHNICAL.elapsed, [String(Math.ceil(Math.max(elapsed, LEAST_MILLISECONDS)))]);
    if (proof) entries.set(TECHNICAL.proof, [proof]);
    const outcome = await send(this.form.action, entries, { key, patience: deadline - performance.now() });
    // The visitor went away and came back meanwhile; sent again, it is the same filling.
    if (attempt !== this.attempt) return undefined;
    if (outcome.kind === 'sent') {
      this.isSent = true;
      forget(this.form);
      measure('form_sent', { form: this.definition.id });
      this.thank();
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
    this.reviveLater();
  }

  /** Something of the script failed: what was sent is thanked for, and anything else is posted by the browser. */
  leaveToBrowser(): void {
    if (this.isSent) {
      this.thank();
      return;
    }
    this.busy(false);
    turnPlain(this.form);
    // Its fields were found right already.
    this.form.noValidate = true;
    if (this.sentKey && this.form.dataset['service'] === 'relay') {
      const entry = document.createElement('input');
      Object.assign(entry, { type: 'hidden', name: TECHNICAL.key, value: this.sentKey });
      this.form.append(entry);
    }
    pressSend(this.form);
  }

  /**
   * The visitor is back on the page, as it was left: the form can be sent again.
   * @returns whether what stands in it was sent
   */
  revive(): boolean {
    const wasSent = this.isSent;
    this.attempt += 1;
    this.isSent = false;
    this.busy(false);
    resetCaptcha(this.form);
    if (wasSent) this.key.renew();
    return wasSent;
  }

  private thank(): void {
    location.assign(this.form.dataset['thanks'] ?? '/');
    this.reviveLater();
  }

  /** Where the next page does not come, the button is not dead; pressed again it sends the same filling. */
  private reviveLater(): void {
    setTimeout(() => this.busy(false), PATIENCE);
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
