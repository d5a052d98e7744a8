import { type ConsentTerms, type Grants, parseConsent, respectSignal, serializeConsent } from './consent.ts';
import { COOKIE, cookieLine, cookieValue, removals } from './cookie.ts';

/** Whether the browser sends Global Privacy Control. */
export const hasPrivacySignal = (): boolean =>
  (navigator as { globalPrivacyControl?: unknown }).globalPrivacyControl === true;

/** Cookies may be forbidden, and reading them may then throw. */
function cookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

function write(...lines: string[]): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API answers too late for the tags
    for (const line of lines) document.cookie = line;
  } catch {
    // The choice then holds for this page only.
  }
}

/** The stored choice, reduced as the browser's privacy signal requires. */
export function readConsent(terms: ConsentTerms): Grants | undefined {
  const grants = parseConsent(cookieValue(cookies(), COOKIE), terms, Date.now());
  return grants && respectSignal(grants, hasPrivacySignal());
}

export function storeConsent(grants: Grants, terms: ConsentTerms): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  write(cookieLine(COOKIE, serializeConsent(grants, terms, Date.now()), terms.days, secure));
}

/** Whether the stored choice is the previous website's, without date and version. */
export const isOldConsent = (): boolean => cookieValue(cookies(), COOKIE) === 'true';

export const clearConsent = (): void => write(cookieLine(COOKIE, '', 0));

/** Removes the measuring tools' cookies. */
export const clearMeasuring = (): void => write(...removals(cookies(), location.hostname));
