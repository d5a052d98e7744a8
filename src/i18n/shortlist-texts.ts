import { fromTexts } from './texts.ts';

/** The shortlist's texts with their placeholders, for scripts that fill them. Pages use `translator`. */
export const SHORTLIST_TEXTS = fromTexts((texts) => texts.shortlist);

/** The texts of the filters, with which the comparison names its rows. */
export const FILTER_TEXTS = fromTexts((texts) => texts.filters);
