import { fromTexts } from './texts.ts';

/** The shortlist's texts with their placeholders, for scripts that fill them. Pages use `translator`. */
export const SHORTLIST_TEXTS = fromTexts((texts) => texts.shortlist);
