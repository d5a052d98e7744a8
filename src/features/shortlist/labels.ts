import type { Locale } from '../../i18n/locales.ts';
import { pickTexts, texts } from '../../i18n/texts.ts';
import { COUNTS, FLAGS } from '../catalogue/filters.ts';

/** The texts of the shortlist's island; keys of the `shortlist` namespace. */
const LABEL_KEYS = [
  'compare',
  'compare.drop',
  'compare.full',
  'compare.hint',
  'compare.table',
  'compare.title',
  'count_one',
  'count_other',
  'failed',
  'gone',
  'loading',
  'no',
  'note',
  'offer.add_one',
  'offer.add_other',
  'offer.added_one',
  'offer.added_other',
  'offer.decline',
  'offer.gone_one',
  'offer.gone_other',
  'offer.known',
  'offer.ok',
  'offer.title_one',
  'offer.title_other',
  'priceThen',
  'print',
  'recent',
  'recent.clear',
  'remove',
  'removed',
  'retry',
  'row.ground',
  'row.neighbourhood',
  'row.place',
  'row.price',
  'row.surface',
  'row.type',
  'share',
  'share.copied',
  'share.copy',
  'share.copyFailed',
  'share.lead',
  'share.link',
  'share.native',
  'share.title',
  'sort',
  'sort.added',
  'sort.place',
  'sort.price',
  'stage',
  'stage.none',
  'stage.offer',
  'stage.visit',
  'stage.visited',
  'status.full',
  'status.unsaved',
  'surface',
  'undo',
  'yes',
] as const;

/** The rows of the comparison that are named as their filter is. */
const FILTER_ROWS = [...COUNTS, 'energy', ...FLAGS] as const;

export type Labels = Record<(typeof LABEL_KEYS)[number] | `row.${(typeof FILTER_ROWS)[number]}`, string>;

/** The island's texts in one language. */
export function shortlistLabels(locale: Locale): Labels {
  const { shortlist, filters } = texts(locale);
  const rows = FILTER_ROWS.map((name) => [`row.${name}`, filters[name]] as const);
  return { ...pickTexts(shortlist, LABEL_KEYS), ...Object.fromEntries(rows) } as Labels;
}
