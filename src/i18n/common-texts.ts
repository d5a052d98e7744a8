import { fromTexts } from './texts.ts';

/**
 * Interface texts without placeholders or plurals, for endpoints such as the RSS feed: i18next is initialised
 * for pages only. Pages use `translator`.
 */
export const COMMON_TEXTS = fromTexts((texts) => texts.common);
