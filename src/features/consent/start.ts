import { clearsConsent, suppressesConsent } from '../../routing/address.ts';
import { forgetHosts } from '../../ui/embed/remembered.ts';
import { MEASURE, type Measured } from '../../ui/measure.ts';
import { campaignIn, latest, pageLocation, parseCampaign } from './campaign.ts';
import { type ConsentConfig, readConfig } from './config.ts';
import { type Grants, grantsAnything, respectSignal } from './consent.ts';
import { CONSENT_CHOICE, CONSENT_OPEN, setConsentState } from './events.ts';
import { type MeasuredWindow, startMeasurement } from './measurement.ts';
import {
  clearConsent,
  clearMeasuring,
  hasPrivacySignal,
  isOldConsent,
  readConsent,
  storeConsent,
} from './stored.ts';

const CAMPAIGN = 'campaign';

/** Adds a third party's script; one that does not come is no fault of the page. */
function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/** The campaign of this session: it is stored only once something may be measured. */
function keptCampaign(): string {
  try {
    const campaign = latest(parseCampaign(sessionStorage.getItem(CAMPAIGN)), campaignIn(location.search));
    if (Object.keys(campaign).length > 0) sessionStorage.setItem(CAMPAIGN, JSON.stringify(campaign));
    return pageLocation(location.href, campaign);
  } catch {
    return pageLocation(location.href, {});
  }
}

function start({ terms, ids }: ConsentConfig, isQuiet: boolean): void {
  const measurement = startMeasurement(ids, window as MeasuredWindow, loadScript);

  const tell = (grants: Grants): boolean => {
    const { mustReload } = measurement.choose(grants);
    if (mustReload) return false;
    const page_location = grantsAnything(grants) ? keptCampaign() : pageLocation(location.href, {});
    measurement.pageView({ page_location, page_referrer: document.referrer });
    return true;
  };

  const ask = () => {
    setConsentState('asking');
    document.dispatchEvent(new Event(CONSENT_OPEN));
  };

  document.addEventListener(CONSENT_CHOICE, (event) => {
    const grants = respectSignal((event as CustomEvent<Grants>).detail, hasPrivacySignal());
    storeConsent(grants, terms);
    setConsentState('satisfied');
    if (!grantsAnything(grants)) {
      clearMeasuring();
      forgetHosts();
    }
    // A script that runs cannot be unloaded.
    if (!tell(grants)) location.reload();
  });
  document.addEventListener(MEASURE, (event) => measurement.event((event as CustomEvent<Measured>).detail));
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
  const stored = readConsent(terms);
  if (stored) {
    if (isOldConsent()) storeConsent(stored, terms);
    setConsentState('satisfied');
    tell(stored);
  } else if (suppressesConsent(location.href)) setConsentState('satisfied');
  else if (isQuiet) setConsentState('open');
  else ask();
}

const config = readConfig();
if (config) start(config, document.querySelector('[data-consent-quiet]') !== null);
