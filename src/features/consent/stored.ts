import { type ConsentTerms, type Grants, parseConsent, respectSignal, serializeConsent } from './consent.ts';
import { COOKIE, cookieLine, cookieValue, removals } from './cookie.ts';

/** Whether the browser sends Global Privacy Control. */
export const hasPrivacySignal = (): boolean =>
  (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;

/** Cookies may be forbidden, and then asking for them may throw. */
function cookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

function write(...lines: string[]): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API comes too late for the tags, and not everywhere
    for (const line of lines) document.cookie = line;
  } catch {
    // Then the choice holds for this page alone.
  }
}

/** The choice that holds, as far as the browser's privacy signal lets it. */
export function readConsent(terms: ConsentTerms): Grants | undefined {
  const grants = parseConsent(cookieValue(cookies(), COOKIE), terms, Date.now());
  return grants && respectSignal(grants, hasPrivacySignal());
}

export function storeConsent(grants: Grants, terms: ConsentTerms): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  write(cookieLine(COOKIE, serializeConsent(grants, terms, Date.now()), terms.days, secure));
}

/** Whether what is stored is the old site's, without date and version. */
export const isOldConsent = (): boolean => cookieValue(cookies(), COOKIE) === 'true';

export const clearConsent = (): void => write(cookieLine(COOKIE, '', 0));

/** Removes what the measuring tools stored. */
export const clearMeasuring = (): void => write(...removals(cookies(), location.hostname));
