/** The advertisement that brought a visitor, as query parameters by name. */
export type Campaign = Readonly<Record<string, string>>;

const NAME = /^(?:utm_[a-z_]{1,24}|gclid|fbclid)$/;
const MOST = 12;
const LONGEST = 200;

const bounded = (entries: Iterable<[string, unknown]>): Campaign =>
  Object.fromEntries(
    [...entries]
      .filter((entry): entry is [string, string] => {
        const [name, value] = entry;
        return NAME.test(name) && typeof value === 'string' && value !== '' && value.length <= LONGEST;
      })
      .slice(0, MOST),
  );

/**
 * The campaign parameters of a query; values that are too long and parameters beyond the maximum are dropped.
 */
export const campaignIn = (query: string): Campaign => bounded(new URLSearchParams(query));

/** Parses the session's stored value, which may be anything. */
export function parseCampaign(stored: string | null): Campaign {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return typeof value === 'object' && value !== null ? bounded(Object.entries(value)) : {};
  } catch {
    return {};
  }
}

/** The campaign of a visit: if the address names one, it replaces the previous one entirely. */
export const latest = (before: Campaign, now: Campaign): Campaign =>
  Object.keys(now).length > 0 ? now : before;

/**
 * The address reported with a page view: without its fragment, which may hold a visitor's shortlist, and with
 * the campaign's parameters if they are missing.
 */
export function pageLocation(href: string, campaign: Campaign): string {
  const url = new URL(href);
  url.hash = '';
  for (const [name, value] of Object.entries(campaign))
    if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  return url.href;
}
