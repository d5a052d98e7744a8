import { clearsConsent, suppressesConsent } from '../../routing/address.ts';
import { forgetHosts } from '../../ui/embed/forget.ts';
import { MEASURE, type Measured } from '../../ui/measure.ts';
import { onPageReturn } from '../../ui/page-return.ts';
import { readConfig } from './config.ts';
import { type Grants, grantsAnything, isSame, NONE, respectSignal } from './consent.ts';
import { CONSENT_CHOICE, CONSENT_CLOSED, CONSENT_OPEN, setConsentState } from './events.ts';
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
  const config = readConfig();
  if (!config) return;
  const { terms, ids } = config;
  const isQuiet = document.querySelector('[data-consent-quiet]') !== null;
  const listener = listenerFor(ids);

  const ask = () => {
    setConsentState('asking');
    document.dispatchEvent(new Event(CONSENT_OPEN));
  };

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
    if (stored) document.dispatchEvent(new Event(CONSENT_CLOSED));
  };

  document.addEventListener(CONSENT_CHOICE, (event) => {
    const grants = respectSignal((event as CustomEvent<Grants>).detail, hasPrivacySignal());
    storeConsent(grants, terms);
    if (!grantsAnything(grants)) {
      clearMeasuring();
      forgetHosts();
    }
    follow(grants);
  });
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
