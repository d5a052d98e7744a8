import { formatNumber } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { GoalCounts } from './counts.ts';

/** Puts the totals in place of `{FOR_SALE_TOTAL}` and `{FOR_RENT_TOTAL}` (specification, section 2, page shell). */
export const fillTotals = (text: string, totals: GoalCounts, locale: Locale): string =>
  text
    .replaceAll('{FOR_SALE_TOTAL}', formatNumber(totals.sale, locale))
    .replaceAll('{FOR_RENT_TOTAL}', formatNumber(totals.rent, locale));

/** Puts the year in place of `{YEAR}`, as in the footer's copyright line. */
export const fillYear = (text: string, year: number): string => text.replaceAll('{YEAR}', String(year));
