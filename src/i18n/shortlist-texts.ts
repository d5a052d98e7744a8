import de from '../../i18n/de/shortlist.json' with { type: 'json' };
import en from '../../i18n/en/shortlist.json' with { type: 'json' };
import fr from '../../i18n/fr/shortlist.json' with { type: 'json' };
import nl from '../../i18n/nl/shortlist.json' with { type: 'json' };
import type { Locale } from './locales.ts';

/** The shortlist's texts with their placeholders, for scripts that fill them. Pages use `translator`. */
export const SHORTLIST_TEXTS: Record<Locale, Record<keyof typeof fr, string>> = { fr, nl, en, de };
