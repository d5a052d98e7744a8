/**
 * Finds the forms of a page and loads what makes them better when one is first touched; at once where it must be
 * there from the beginning: steps, fields that depend on others, something to fill in. Whatever of it does not come,
 * or fails, leaves the form to the browser, which posts it as it stands.
 */
import { onPageReturn } from '../../../ui/page-return.ts';
import { released } from '../../../ui/released.ts';
import { kept } from './kept.ts';
import { nameFault, pressSend, turnPlain } from './plain.ts';

/** How long a press on the button waits for the script, in milliseconds. */
const PATIENCE = 4000;

const loading = new WeakMap<HTMLFormElement, Promise<void>>();

const isSettled = ({ dataset }: HTMLFormElement): boolean => 'ready' in dataset || 'plain' in dataset;

/** Loads it once. Never rejects. */
function load(form: HTMLFormElement): Promise<void> {
  const begun = loading.get(form);
  if (begun) return begun;
  const promise = import('./enhance.ts').then(
    async ({ enhance }) => {
      // It may move what is being pressed.
      await released();
      if (isSettled(form)) return;
      try {
        enhance(form);
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
  // The form names its mistakes itself, in the page's language and all at once.
  form.noValidate = true;
  form.addEventListener(
    'submit',
    (event) => {
      if ('ready' in form.dataset && !('plain' in form.dataset)) return;
      event.stopImmediatePropagation();
      if ('plain' in form.dataset) return;
      // Sent before the script came: it is sent again when it has, or the browser's way.
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
  for (const event of ['focusin', 'pointerdown'])
    form.addEventListener(event, () => load(form), { once: true, passive: true });
  // A field that is left before the script has come is checked when it has.
  form.addEventListener('focusout', ({ target }) => {
    if (target instanceof Element) target.closest('[data-field]')?.toggleAttribute('data-left', true);
  });
  // So with a step that is to be left.
  form.addEventListener('click', ({ target }) => {
    const next = target instanceof Element && target.closest<HTMLElement>('[data-next]');
    if (next && !isSettled(form))
      load(form).then(() => {
        if (!('plain' in form.dataset)) next.click();
      });
  });
  const isChanging = form.dataset['steps'] !== undefined || form.querySelector('[data-closed], [name=slot]');
  if (isChanging || location.search !== '' || kept(form) !== null) load(form);
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]'))
  try {
    start(form);
  } catch (fault) {
    turnPlain(form);
    nameFault(fault);
  }
