import { measure } from '../../../ui/measure.ts';
import type { FormView } from '../view.ts';
import { notSentCode } from '../view.ts';
import type { CaptchaWidget } from './captcha.ts';
import type { FormStore } from './form-store.ts';
import { guarded, nameFault } from './plain.ts';
import type { Outcome } from './send.ts';
import type { Sending } from './sending.ts';

interface Parts {
  form: HTMLFormElement;
  view: FormView;
  store: FormStore;
  sending: Sending;
  captcha: CaptchaWidget;
  /** Whether there is a text for an error code of the relay. */
  knows(code: string): boolean;
}

/** Sends a form when its button is pressed, or says what is wrong with it. */
export function onSubmit({ form, view, store, sending, captcha, knows }: Parts): void {
  const { form: definition, text, phone } = view;
  const wrong = text('summary.title');

  const tell = (outcome: Exclude<Outcome, { kind: 'sent' }>) => {
    // Nobody would see a message any more; the relay answers the browser's post with a page.
    if ('plain' in form.dataset) return sending.leaveToBrowser();
    if (outcome.kind === 'wrong') return store.report(wrong, outcome.errors, true);
    const code = outcome.kind === 'refused' && knows(outcome.code) ? outcome.code : notSentCode(definition);
    const title = text(`error.${code}`, { phone });
    return store.report(title, code === 'slots.full' ? { slot: code } : {}, true);
  };

  const submit = (event: SubmitEvent) => {
    store.read();
    const errors = store.errors();
    const isRight = Object.keys(errors).length === 0;
    if (isRight && !sending.isBusy && captcha.isAnswered() && view.target.service !== 'relay') {
      // Other services answer with a page of their own, or redirect to the thank-you page.
      sending.leave();
      measure('form_sent', { form: definition.id });
      return;
    }
    event.preventDefault();
    if (sending.isBusy) return;
    if (!isRight) return store.report(wrong, errors);
    if (!captcha.isAnswered()) {
      store.report(wrong, { captcha: captcha.unansweredCode() }, true);
      return captcha.start();
    }
    store.set({ summary: undefined });
    sending
      .send()
      .then((outcome) => outcome && tell(outcome))
      .catch((fault: unknown) => {
        nameFault(fault);
        sending.leaveToBrowser();
      });
  };
  form.addEventListener('submit', guarded(form, submit));
}
