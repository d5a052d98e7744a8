/**
 * Loads the script of the login form at the first interaction, and repeats a press that came before it had
 * loaded. If it does not load in time, the page's own message is shown. Leaving the page cancels the press.
 */
import { orReload } from '../../ui/page-return.ts';

/** A press is answered within ten seconds; most of that time is for the network. */
const PATIENCE_MS = 7000;

const form = document.querySelector<HTMLFormElement>('[data-owner-form]');
if (form) start(form);

function start(form: HTMLFormElement): void {
  let isThere = false;
  let pressed: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Tells the stylesheet whether the portal works, so that it can show the message beside the form. */
  const show = (state: 'ready' | 'dead') => {
    delete form.dataset[state === 'ready' ? 'dead' : 'ready'];
    form.dataset[state] = '';
  };
  const forget = () => {
    clearTimeout(timer);
    pressed = undefined;
  };
  const fail = () => {
    if (pressed) show('dead');
    forget();
  };
  const load = () => {
    orReload(import('./login.ts')).then(() => {
      isThere = true;
      show('ready');
      const repeat = pressed;
      forget();
      repeat?.();
    }, fail);
  };
  const press = (repeat: () => void) => {
    forget();
    pressed = repeat;
    timer = setTimeout(fail, PATIENCE_MS);
    load();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isThere) press(() => form.requestSubmit());
  });
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[type="button"]');
    if (!isThere && button) press(() => button.click());
  });
  form.addEventListener('focusin', load, { once: true });
  addEventListener('pointermove', load, { once: true });
  addEventListener('pagehide', () => {
    forget();
    form.reset();
  });
  // Loads at once on an insecure page, so that nobody types a passphrase there.
  if (!isSecureContext) load();
  show('ready');
}
