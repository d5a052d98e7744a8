import { listTexts } from '../../i18n/list-texts.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { Goal } from '../../snapshot/market.ts';

/** The texts of a list's island in one language. */
export const listLabels = (locale: Locale, goal: Goal, t: Translate) => ({
  ...listTexts(locale, goal),
  'card.save': t('shortlist:save'),
  'card.new': t('shortlist:new'),
});

export type ListLabels = ReturnType<typeof listLabels>;
