/** What tells an agency which of its advertisements brought a visitor, by parameter name. */
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

/** The campaign parameters of a query; what is too long or too many is dropped. */
export const campaignIn = (query: string): Campaign => bounded(new URLSearchParams(query));

/** What the session stored, which may be anything. */
export function parseCampaign(stored: string | null): Campaign {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return typeof value === 'object' && value !== null ? bounded(Object.entries(value)) : {};
  } catch {
    return {};
  }
}

/** The campaign of a visit: one that the address names replaces the one before as a whole. */
export const latest = (before: Campaign, now: Campaign): Campaign =>
  Object.keys(now).length > 0 ? now : before;

/**
 * The address that a page view tells: without its fragment, which may hold a visitor's shortlist, and with the
 * campaign's parameters that it lacks.
 */
export function pageLocation(href: string, campaign: Campaign): string {
  const url = new URL(href);
  url.hash = '';
  for (const [name, value] of Object.entries(campaign))
    if (!url.searchParams.has(name)) url.searchParams.append(name, value);
  return url.href;
}
