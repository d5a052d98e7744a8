import { measure } from '../../../ui/measure.ts';
import type { FormDefinition } from '../definitions/definition.ts';
import { LEAST_MILLISECONDS, TECHNICAL } from '../definitions/technical.ts';
import type { FormState } from '../state.ts';
import { entriesOf } from './dom.ts';
import { forget } from './kept.ts';
import { pressSend, turnPlain } from './plain.ts';
import { type Outcome, send } from './send.ts';
import { SendingKey } from './sending-key.ts';

/**
 * The maximum time from pressing the button until the form is sent or reported as not sent, in milliseconds.
 */
const PATIENCE = 9000;

/** What the visitor sees of the sending. */
interface Shown {
  show(sending: FormState['sending']): void;
  /** Asks for another answer: the last one has been used. */
  resetCaptcha(): void;
}

/**
 * Sends a form to the lead relay, one request at a time and with an idempotency key, and shows that it is
 * being sent.
 */
export class Sending {
  isBusy = false;
  private readonly form: HTMLFormElement;
  private readonly definition: FormDefinition;
  private readonly shown: Shown;
  private readonly key: SendingKey;
  private begun = 0;
  private attempt = 0;
  private isSent = false;
  private sentKey: string | undefined;

  constructor(form: HTMLFormElement, definition: FormDefinition, shown: Shown) {
    this.form = form;
    this.definition = definition;
    this.shown = shown;
    this.key = new SendingKey(definition.id, form.querySelector('[data-captcha]') === null);
  }

  /** Called on first use of the form: starts the proof and the clock. */
  begin(): void {
    if (this.begun) return;
    this.begun = performance.now();
    if (this.form.dataset['service'] === 'relay') this.key.prepare();
  }

  /**
   * @returns what went wrong; after success `undefined`, and the thank-you page is loading
   * @throws if this browser cannot send; the caller then calls `leaveToBrowser`
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
    // Waits for the minimum time, since the relay takes faster senders for machines.
    const rest = LEAST_MILLISECONDS - elapsed;
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    entries.set(TECHNICAL.elapsed, [String(Math.ceil(Math.max(elapsed, LEAST_MILLISECONDS)))]);
    if (proof) entries.set(TECHNICAL.proof, [proof]);
    const outcome = await send(this.form.action, entries, { key, patience: deadline - performance.now() });
    // The visitor left the page and came back meanwhile; sending again uses the same key.
    if (attempt !== this.attempt) return undefined;
    if (outcome.kind === 'sent') {
      this.isSent = true;
      forget(this.form);
      measure('form_sent', { form: this.definition.id });
      this.thank();
      return undefined;
    }
    this.busy(false, outcome.kind === 'failed' ? 'failed' : 'idle');
    this.shown.resetCaptcha();
    return outcome;
  }

  /** The browser posts the form to another service; further clicks are ignored meanwhile. */
  leave(): void {
    this.busy(true);
    this.reviveLater();
  }

  /**
   * Called when the script fails: a stored form leads to the thank-you page, any other is posted by the
   * browser.
   */
  leaveToBrowser(): void {
    if (this.isSent) {
      this.thank();
      return;
    }
    this.busy(false);
    turnPlain(this.form);
    // The fields have already been checked.
    this.form.noValidate = true;
    if (this.sentKey && this.form.dataset['service'] === 'relay') {
      const entry = document.createElement('input');
      Object.assign(entry, { type: 'hidden', name: TECHNICAL.key, value: this.sentKey });
      this.form.appendChild(entry);
    }
    pressSend(this.form);
  }

  /**
   * Called when the page is restored from the page cache: makes the form ready to send again.
   * @returns whether its content was sent
   */
  revive(): boolean {
    const wasSent = this.isSent;
    this.attempt += 1;
    this.isSent = false;
    this.busy(false);
    this.shown.resetCaptcha();
    if (wasSent) this.key.renew();
    return wasSent;
  }

  private thank(): void {
    location.assign(this.form.dataset['thanks'] ?? '/');
    this.reviveLater();
  }

  /** If the next page does not load, the button is enabled again; it then sends with the same key. */
  private reviveLater(): void {
    setTimeout(() => this.busy(false), PATIENCE);
  }

  private busy(isBusy: boolean, otherwise: FormState['sending'] = 'idle'): void {
    this.isBusy = isBusy;
    this.shown.show(isBusy ? 'busy' : otherwise);
  }
}
