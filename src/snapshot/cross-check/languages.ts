import type { Locale } from '../../i18n/locales.ts';
import { allPages, usedLocales } from '../domain.ts';
import type { Fault } from '../fault.ts';
import type { RawSnapshot } from '../files.ts';
import { checkPriceUnits } from './price-units.ts';
import { checkTranslations } from './translations.ts';

type Parts = Pick<RawSnapshot, 'languages'> &
  Partial<
    Pick<RawSnapshot, 'menu' | 'types' | 'cities' | 'properties' | 'projects' | 'neighbourhoods' | 'site'>
  >;

/**
 * The default language must be in use. A language without any content is shown with the default language's
 * texts.
 */
export function checkLanguages(raw: Parts): Fault[] {
  const used = usedLocales(raw.languages);
  const { menu, properties } = raw;
  if (!menu || !properties) return checkConfiguration(raw.languages, used);
  const pages = allPages(menu);
  const hasTexts = (locale: Locale) =>
    pages.some((page) => page.params.title[locale]) ||
    properties.some((record) => record.language === locale);
  return [
    ...checkConfiguration(raw.languages, used),
    ...used
      .filter((locale) => !hasTexts(locale))
      .map((locale) => withoutTexts(locale, raw.languages.default)),
    ...checkTranslations(raw, used.filter(hasTexts)),
    ...(raw.site ? checkPriceUnits({ properties, site: raw.site }, used.filter(hasTexts)) : []),
  ];
}

function checkConfiguration(languages: RawSnapshot['languages'], used: readonly Locale[]): Fault[] {
  const faults: Fault[] = [];
  if (!used.includes(languages.default)) {
    faults.push({
      level: 'error',
      file: 'languages.json',
      pointer: '/default',
      found: `"${languages.default}", which is not in use`,
      expected: `one of the languages in use: ${used.join(', ') || 'none is'}`,
      hint: `Set "use" of "${languages.default}" to true, or choose another default.`,
    });
  }
  languages.languages.forEach((entry, index) => {
    if (languages.languages.findIndex((other) => other.code === entry.code) === index) return;
    faults.push({
      level: 'error',
      file: 'languages.json',
      pointer: `/languages/${index}/code`,
      found: `"${entry.code}" a second time`,
      expected: 'each language once',
      hint: 'Remove one of the two lines.',
    });
  });
  return faults;
}

const withoutTexts = (locale: Locale, fallback: Locale): Fault => ({
  level: 'warning',
  file: 'languages.json',
  pointer: '',
  id: locale,
  found: 'no page title and no property in this language',
  expected: 'texts in every language in use',
  hint: `Its pages show the texts of "${fallback}" and name those pages as the original. Add texts, or switch the language off.`,
});
