import de from '../../i18n/de/viewings.json' with { type: 'json' };
import en from '../../i18n/en/viewings.json' with { type: 'json' };
import fr from '../../i18n/fr/viewings.json' with { type: 'json' };
import nl from '../../i18n/nl/viewings.json' with { type: 'json' };
import type { Locale } from './locales.ts';

export type ViewingTexts = Record<keyof typeof fr, string>;

/** The texts of calendar files, which are written where i18next does not reach (see `common-texts.ts`). */
export const VIEWING_TEXTS: Record<Locale, ViewingTexts> = { fr, nl, en, de };
