import { isLocale, type Locale } from '../../../i18n/locales.ts';
import type { Entries } from './validate.ts';

/** Names of what a form sends beside its fields; none of them is ever the name of a field. */
export const TECHNICAL = {
  /** The page's language. */
  language: '_language',
  /** The path of the form's page. */
  page: '_page',
  /** Left empty by people, filled in by machines. */
  honeypot: '_homepage',
  /** Milliseconds between the first touch of the form and sending; scripts only. */
  elapsed: '_elapsed',
  /** The key of what a script began to send and the browser sends instead, as the header `Idempotency-Key` has it. */
  key: '_key',
  /** The proof of work: the time in milliseconds, a colon, and the number found; scripts only. */
  proof: '_proof',
} as const;

/** A person needs longer than this to fill in a form. */
export const LEAST_MILLISECONDS = 2000;

const single = (entries: Entries, name: string): string => entries.get(name)?.[0] ?? '';

/** The language that a form was filled in, `undefined` where it does not say. */
export function languageOfEntries(entries: Entries): Locale | undefined {
  const language = single(entries, TECHNICAL.language);
  return isLocale(language) ? language : undefined;
}

/** Whether a machine gave itself away: the honeypot is filled, or the form was sent within the least time. */
export function looksAutomatic(entries: Entries): boolean {
  const elapsed = single(entries, TECHNICAL.elapsed);
  return (
    single(entries, TECHNICAL.honeypot) !== '' || (elapsed !== '' && !(Number(elapsed) >= LEAST_MILLISECONDS))
  );
}
