import { flushSync } from 'react-dom';
import { addStylesheet } from '../../../ui/late-style.ts';
import { onPageReturn } from '../../../ui/page-return.ts';
import type { FormDefinition } from '../definitions/definition.ts';
import type { FormActions } from '../state.ts';
import { isContinued } from './arrival.ts';
import { CaptchaWidget } from './captcha.ts';
import { changedNames, controlsOf, fillIn, targetOf } from './dom.ts';
import { inOwnNames, readDraft, writeDraft } from './draft.ts';
import { FILLED, READY } from './events.ts';
import { onFieldLeft } from './field-left.ts';
import { FormStore } from './form-store.ts';
import { hydrate } from './hydrate.tsx';
import { forget, keep, kept } from './kept.ts';
import { onSubmit } from './on-submit.ts';
import { guarded, nameFault, turnPlain } from './plain.ts';
import { addressed, prefill } from './prefill.ts';
import { readView } from './read-view.ts';
import styles from './restored.css?url';
import { Sending } from './sending.ts';
import type { FormTexts } from './texts.ts';

/**
 * Makes a form live: React takes over its content; what is typed is checked and stored, and sent in the background.
 * @param whole the form's definition, with questions that the law permits for some properties alone
 * @throws if it fails; the form is then to be left to the browser, which posts it as it is
 */
export function enhance(form: HTMLFormElement, texts: FormTexts, whole: FormDefinition): void {
  const view = readView(form, texts, whole);
  const { form: definition } = view;
  const names = definition.fields.map(({ name }) => name).filter((name) => controlsOf(form, name).length > 0);
  const store = new FormStore(form, view, whole);
  const captcha = new CaptchaWidget(form, store, view.captcha);
  const sending = new Sending(form, definition, {
    show: (status) => store.set({ sending: status }),
    resetCaptcha: () => captcha.reset(),
  });
  // Text typed before this script loaded is newer than the stored draft of an earlier visit.
  const typed = changedNames(form, names);

  const remember = () => {
    const given = addressed(location.search);
    // What the address would fill in again is kept even if it was emptied.
    const entries = [...store.state.entries].filter(
      ([name, values]) => names.includes(name) && (given.has(name) || values.some((value) => value !== '')),
    );
    keep(form, writeDraft(new Map(entries), location.search));
  };
  /** Resets the form to the state of a newly loaded page. */
  const empty = () => {
    form.reset();
    forget(form);
    prefill(form, location.search, new Map());
    store.clear();
  };
  const actions: FormActions = {
    next: guarded(form, () => store.next()),
    back: guarded(form, () => store.back()),
    clear: guarded(form, empty),
    visit: guarded(form, (name: string) => {
      flushSync(() => store.reveal(name));
      targetOf(form, name)?.focus();
    }),
  };
  hydrate({
    form,
    view,
    store,
    actions,
    onLost: (fault) => {
      turnPlain(form);
      nameFault(fault);
    },
  });

  const isOn = isContinued();
  // For other scripts that fill the form in.
  form.toggleAttribute('data-continued', isOn);
  const stored = readDraft(
    kept(form),
    names.filter((name) => !typed.includes(name)),
    { query: location.search, isContinued: isOn },
  );
  const draft = inOwnNames(
    stored,
    view.choices.zones.map(({ value }) => value),
  );
  fillIn(form, draft);
  prefill(form, location.search, draft);
  store.set({ isLive: true });
  store.read();
  // If the script loads late, all steps are shown and the visitor may already be in a later one.
  const focused = document.activeElement?.closest<HTMLElement>('[data-field]');
  if (focused && form.contains(focused)) store.reveal(focused.dataset['field'] ?? '');
  // What the browser itself puts back into a form that was sent is not kept again.
  const isTouched = form.contains(document.activeElement) || form.querySelector('[data-left]') !== null;
  if (isTouched && typed.length > 0) remember();
  if (draft.size > 0) addStylesheet(styles).then(() => store.set({ isRestored: true }));

  const begin = guarded(form, () => {
    sending.begin();
    captcha.start();
  });
  if (form.contains(document.activeElement)) begin();
  else form.addEventListener('focusin', begin, { once: true });
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => form.addEventListener(name, guarded(form, listener));
  form.addEventListener(
    FILLED,
    guarded(form, () => store.read()),
  );
  on('input', ({ target }) => {
    store.change((target instanceof Element && target.getAttribute('name')) || '');
    remember();
  });
  onFieldLeft(form, (name) => store.leave(name));
  // Enter in a field of an early step goes to the next step and does not send the form.
  on('keydown', (event) => {
    const isField = event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || !isField || store.state.step === definition.steps.length - 1) return;
    event.preventDefault();
    store.next();
  });
  onPageReturn(
    guarded(form, () => {
      // After sending, the form is emptied, so that the next user of the browser does not see it and it is
      // not sent twice.
      if (sending.revive()) empty();
    }),
  );

  onSubmit({ form, view, store, sending, captcha, knows: (code) => Object.hasOwn(texts, `error.${code}`) });
  for (const box of form.querySelectorAll<HTMLElement>('[data-left]'))
    if (!box.contains(document.activeElement)) store.leave(box.dataset['field'] ?? '');
  form.dataset['ready'] = '';
  form.dispatchEvent(new Event(READY));
}
