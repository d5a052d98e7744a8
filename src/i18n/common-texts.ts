import de from '../../i18n/de/common.json' with { type: 'json' };
import en from '../../i18n/en/common.json' with { type: 'json' };
import fr from '../../i18n/fr/common.json' with { type: 'json' };
import nl from '../../i18n/nl/common.json' with { type: 'json' };
import type { Locale } from './locales.ts';

/**
 * Interface texts without placeholders or plurals, for endpoints such as the RSS feed: i18next is initialised
 * for pages only. Pages use `translator`.
 */
export const COMMON_TEXTS: Record<Locale, Record<keyof typeof fr, string>> = { fr, nl, en, de };
