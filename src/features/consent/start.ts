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

/** Who is told of choices and events. */
export interface Listener {
  /** Takes a choice in and tells the page's view. `false` where a script runs that the choice no longer allows. */
  choose(grants: Grants): boolean;
  event(measured: Measured): void;
}

/**
 * Asks for consent where none is stored, keeps and tells what is chosen, and follows what another page or tab has
 * stored since (specification, section 4).
 * @param listenerFor makes the one who is told; it is called before anything else happens
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

  /** What this page goes by. */
  let followed: Grants | undefined;

  /** A script that runs cannot be unloaded. */
  const tell = (grants: Grants) => {
    if (!listener.choose(grants)) location.reload();
  };

  const follow = (grants: Grants) => {
    followed = grants;
    setConsentState('satisfied');
    tell(grants);
  };

  /** Goes by what is stored, or asks where nothing is. */
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

  /** Another page or tab may have taken another choice since this page looked. */
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
    // Where the browser keeps nothing, the choice holds for this page.
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
