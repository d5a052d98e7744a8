import de from '../../i18n/de/tools.json' with { type: 'json' };
import en from '../../i18n/en/tools.json' with { type: 'json' };
import fr from '../../i18n/fr/tools.json' with { type: 'json' };
import nl from '../../i18n/nl/tools.json' with { type: 'json' };
import type { Locale } from './locales.ts';

export type ToolsTexts = Record<keyof typeof fr, string>;

/** The texts of a property's tools. The browser fetches them in a file when one of the tools is used. */
export const TOOLS_TEXTS: Record<Locale, ToolsTexts> = { fr, nl, en, de };
