/**
 * The categories that a visitor decides on, in the terms of Google's consent mode (specification, section 4).
 */
export const CATEGORIES = ['ad_user_data', 'ad_storage', 'analytics_storage', 'ad_personalization'] as const;

export type Category = (typeof CATEGORIES)[number];
export type Grants = Readonly<Record<Category, boolean>>;

const everything = (granted: boolean): Grants => ({
  ad_user_data: granted,
  ad_storage: granted,
  analytics_storage: granted,
  ad_personalization: granted,
});

export const ALL: Grants = everything(true);
export const NONE: Grants = everything(false);

/** The terms to which a consent applies. */
export interface ConsentTerms {
  /** Of the cookie policy; a change makes the site ask again. */
  version: string;
  /** How long a choice is valid. */
  days: number;
  /** A letter for each configured tool; a new tool makes the site ask again. */
  tools: string;
}

/** The cookie's content. */
interface Stored {
  version: string;
  /** When the choice was made, as an ISO date with time. */
  date: string;
  tools: string;
}

const DAY_MS = 86_400_000;

/**
 * The choice in a cookie's value. Visitors can edit cookies, so it may be anything.
 * @param value of the cookie, still percent-encoded
 * @returns `undefined` if the visitor must be asked: no cookie, an invalid one, one for other terms or too
 *   old
 */
export function parseConsent(
  value: string | undefined,
  terms: ConsentTerms,
  now: number,
): Grants | undefined {
  // The cookie of the previous website (specification, section 4).
  if (value === 'true') return ALL;
  try {
    const stored = JSON.parse(decodeURIComponent(value ?? 'null')) as (Stored & Grants) | null;
    if (!stored || stored.version !== terms.version || typeof stored.tools !== 'string') return undefined;
    if ([...terms.tools].some((tool) => !stored.tools.includes(tool))) return undefined;
    const age = now - Date.parse(stored.date);
    // After a clock was set back a choice can lie in the future; up to a day is accepted.
    if (!(age > -DAY_MS && age < terms.days * DAY_MS)) return undefined;
    if (CATEGORIES.some((category) => typeof stored[category] !== 'boolean')) return undefined;
    return pick((category) => stored[category]);
  } catch {
    return undefined;
  }
}

/** The value of the cookie for a choice made now, percent-encoded. */
export function serializeConsent(grants: Grants, { version, tools }: ConsentTerms, now: number): string {
  const stored: Stored & Grants = { version, date: new Date(now).toISOString(), tools, ...grants };
  return encodeURIComponent(JSON.stringify(stored));
}

/**
 * The choice with the effect of Global Privacy Control: a browser that sends it grants no advertising
 * category.
 */
export const respectSignal = (grants: Grants, hasSignal: boolean): Grants =>
  hasSignal ? { ...NONE, analytics_storage: grants.analytics_storage } : grants;

export const grantsAnything = (grants: Grants): boolean => CATEGORIES.some((category) => grants[category]);

/** Whether two choices are equal; two missing ones are. */
export const isSame = (one: Grants | undefined, other: Grants | undefined): boolean =>
  CATEGORIES.every((category) => one?.[category] === other?.[category]);

/** A choice from an answer for each category. A browser that lacks newer abilities must not forget the choice. */
export function pick(isGranted: (category: Category) => boolean): Grants {
  const grants = { ...NONE };
  for (const category of CATEGORIES) grants[category] = isGranted(category);
  return grants;
}
