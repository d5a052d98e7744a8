import { addStylesheet } from '../../ui/late-style.ts';
import { ALL, type Category, type Grants, NONE } from './consent.ts';
import { consentDataPath, consentSettingsPath } from './data-path.ts';
import stylesheet from './dialog.css?url';
import type { Answer, DialogFile } from './dialog-parts.ts';
import { CONSENT_CLOSED, isAsking } from './events.ts';

interface Question {
  /** The element that the dialog is put into. */
  host: HTMLElement;
  /** The current choice; without one, the dialog cannot be closed before the visitor chooses. */
  stored: Grants | undefined;
  /** The browser sends Global Privacy Control. */
  hasSignal: boolean;
  /** Called with the choice, or without one if the dialog was closed and the previous choice stays. */
  onDone: (grants?: Grants) => void;
}

/** Any answer that is not the file is an error. It comes from this build, so its form is not checked further. */
async function fetchOnce(url: string): Promise<DialogFile> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.json();
}

/** Only a visitor whose first request fails loads what repeats it. */
const fetchDialog = (url: string): Promise<DialogFile> =>
  fetchOnce(url).catch(() =>
    import('../../ui/fetch-json.ts').then((late) =>
      late.fetchJson(url, { check: (data) => data as DialogFile }),
    ),
  );

/** The choice that a press gives at once; keeping the present one is none. */
const GIVEN: Partial<Record<Answer, Grants>> = { all: ALL, none: NONE };

/** Closes the dialog that is open. */
let close: (() => void) | undefined;

/**
 * Loads the dialog that the build has rendered, and opens it, unless the visitor has chosen on another page
 * meanwhile. It closes with the visitor's choice, and when {@link CONSENT_CLOSED} says that it was made elsewhere.
 */
export async function openDialog({ host, stored, hasSignal, onDone }: Question): Promise<void> {
  const language = document.documentElement.lang;
  const [file] = await Promise.all([fetchDialog(consentDataPath(language)), addStylesheet(stylesheet)]);
  if (!isAsking()) return;
  close?.();
  host.innerHTML = file.html;
  const part = <Part extends HTMLElement>(selector: string) => host.querySelector(selector) as Part;
  const dialog = part<HTMLDialogElement>('dialog');
  const alert = part('[role="alert"]');
  part('.consent__signal').hidden = !hasSignal;
  part('.consent__close').hidden = !stored;

  const show = () => {
    dialog.showModal();
    part('h2').focus();
  };
  const remove = () => {
    document.removeEventListener(CONSENT_CLOSED, remove);
    close = undefined;
    // Closing restores the focus; removing the element would not.
    dialog.close();
    dialog.remove();
  };
  const finish = (grants?: Grants) => {
    remove();
    onDone(grants);
  };
  const settings = part('.consent__settings');
  const save = part<HTMLButtonElement>('[type="submit"]');
  /** The pressed button gives way to another one, so the focus moves to the first answer. */
  const toggleSettings = (button: HTMLElement, isShown: boolean) => {
    settings.hidden = save.hidden = !isShown;
    button.hidden = isShown;
    (isShown ? settings.querySelector<HTMLElement>('input:enabled') : button)?.focus();
  };
  const openSettings = async (button: HTMLElement) => {
    alert.textContent = '';
    for (const input of settings.querySelectorAll<HTMLInputElement>('[name]')) {
      const category = input.name as Category;
      input.disabled = hasSignal && category !== 'analytics_storage';
      input.checked = !input.disabled && !!stored?.[category];
    }
    toggleSettings(button, true);
    const { wakeSettings } = await import('./load-settings.tsx');
    await wakeSettings(settings, consentSettingsPath(language), finish);
    save.disabled = false;
  };
  const answer = (button: HTMLButtonElement) => {
    const value = button.value as Answer;
    if (value !== 'settings') return finish(GIVEN[value]);
    openSettings(button).catch(() => {
      toggleSettings(button, false);
      alert.textContent = file.failed;
    });
  };

  dialog.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button[value]');
    if (button) answer(button);
  });
  const leave = () => {
    if (stored) finish();
    else alert.textContent = file.required;
  };
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    leave();
  });
  // Browsers let a page prevent closing only once; the next attempt closes the dialog in any case.
  dialog.addEventListener('close', () => {
    if (!dialog.isConnected) return;
    leave();
    if (!stored) show();
  });
  document.addEventListener(CONSENT_CLOSED, remove);
  close = remove;
  // Only a scroll bar that takes up space leaves a gap when it is hidden.
  const root = document.documentElement;
  root.toggleAttribute('data-scroll-bar', innerWidth > root.clientWidth);
  show();
}
