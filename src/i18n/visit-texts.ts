import de from '../../i18n/de/visits.json' with { type: 'json' };
import en from '../../i18n/en/visits.json' with { type: 'json' };
import fr from '../../i18n/fr/visits.json' with { type: 'json' };
import nl from '../../i18n/nl/visits.json' with { type: 'json' };
import type { Locale } from './locales.ts';

export type VisitTexts = Record<keyof typeof fr, string>;

/** The texts of calendar files, which are written where i18next is not available (see `common-texts.ts`). */
export const VISIT_TEXTS: Record<Locale, VisitTexts> = { fr, nl, en, de };
