import de from '../../i18n/de/costs.json' with { type: 'json' };
import en from '../../i18n/en/costs.json' with { type: 'json' };
import fr from '../../i18n/fr/costs.json' with { type: 'json' };
import nl from '../../i18n/nl/costs.json' with { type: 'json' };
import type { Locale } from './locales.ts';

export type CostsTexts = Record<keyof typeof fr, string>;

/** The texts of the cost calculator. The browser fetches them in a file when the calculator is opened. */
export const COSTS_TEXTS: Record<Locale, CostsTexts> = { fr, nl, en, de };
