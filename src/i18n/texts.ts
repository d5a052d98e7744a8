import de from '../../i18n/de/index.ts';
import en from '../../i18n/en/index.ts';
import fr from '../../i18n/fr/index.ts';
import nl from '../../i18n/nl/index.ts';
import { LOCALES, type Locale } from './locales.ts';

/** The texts of one language by namespace; each language has the keys of the French. */
export type Texts = { [Namespace in keyof typeof fr]: Record<keyof (typeof fr)[Namespace], string> };

const TEXTS: Record<Locale, Texts> = { fr, nl, en, de };

/** What `take` makes of the texts of each language. */
export const fromTexts = <T>(take: (texts: Texts) => T): Record<Locale, T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, take(TEXTS[locale])])) as Record<Locale, T>;
