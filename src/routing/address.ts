import { isLocale, type Locale } from '../i18n/locales.ts';

/** The language of a path: its first segment, if that is a language's code. */
export function languageOf(path: string): Locale | undefined {
  const first = path.split(/[/?#]/)[1];
  return isLocale(first) ? first : undefined;
}

/**
 * A query parameter by name, empty if absent (specification, path rules).
 * @param address a whole address, a path with a query, or a query alone
 */
export function queryParameter(address: string, name: string): string {
  const [withoutHash = ''] = address.split('#');
  return new URLSearchParams(withoutHash.slice(withoutHash.indexOf('?') + 1)).get(name) ?? '';
}

/** An address that contains "preview" suppresses the consent dialog and counts as consent satisfied. */
export const suppressesConsent = (address: string): boolean => address.includes('preview');

/** A query that contains "setcookies" clears the stored consent. */
export const clearsConsent = (query: string): boolean => query.includes('setcookies');

/** An address that contains "modal-clicked" marks the popup as dismissed for the session. */
export const dismissesPopup = (address: string): boolean => address.includes('modal-clicked');
