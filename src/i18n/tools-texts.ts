import de from '../../i18n/de/tools.json' with { type: 'json' };
import en from '../../i18n/en/tools.json' with { type: 'json' };
import fr from '../../i18n/fr/tools.json' with { type: 'json' };
import nl from '../../i18n/nl/tools.json' with { type: 'json' };
import type { Locale } from './locales.ts';

export type ToolsTexts = Record<keyof typeof fr, string>;

/** Texts of a property's tools, which reach the browser in a file once one of them is used. */
export const TOOLS_TEXTS: Record<Locale, ToolsTexts> = { fr, nl, en, de };
