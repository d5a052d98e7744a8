import { isLocale, type Locale } from '../../../i18n/locales.ts';
import type { Entries } from './validate.ts';

/** Names of the entries that a form sends in addition to its fields; no field has one of these names. */
export const TECHNICAL = {
  /** The page's language. */
  language: '_language',
  /** The path of the form's page. */
  page: '_page',
  /** The honeypot: people leave it empty, machines fill it in. */
  honeypot: '_homepage',
  /** Milliseconds from the first touch of the form to sending; sent by scripts only. */
  elapsed: '_elapsed',
  /**
   * The idempotency key of a form that a script began to send and the browser then posts, equal to the header
   * `Idempotency-Key`.
   */
  key: '_key',
  /** The proof of work: the time in milliseconds, a colon, and the number found; sent by scripts only. */
  proof: '_proof',
} as const;

/** The least time in which a person can fill in a form. */
export const LEAST_MILLISECONDS = 2000;

const single = (entries: Entries, name: string): string => entries.get(name)?.[0] ?? '';

/** The language in which a form was filled in; `undefined` if the entries do not say. */
export function languageOfEntries(entries: Entries): Locale | undefined {
  const language = single(entries, TECHNICAL.language);
  return isLocale(language) ? language : undefined;
}

/**
 * Whether the entries look like a machine's: the honeypot is filled, or the form was sent within the least
 * time.
 */
export function looksAutomatic(entries: Entries): boolean {
  const elapsed = single(entries, TECHNICAL.elapsed);
  return (
    single(entries, TECHNICAL.honeypot) !== '' || (elapsed !== '' && !(Number(elapsed) >= LEAST_MILLISECONDS))
  );
}
