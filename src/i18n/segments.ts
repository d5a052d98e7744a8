import de from '../../i18n/de/routes.json' with { type: 'json' };
import en from '../../i18n/en/routes.json' with { type: 'json' };
import fr from '../../i18n/fr/routes.json' with { type: 'json' };
import nl from '../../i18n/nl/routes.json' with { type: 'json' };
import type { Locale } from './locales.ts';

/** The words used in addresses for which the menu has no page, such as `merci` in `/fr/merci/`. */
export type Segments = Record<keyof typeof fr, string>;

export const SEGMENTS: Record<Locale, Segments> = { fr, nl, en, de };
