import { formatNumber } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { GoalCounts } from './counts.ts';

/**
 * Replaces `{FOR_SALE_TOTAL}` and `{FOR_RENT_TOTAL}` by the totals (specification, section 2, page shell).
 */
export const fillTotals = (text: string, totals: GoalCounts, locale: Locale): string =>
  text
    .replaceAll('{FOR_SALE_TOTAL}', formatNumber(totals.sale, locale))
    .replaceAll('{FOR_RENT_TOTAL}', formatNumber(totals.rent, locale));

/** Replaces `{YEAR}`, as in the footer's copyright line. */
export const fillYear = (text: string, year: number): string => text.replaceAll('{YEAR}', String(year));
