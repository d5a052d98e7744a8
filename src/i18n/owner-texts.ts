import de from '../../i18n/de/owner.json' with { type: 'json' };
import en from '../../i18n/en/owner.json' with { type: 'json' };
import fr from '../../i18n/fr/owner.json' with { type: 'json' };
import nl from '../../i18n/nl/owner.json' with { type: 'json' };
import type { Locale } from './locales.ts';

/** The owner portal's texts with their placeholders, for scripts that fill them. Pages use `translator`. */
export const OWNER_TEXTS: Record<Locale, Record<keyof typeof fr, string>> = { fr, nl, en, de };
