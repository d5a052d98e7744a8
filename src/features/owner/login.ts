import { fill } from '../../ui/fill.ts';
import type { Labels } from './labels.ts';
import type { OwnerPortal, PortalFailure } from './portal.ts';
import { forgetFailures, noteFailure, secondsToWait } from './tries-store.ts';

/** A refused login answers after this long at the earliest, whatever was wrong with it. */
const REFUSAL_MS = 750;

const root = document.querySelector<HTMLElement>('[data-owner]');
if (root) start(root);

function start(root: HTMLElement): void {
  const find = <T extends HTMLElement>(name: string) => root.querySelector<T>(`[data-owner-${name}]`);
  const [door, form, stage] = [find('door'), find<HTMLFormElement>('form'), find('stage')];
  const [email, passphrase] = [find<HTMLInputElement>('email'), find<HTMLInputElement>('passphrase')];
  const [message, retry, submit] = [
    find('message'),
    find<HTMLButtonElement>('retry'),
    find<HTMLButtonElement>('submit'),
  ];
  const reveal = find<HTMLButtonElement>('reveal');
  if (!door || !form || !stage || !email || !passphrase || !message || !retry || !submit || !reveal) return;
  const labels = JSON.parse(root.dataset['labels'] ?? '{}') as Labels;
  const { endpoint = '', locale = '', numberFormat = '', contact = '' } = root.dataset;
  const tabs = new BroadcastChannel('owner-portal');
  let session: { portal: OwnerPortal; hide(): void } | undefined;
  let isBusy = false;

  const load = () => import('./open.ts');

  const say = (kind: 'error' | 'note' | 'working', text = '', title = '') => {
    message.dataset['kind'] = kind;
    message.replaceChildren();
    if (title) message.append(Object.assign(document.createElement('strong'), { textContent: title }));
    if (text) message.append(Object.assign(document.createElement('p'), { textContent: text }));
    retry.hidden = true;
  };

  const refuse = (text: string) => say('error', text, labels['error.title']);

  const setBusy = (value: boolean) => {
    isBusy = value;
    submit.setAttribute('aria-disabled', String(value));
    form.setAttribute('aria-busy', String(value));
  };

  async function enter(): Promise<void> {
    if (isBusy || session) return;
    const credentials = { email: email?.value ?? '', passphrase: passphrase?.value ?? '' };
    if (!credentials.email.trim() || !credentials.passphrase.trim()) {
      refuse(labels['error.incomplete']);
      (credentials.email.trim() ? passphrase : email)?.focus();
      return;
    }
    const seconds = secondsToWait();
    if (seconds > 0) return refuse(fill(labels['error.wait'], { seconds }));
    const started = performance.now();
    setBusy(true);
    say('working', labels['login.working']);
    try {
      const { sitePortal } = await load();
      const portal = sitePortal(endpoint);
      const data = await portal.open(credentials);
      forgetFailures();
      const { showDashboard } = await import('./mount.tsx');
      form?.reset();
      conceal();
      say('note');
      if (door) door.hidden = true;
      const hide = showDashboard(stage as HTMLElement, {
        data,
        labels,
        locale,
        numberFormat,
        contact,
        onLogout: (reason) => {
          leave(reason === 'idle' ? labels['loggedOut.idle'] : labels.loggedOut);
          if (reason === 'asked') tabs.postMessage('logout');
        },
      });
      session = { portal, hide };
    } catch (error) {
      await failed(error, started);
    } finally {
      setBusy(false);
    }
  }

  async function failed(error: unknown, started: number): Promise<void> {
    const failure = failureOf(error);
    if (failure === 'credentials') {
      const left = REFUSAL_MS - (performance.now() - started);
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
      noteFailure();
    }
    refuse(labels[`error.${failure}`]);
    retry?.toggleAttribute('hidden', failure !== 'unreachable');
    if (failure === 'credentials') passphrase?.select();
  }

  /** Takes everything of the owner off the page, at once. */
  function leave(note?: string): void {
    if (!session) return;
    const { portal, hide } = session;
    session = undefined;
    hide();
    portal.close();
    stage?.replaceChildren();
    if (door) door.hidden = false;
    if (note === undefined) return;
    say('note', note);
    scrollTo(0, 0);
    email?.focus({ preventScroll: true });
  }

  function conceal(isHidden = true): void {
    if (passphrase) passphrase.type = isHidden ? 'password' : 'text';
    reveal?.setAttribute('aria-pressed', String(!isHidden));
    if (reveal) reveal.textContent = isHidden ? labels['login.show'] : labels['login.hide'];
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    enter();
  });
  retry.addEventListener('click', () => enter());
  reveal.addEventListener('click', () => conceal(passphrase.type === 'text'));
  form.addEventListener('focusin', load, { once: true });
  tabs.addEventListener('message', () => leave(labels.loggedOut));
  // A page that the browser keeps for the way back must hold nothing.
  addEventListener('pagehide', () => {
    leave();
    form.reset();
    conceal();
  });
}

function failureOf(error: unknown): PortalFailure {
  const failure = error instanceof Error && 'failure' in error ? String(error.failure) : '';
  // A script that could not be loaded is a network's failure too.
  return failure === 'credentials' || failure === 'damaged' || failure === 'outdated'
    ? failure
    : 'unreachable';
}
