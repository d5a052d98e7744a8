import { clearsConsent, suppressesConsent } from '../../routing/address.ts';
import { forgetHosts } from '../../ui/embed/forget.ts';
import { MEASURE, type Measured } from '../../ui/measure.ts';
import { onPageReturn } from '../../ui/page-return.ts';
import type { ConsentConfig } from './config.ts';
import { type Grants, grantsAnything, isSame, NONE, respectSignal } from './consent.ts';
import { announce, CONSENT_CLOSED, CONSENT_OPEN, isAsking, setConsentState } from './events.ts';
import {
  clearConsent,
  clearMeasuring,
  hasPrivacySignal,
  isOldConsent,
  readConsent,
  storeConsent,
} from './stored.ts';
import type { MeasurementIds } from './tools.ts';

/** Receives choices and events. */
export interface Listener {
  /**
   * Applies a choice and reports the page view. Returns `false` if a script is running that the choice does
   * not allow.
   */
  choose(grants: Grants): boolean;
  event(measured: Measured): void;
}

/**
 * Asks for consent if none is stored, stores and reports the choice, and follows what another page or tab has
 * stored since (specification, section 4).
 * @param listenerFor makes the listener; it is called before anything else
 */
export function startConsent(listenerFor: (ids: MeasurementIds) => Listener): void {
  const host = document.querySelector<HTMLElement>('[data-consent-config]');
  if (!host) return;
  const { terms, ids } = JSON.parse(host.dataset['consentConfig'] ?? '') as ConsentConfig;
  const isQuiet = host.dataset['consentQuiet'] !== undefined;
  const listener = listenerFor(ids);

  /** The choice that this page applies. */
  let followed: Grants | undefined;

  /** Reloads the page if needed, since a running script cannot be unloaded. */
  const tell = (grants: Grants) => {
    if (!listener.choose(grants)) location.reload();
  };

  const follow = (grants: Grants) => {
    followed = grants;
    setConsentState('satisfied');
    tell(grants);
  };

  const choose = (choice: Grants) => {
    const grants = respectSignal(choice, hasPrivacySignal());
    storeConsent(grants, terms);
    if (!grantsAnything(grants)) {
      clearMeasuring();
      forgetHosts();
    }
    follow(grants);
  };

  /** Opens the dialog, which only a visitor who is asked loads. */
  const ask = () => {
    const stored = readConsent(terms);
    const onDone = (choice?: Grants) => {
      if (choice) choose(choice);
      else setConsentState('satisfied');
      announce(CONSENT_CLOSED);
    };
    setConsentState('asking');
    announce(CONSENT_OPEN);
    import('./consent-dialog.ts')
      .then((dialog) => dialog.openDialog({ host, stored, hasSignal: hasPrivacySignal(), onDone }))
      .catch((error: unknown) => {
        // Nothing is agreed to, so no tool is loaded; the next page asks again.
        console.warn('Consent:', error);
        if (!isAsking()) return;
        setConsentState(stored ? 'satisfied' : 'open');
        announce(CONSENT_CLOSED);
      });
  };

  /** Applies the stored choice, or asks if there is none. */
  const begin = () => {
    const stored = readConsent(terms);
    if (stored) {
      if (isOldConsent()) storeConsent(stored, terms);
      follow(stored);
      return;
    }
    if (suppressesConsent(location.href)) setConsentState('satisfied');
    else if (isQuiet) setConsentState('open');
    else ask();
  };

  /** Another page or tab may have changed the choice since this page read it. */
  const lookAgain = () => {
    const stored = readConsent(terms);
    if (isSame(stored, followed)) return;
    followed = stored;
    if (!stored) tell(NONE);
    begin();
    if (stored) announce(CONSENT_CLOSED);
  };

  onPageReturn(lookAgain);
  document.addEventListener(MEASURE, (event) => {
    // If the browser cannot store the choice, it holds for this page only.
    if (readConsent(terms)) lookAgain();
    listener.event((event as CustomEvent<Measured>).detail);
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !clearsConsent(link.search) || link.origin !== location.origin) return;
    event.preventDefault();
    ask();
  });

  if (clearsConsent(location.search)) {
    clearConsent();
    forgetHosts();
    const rest = location.search.replace(/[?&]setcookies(?:=[^&]*)?/, '').replace(/^&/, '?');
    history.replaceState(history.state, '', location.pathname + rest + location.hash);
    ask();
    return;
  }
  begin();
}
