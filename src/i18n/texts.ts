import de from '../../i18n/de/index.ts';
import en from '../../i18n/en/index.ts';
import fr from '../../i18n/fr/index.ts';
import nl from '../../i18n/nl/index.ts';
import type { Locale } from './locales.ts';

/** The texts of one language by namespace; each language has the keys of the French. */
export type Texts = {
  [Namespace in keyof typeof fr]: Readonly<Record<keyof (typeof fr)[Namespace], string>>;
};

const TEXTS: Readonly<Record<Locale, Texts>> = { fr, nl, en, de };

/**
 * The texts of one language as they stand in its files, with their placeholders: for endpoints, for the lead
 * relay, and for the props of islands, each of which names the keys that it needs. `fill` and `plural` fill them
 * in, as `translator` does for pages from the same files.
 */
export const texts = (locale: Locale): Texts => TEXTS[locale];

/** Some of a namespace's texts, for an island that needs no others. */
export const pickTexts = <Key extends string>(
  all: Readonly<Record<Key, string>>,
  keys: readonly Key[],
): Record<Key, string> => Object.fromEntries(keys.map((key) => [key, all[key]])) as Record<Key, string>;
