/**
 * Finds the forms of a page and loads what makes them better when one is first touched; at once where it must be
 * there from the beginning: steps, fields that depend on others, something to fill in.
 */
import { kept } from './kept.ts';

const loading = new WeakMap<HTMLFormElement, Promise<void>>();

/** Loads it once. Where that fails the form posts as it stands, all of it shown. */
function load(form: HTMLFormElement): Promise<void> {
  const begun = loading.get(form);
  if (begun) return begun;
  const promise = import('./enhance.ts').then(
    ({ enhance }) => enhance(form),
    () => {
      form.noValidate = false;
      form.dataset['plain'] = '';
    },
  );
  loading.set(form, promise);
  return promise;
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) {
  // The form names its mistakes itself, in the page's language and all at once.
  form.noValidate = true;
  const isChanging = form.dataset['steps'] !== undefined || form.querySelector('[data-closed], [name=slot]');
  if (isChanging || location.search !== '' || kept(form) !== null) load(form);
  for (const event of ['focusin', 'pointerdown'])
    form.addEventListener(event, () => load(form), { once: true, passive: true });
  // A field that is left before the script has come is checked when it has.
  form.addEventListener('focusout', ({ target }) => {
    if (target instanceof Element) target.closest('[data-field]')?.toggleAttribute('data-left', true);
  });
  form.addEventListener(
    'submit',
    (event) => {
      if ('ready' in form.dataset || 'plain' in form.dataset) return;
      // Sent before the script came: it is sent again when it has.
      event.preventDefault();
      event.stopImmediatePropagation();
      load(form).then(() => form.requestSubmit());
    },
    { capture: true },
  );
}
