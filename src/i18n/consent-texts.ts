import de from '../../i18n/de/consent.json' with { type: 'json' };
import en from '../../i18n/en/consent.json' with { type: 'json' };
import fr from '../../i18n/fr/consent.json' with { type: 'json' };
import nl from '../../i18n/nl/consent.json' with { type: 'json' };
import type { Locale } from './locales.ts';

export type ConsentTexts = Record<keyof typeof fr, string>;

/** The consent dialog's texts, for the endpoint that serves them. Pages use `translator`. */
export const CONSENT_TEXTS: Record<Locale, ConsentTexts> = { fr, nl, en, de };
