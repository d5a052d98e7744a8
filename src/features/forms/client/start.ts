/**
 * Finds the forms of a page and loads their script at the first touch, or at once if there is something to fill
 * in. If anything fails to load or to run, the form is left to the browser, which posts it as it is.
 */

import { isFormId } from '../../../routing/forms.ts';
import { onPageReturn } from '../../../ui/page-return.ts';
import { released } from '../../../ui/released.ts';
import { LOAD_FORM } from '../definitions/load.ts';
import { kept } from './kept.ts';
import { nameFault, pressSend, turnPlain } from './plain.ts';
import { loadTexts } from './texts.ts';

/** How long a press on the button waits for the script, in milliseconds. */
const PATIENCE = 4000;

/**
 * How long a touched form waits for the script before all of its steps and fields are shown, in milliseconds.
 */
const LATE = 6000;

const loading = new WeakMap<HTMLFormElement, Promise<void>>();

const isSettled = ({ dataset }: HTMLFormElement): boolean => 'ready' in dataset || 'plain' in dataset;

/** Loads the script once. Never rejects. */
function load(form: HTMLFormElement): Promise<void> {
  const begun = loading.get(form);
  if (begun) return begun;
  const late = setTimeout(() => {
    form.dataset['late'] = '';
  }, LATE);
  const id = form.dataset['form'] ?? '';
  const all = Promise.all([
    import('./enhance.ts'),
    loadTexts(document.documentElement.lang, id),
    isFormId(id) ? LOAD_FORM[id]() : Promise.reject(new Error(`There is no form ${id}.`)),
  ]);
  const promise = all.then(
    async ([{ enhance }, texts, definition]) => {
      // The script may move the control that is being pressed.
      await released();
      if (isSettled(form)) return;
      clearTimeout(late);
      delete form.dataset['late'];
      try {
        enhance(form, texts, definition);
      } catch (fault) {
        turnPlain(form);
        nameFault(fault);
      }
    },
    () => turnPlain(form),
  );
  loading.set(form, promise);
  return promise;
}

function start(form: HTMLFormElement): void {
  let isWaiting = false;
  // The script shows the errors itself, in the page's language and all at once.
  form.noValidate = true;
  form.addEventListener(
    'submit',
    (event) => {
      if ('ready' in form.dataset && !('plain' in form.dataset)) return;
      event.stopImmediatePropagation();
      if ('plain' in form.dataset) return;
      // Pressed before the script has loaded: the form is sent when it has, or by the browser.
      event.preventDefault();
      if (isWaiting) return;
      isWaiting = true;
      const goOn = () => {
        if (!isWaiting) return;
        isWaiting = false;
        clearTimeout(timer);
        if (!isSettled(form)) turnPlain(form);
        pressSend(form);
      };
      const timer = setTimeout(goOn, PATIENCE);
      load(form).then(goOn);
    },
    { capture: true },
  );
  onPageReturn(() => {
    isWaiting = false;
  });
  // Programs that fill in a form neither focus nor press.
  for (const event of ['focusin', 'pointerdown', 'input'])
    form.addEventListener(event, () => load(form), { once: true, passive: true });
  // A field left before the script has loaded is checked afterwards.
  form.addEventListener('focusout', ({ target }) => {
    if (target instanceof Element) target.closest('[data-field]')?.toggleAttribute('data-left', true);
  });
  // The same applies to the buttons between steps.
  form.addEventListener('click', ({ target }) => {
    const next = target instanceof Element && target.closest<HTMLElement>('[data-next]');
    if (next && !isSettled(form))
      load(form).then(() => {
        if (!('plain' in form.dataset)) next.click();
      });
  });
  // The first step alone is shown, and no field whose condition is not met.
  form.dataset['started'] = '';
  // The focus may have arrived before this script.
  if (location.search !== '' || kept(form) !== null || form.contains(document.activeElement)) load(form);
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]'))
  try {
    start(form);
  } catch (fault) {
    turnPlain(form);
    nameFault(fault);
  }
