/**
 * Loads what answers the login form at the visitor's first sign, and repeats what was pressed before that came. Where
 * it does not come in time, the page's own note is shown. Whoever leaves meanwhile has pressed nothing.
 */

/** A press is answered within ten seconds; most of them belong to the network. */
const PATIENCE_MS = 7000;

const form = document.querySelector<HTMLFormElement>('[data-owner-form]');
if (form) start(form);

function start(form: HTMLFormElement): void {
  let isThere = false;
  let pressed: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Says by the note beside the form whether the portal works; the stylesheet does the rest. */
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
    import('./login.ts').then(() => {
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
  // Nobody is to type a passphrase there.
  if (!isSecureContext) load();
  show('ready');
}
