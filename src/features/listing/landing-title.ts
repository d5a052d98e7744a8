import type { Locale } from '../../i18n/locales.ts';
import { texts } from '../../i18n/texts.ts';
import type { Localized } from '../../snapshot/domain.ts';
import type { Goal } from '../../snapshot/market.ts';
import type { TypeWords } from '../../snapshot/type-words.ts';
import { fill } from '../../ui/fill.ts';
import { plural } from '../../ui/plural.ts';

/** A title in parts, each in one language: only a name can be in another than the page's. */
export type Title = readonly Localized<string>[];

export const titleText = (title: Title): string => title.map(({ value }) => value).join('');

/** The title of a city's list: "À vendre à Liège". */
export const cityTitle = (name: string, goal: Goal, locale: Locale): Title => [
  { value: fill(texts(locale).listing[`landing.${goal}.city`], { name }), language: locale },
];

/**
 * The title of a type's list: "Maisons à vendre", or "Maison à vendre" over a single one. A type whose plural is not
 * known, or that has no name in the page's language, stands behind a colon: "À vendre : Péniche".
 */
export function typeTitle(words: TypeWords, goal: Goal, count: number, locale: Locale): Title {
  const { listing } = texts(locale);
  const name = plural({ name_one: words.one, name_other: words.several ?? '' }, 'name', { count }, locale);
  if (name !== '' && words.language === locale)
    return [{ value: fill(listing[`landing.${goal}.type`], { name }), language: locale }];
  const [before = '', after = ''] = listing[`landing.${goal}.named`].split('{{name}}');
  return [
    { value: before, language: locale },
    { value: words.several ?? words.one, language: words.language },
    { value: after, language: locale },
  ].filter(({ value }) => value !== '');
}
