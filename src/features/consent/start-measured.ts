import { campaignIn, latest, pageLocation, parseCampaign } from './campaign.ts';
import { grantsAnything } from './consent.ts';
import { type MeasuredWindow, startMeasurement } from './measurement.ts';
import { startConsent } from './start.ts';

const CAMPAIGN = 'campaign';

/** Adds a third party's script; the page works without it. */
function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/** The campaign of this session, stored only if measuring is allowed. */
function keptCampaign(): string {
  try {
    const campaign = latest(parseCampaign(sessionStorage.getItem(CAMPAIGN)), campaignIn(location.search));
    if (Object.keys(campaign).length > 0) sessionStorage.setItem(CAMPAIGN, JSON.stringify(campaign));
    return pageLocation(location.href, campaign);
  } catch {
    return pageLocation(location.href, {});
  }
}

startConsent((ids) => {
  const measurement = startMeasurement(ids, window as MeasuredWindow, loadScript);
  return {
    choose(grants) {
      const { mustReload } = measurement.choose(grants);
      if (mustReload) return false;
      const page_location = grantsAnything(grants) ? keptCampaign() : pageLocation(location.href, {});
      measurement.pageView({ page_location, page_referrer: document.referrer });
      return true;
    },
    event: measurement.event,
  };
});
