import de from '../../i18n/de/costs.json' with { type: 'json' };
import en from '../../i18n/en/costs.json' with { type: 'json' };
import fr from '../../i18n/fr/costs.json' with { type: 'json' };
import nl from '../../i18n/nl/costs.json' with { type: 'json' };
import type { Locale } from './locales.ts';

export type CostsTexts = Record<keyof typeof fr, string>;

/** Texts of what a property costs, which reach the browser in a file once the calculator is opened. */
export const COSTS_TEXTS: Record<Locale, CostsTexts> = { fr, nl, en, de };
