/** What a visitor decides on, in the words of Google's consent mode (specification, section 4). */
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

/** What the site asks consent for. */
export interface ConsentTerms {
  /** Of the cookie policy; another one asks anew. */
  version: string;
  /** How long a choice holds. */
  days: number;
  /** A letter for each configured tool; a new one asks anew. */
  tools: string;
}

/** A choice as the cookie holds it. */
interface Stored {
  version: string;
  /** When the choice was made, as an ISO date with its time. */
  date: string;
  tools: string;
}

const DAY_MS = 86_400_000;

/**
 * The choice that a cookie's value stands for. The cookie is the visitor's, so it may hold anything.
 * @param value of the cookie, still percent-encoded
 * @returns `undefined` where the visitor is to be asked: no cookie, a broken one, one for other terms or too old
 */
export function parseConsent(
  value: string | undefined,
  terms: ConsentTerms,
  now: number,
): Grants | undefined {
  // The cookie of the site before this one (specification, section 4).
  if (value === 'true') return ALL;
  try {
    const stored = JSON.parse(decodeURIComponent(value ?? 'null')) as (Stored & Grants) | null;
    if (!stored || stored.version !== terms.version || typeof stored.tools !== 'string') return undefined;
    if ([...terms.tools].some((tool) => !stored.tools.includes(tool))) return undefined;
    const age = now - Date.parse(stored.date);
    // A clock that was put back makes a choice of the future: it is as good as new for a day.
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

/** The choice as far as Global Privacy Control lets it: a browser that sends it gives nothing to advertising. */
export const respectSignal = (grants: Grants, hasSignal: boolean): Grants =>
  hasSignal ? { ...NONE, analytics_storage: grants.analytics_storage } : grants;

export const grantsAnything = (grants: Grants): boolean => CATEGORIES.some((category) => grants[category]);

/** Whether two choices are the same; none is the same as none. */
export const isSame = (one: Grants | undefined, other: Grants | undefined): boolean =>
  CATEGORIES.every((category) => one?.[category] === other?.[category]);

/** A choice made of an answer for each category. */
export const pick = (isGranted: (category: Category) => boolean): Grants =>
  Object.fromEntries(CATEGORIES.map((category) => [category, isGranted(category)])) as Record<
    Category,
    boolean
  >;
