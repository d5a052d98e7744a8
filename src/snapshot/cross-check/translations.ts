import type { Locale } from '../../i18n/locales.ts';
import type { Fault } from '../fault.ts';
import type { RawSnapshot } from '../files.ts';
import { isPublished } from '../schema/common.ts';
import { entriesOf } from './pages-in-menu.ts';

/** The lists of the catalogue, by their file names. */
const LISTS = ['types', 'cities', 'properties', 'projects', 'neighbourhoods'] as const;

type Parts = Partial<Pick<RawSnapshot, 'menu' | (typeof LISTS)[number]>>;

/**
 * Warns of pages without a title and catalogue entities without a record in a language that has other texts.
 */
export function checkTranslations(raw: Parts, locales: readonly Locale[]): Fault[] {
  return [
    ...untitledPages(raw.menu ?? [], locales),
    ...LISTS.flatMap((name) => missingRecords(`catalogue/${name}.json`, raw[name] ?? [], locales)),
  ];
}

const untitledPages = (menu: RawSnapshot['menu'], locales: readonly Locale[]): Fault[] =>
  entriesOf(menu)
    .filter(({ page }) => isPublished(page))
    .flatMap(({ page, at }) => {
      const missing = locales.filter((locale) => !page.params.title[locale]?.trim());
      return missing.length === 0
        ? []
        : [warning('menu.json', `${at}/params/title`, page.id, 'title', missing)];
    });

function missingRecords(
  file: string,
  records: readonly { ID: number; language: Locale }[],
  locales: readonly Locale[],
): Fault[] {
  const groups = [...Map.groupBy(records.entries(), ([, record]) => record.ID)];
  return groups.flatMap(([id, group]) => {
    const missing = locales.filter((locale) => !group.some(([, record]) => record.language === locale));
    return missing.length === 0
      ? []
      : [warning(file, `/${group[0]?.[0] ?? 0}`, String(id), 'record', missing)];
  });
}

const warning = (
  file: string,
  pointer: string,
  id: string,
  what: string,
  missing: readonly Locale[],
): Fault => ({
  level: 'warning',
  file,
  pointer,
  id,
  found: `no ${what} in ${missing.join(', ')}`,
  expected: `a ${what} in every language that the site has texts in`,
  hint: 'Visitors read it in another language until it is translated.',
});
