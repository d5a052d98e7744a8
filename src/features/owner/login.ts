import { fill } from '../../ui/fill.ts';
import { onPageReturn, orReload } from '../../ui/page-return.ts';
import { Attempt } from './attempt.ts';
import type { Labels } from './labels.ts';
import { type LoginView, loginView } from './login-view.ts';
import type { OwnerPortal } from './portal.ts';
import { OwnerPortalError, type PortalFailure } from './portal-error.ts';
import { inSeconds } from './seconds.ts';
import { forgetFailures, noteFailure, secondsToWait } from './tries-store.ts';

/** The minimum time until a refused login answers, whatever was wrong, in milliseconds. */
const REFUSAL_MS = 750;

/** A login that takes longer says that it is still working, in milliseconds. */
const SLOW_MS = 4000;

const root = document.querySelector<HTMLElement>('[data-owner]');
const labels = JSON.parse(root?.dataset['labels'] ?? '{}') as Labels;
const view = root && loginView(root, labels);
if (root && view) start(root.dataset, view);

function start(
  { endpoint = '', locale = '', numberFormat = '', contact = '' }: DOMStringMap,
  view: LoginView,
) {
  const { form, door, stage, email, passphrase, retry, say, setBusy } = view;
  // Without it, logging out affects only this tab.
  const tabs = 'BroadcastChannel' in window ? new BroadcastChannel('owner-portal') : undefined;
  /** The login in progress, and the one that succeeded. */
  let attempt: Attempt | undefined;
  let session: { portal: OwnerPortal; hide(): void } | undefined;
  let failure: PortalFailure | undefined;

  const refuse = (text: string, link?: string) => say('error', text, labels['error.title'], link);

  const sayInsecure = () =>
    refuse(labels['error.insecure'], Object.assign(new URL(location.href), { protocol: 'https:' }).href);

  async function enter(): Promise<void> {
    if (attempt || session) return;
    if (!isSecureContext) return sayInsecure();
    const credentials = { email: email.value, passphrase: passphrase.value };
    if (!credentials.email.trim() || !credentials.passphrase.trim()) {
      refuse(labels['error.incomplete']);
      (credentials.email.trim() ? passphrase : email).focus();
      return;
    }
    const seconds = secondsToWait();
    if (seconds > 0) return refuse(fill(labels['error.wait'], { time: inSeconds(seconds, numberFormat) }));
    const own = new Attempt();
    attempt = own;
    const started = performance.now();
    setBusy(true);
    say('working', labels['login.working']);
    const slow = setTimeout(() => say('working', labels['login.slow']), SLOW_MS);
    let portal: OwnerPortal | undefined;
    try {
      const { sitePortal } = await own.wait(orReload(import('./open.ts')));
      portal = sitePortal(endpoint);
      const data = await portal.open(credentials, own);
      forgetFailures();
      const { showDashboard, styled } = await own.wait(orReload(import('./mount.tsx')));
      await own.wait(styled);
      view.empty();
      say('note');
      door.hidden = true;
      const onLogout = (reason: 'asked' | 'idle') => {
        leave(reason === 'idle' ? labels['loggedOut.idle'] : labels.loggedOut);
        if (reason === 'asked') tabs?.postMessage('logout');
      };
      const props = { data, labels, locale, numberFormat, contact, onLogout };
      session = { portal, hide: showDashboard(stage, props, onBroken) };
    } catch (error) {
      portal?.close();
      clearTimeout(slow);
      await failed(error, started, own);
    } finally {
      clearTimeout(slow);
      if (attempt === own) end();
    }
  }

  async function failed(error: unknown, started: number, own: Attempt): Promise<void> {
    const failure = error instanceof OwnerPortalError ? error.failure : 'unready';
    if (failure === 'credentials') {
      const left = REFUSAL_MS - (performance.now() - started);
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
      noteFailure();
    }
    // A visitor who has left the page meanwhile gets no message.
    if (attempt !== own) return;
    tell(failure);
    // The visitor gets a general message; the console gets the cause, for developers.
    if (failure === 'unready') console.error(error);
    if (failure === 'credentials') passphrase.select();
  }

  function tell(reason: PortalFailure): void {
    failure = reason;
    refuse(labels[`error.${reason}`]);
    retry.hidden = reason !== 'unreachable' && reason !== 'unready';
  }

  /** Ends the login in progress. */
  function end(): void {
    attempt?.end();
    attempt = undefined;
    setBusy(false);
  }

  /** Removes everything about the owner from the page at once. */
  function leave(note?: string): void {
    if (!session) return;
    const { portal, hide } = session;
    session = undefined;
    hide();
    portal.close();
    stage.replaceChildren();
    door.hidden = false;
    if (note === undefined) return;
    say('note', note);
    scrollTo(0, 0);
    email.focus({ preventScroll: true });
  }

  function onBroken(error: unknown): void {
    console.error(error);
    // React cannot be taken away while it renders.
    setTimeout(() => {
      leave();
      tell('unready');
    });
  }

  /** Restores the page's initial state: nobody is logged in or logging in, and the form is empty. */
  function clear(): void {
    end();
    leave();
    view.empty();
    say('note');
    if (!isSecureContext) sayInsecure();
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    enter();
  });
  // A failed import may succeed only after a reload of the page.
  retry.addEventListener('click', () => (failure === 'unready' ? location.reload() : enter()));
  // An error here occurs again at the press, and is reported then.
  form.addEventListener('focusin', () => orReload(import('./open.ts')).catch(() => undefined), {
    once: true,
  });
  tabs?.addEventListener('message', () => leave(labels.loggedOut));
  // A page in the browser's page cache must hold no data.
  addEventListener('pagehide', clear);
  onPageReturn(clear);
  if (!isSecureContext) sayInsecure();
}
