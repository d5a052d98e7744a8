import { isFormId } from '../../../routing/forms.ts';
import { measure } from '../../../ui/measure.ts';
import { onPageReturn } from '../../../ui/page-return.ts';
import type { FormErrors } from '../definitions/definition.ts';
import { FORMS } from '../definitions/index.ts';
import { dayLimits } from '../definitions/read-value.ts';
import { isAnswered, startCaptcha, unansweredCode } from './captcha.ts';
import { Checking } from './checking.ts';
import { boxOf, changedNames, controlsOf, entriesOf, fillIn, present, targetOf } from './dom.ts';
import { readDraft, writeDraft } from './draft.ts';
import { hideSummary } from './errors.ts';
import { FILLED, READY } from './events.ts';
import { onFieldLeft } from './field-left.ts';
import { followAmount, followFields, followProperty } from './follow.ts';
import { forget, keep, kept } from './kept.ts';
import { guarded, nameFault } from './plain.ts';
import { prefill } from './prefill.ts';
import { offerToClear } from './restored.ts';
import type { Outcome } from './send.ts';
import { Sending } from './sending.ts';
import { startSteps } from './steps.ts';
import { TakenWatch } from './taken.ts';
import { readTexts } from './texts.ts';

/** Adds checks to a form, stores what is typed, and sends it in the background. */
export function enhance(form: HTMLFormElement): void {
  const id = form.dataset['form'] ?? '';
  if (!isFormId(id)) return;
  const definition = FORMS[id];
  const fields = present(form, definition.fields);
  const names = fields.map((field) => field.name);
  const texts = readTexts(form);
  const taken = definition.needsMarket ? new TakenWatch(form) : undefined;
  const checking = new Checking(form, definition, texts, () => taken?.errors() ?? {});
  const sending = new Sending(form, definition, texts);
  const wrong = texts['summary.title'] ?? '';

  const report = (title: string, errors: FormErrors, isAnswer = false) => {
    const first = checking.first(errors);
    if (first) steps.reveal(first);
    checking.report(title, errors, isAnswer);
  };
  const steps = startSteps(form, (step) => {
    const here = Object.entries(checking.errors()).filter(([name]) => step.contains(boxOf(form, name)));
    if (here.length > 0) report(wrong, Object.fromEntries(here));
    else hideSummary(form);
    return here.length === 0;
  });
  const follow = () => {
    followProperty(form);
    followFields(form, definition);
    followAmount(form, texts);
    taken?.follow();
  };
  const remember = () => {
    const entries = [...entriesOf(form)].filter(
      ([name, values]) => names.includes(name) && values.some((value) => value !== ''),
    );
    keep(form, writeDraft(new Map(entries)));
  };
  const begin = guarded(form, () => {
    sending.begin();
    startCaptcha(form);
  });
  /** Resets the form to the state of a newly loaded page. */
  const empty = () => {
    form.reset();
    forget(form);
    prefill(form, location.search);
    follow();
    checking.clear();
    steps.restart();
  };

  for (const field of fields.filter(({ kind }) => kind === 'date'))
    for (const control of controlsOf(form, field.name)) Object.assign(control, dayLimits(field, new Date()));
  // Browsers silently truncate a long pasted text; without `maxlength` it stays, and the form reports the
  // error.
  for (const box of form.querySelectorAll('textarea')) box.removeAttribute('maxlength');
  // Text typed before this script loaded is newer than the stored draft of an earlier visit.
  const typed = changedNames(form, names);
  const draft = readDraft(
    kept(form),
    names.filter((name) => !typed.includes(name)),
  );
  fillIn(form, draft);
  // What the browser itself puts back into a form that was sent is not kept again.
  const isTouched = form.contains(document.activeElement) || form.querySelector('[data-left]') !== null;
  if (isTouched && typed.length > 0) remember();
  prefill(form, location.search);
  if (draft.size > 0) offerToClear(form, texts, empty);
  follow();

  if (form.contains(document.activeElement)) begin();
  else form.addEventListener('focusin', begin, { once: true });
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => form.addEventListener(name, guarded(form, listener));
  form.addEventListener(FILLED, guarded(form, follow));
  on('input', ({ target }) => {
    follow();
    remember();
    checking.change((target instanceof Element && target.getAttribute('name')) || '');
  });
  onFieldLeft(form, (name) => checking.leave(name));
  on('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-to]') : null;
    const target = link && targetOf(form, link.dataset['to'] ?? '');
    if (!target) return;
    event.preventDefault();
    steps.reveal(target);
    target.focus();
  });
  onPageReturn(
    guarded(form, () => {
      // After sending, the form is emptied, so that the next user of the browser does not see it and it is
      // not sent twice.
      if (sending.revive()) empty();
    }),
  );

  const tell = (outcome: Exclude<Outcome, { kind: 'sent' }>) => {
    if (outcome.kind === 'wrong') return report(wrong, outcome.errors, true);
    const code = outcome.kind === 'refused' ? outcome.code : 'notSent';
    const text = texts[`error.${code}`] ?? texts[`error.notSent.${id}`] ?? texts['error.notSent'] ?? '';
    report(text, code === 'slots.full' ? { slot: code } : {}, true);
  };
  on('submit', (event) => {
    const errors = checking.errors();
    const isRight = Object.keys(errors).length === 0;
    if (isRight && !sending.isBusy && isAnswered(form) && form.dataset['service'] !== 'relay') {
      // Other services answer with a page of their own, or redirect to the thank-you page.
      sending.leave();
      measure('form_sent', { form: id });
      return;
    }
    event.preventDefault();
    if (sending.isBusy) return;
    if (!isRight) return report(wrong, errors);
    if (!isAnswered(form)) {
      report(wrong, { captcha: unansweredCode(form) }, true);
      return startCaptcha(form);
    }
    hideSummary(form);
    sending
      .send()
      .then((outcome) => outcome && tell(outcome))
      .catch((fault: unknown) => {
        nameFault(fault);
        sending.leaveToBrowser();
      });
  });
  for (const box of form.querySelectorAll<HTMLElement>('[data-left]'))
    if (!box.contains(document.activeElement)) checking.leave(box.dataset['field'] ?? '');
  form.dataset['ready'] = '';
  form.dispatchEvent(new Event(READY));
}
