import type { z } from 'zod';
import type { Locale } from '../i18n/locales.ts';
import type { PropertyLocation } from './displace.ts';
import type { Law } from './law/names.ts';
import type { ArticleRecord, Category } from './schema/article.ts';
import type { CityRecord, NeighbourhoodRecord, PropertyTypeRecord } from './schema/catalogue.ts';
import type { Text } from './schema/common.ts';
import type { KnownAddress, KnownHistory, KnownRecord } from './schema/known.ts';
import type { MenuPage } from './schema/menu.ts';
import type { ProjectRecord } from './schema/project.ts';
import type { PropertyRecord } from './schema/property.ts';
import type { Footer, Languages, popup, topBar } from './schema/shell.ts';
import type { SiteInfo } from './schema/site.ts';
import type { Viewing } from './viewings.ts';

/** An entity with its records, one per language. `id` is the records' ID as text. */
export interface Multilingual<T> {
  id: string;
  records: Partial<Record<Locale, T>>;
}

/** A property's record with what its reading adds: the neighbourhood, and the area of a hidden address. */
export type LocatedRecord = PropertyRecord & PropertyLocation;
export type Property = Multilingual<LocatedRecord>;
/** A property that has left the snapshot, as far as it is still known. */
export type FormerProperty = Multilingual<KnownRecord>;
/**
 * A record from which an address was made; `hidden` if that address names a street that has been hidden
 * since.
 */
export type LastRecord = KnownRecord & { hidden?: true };
export type PropertyType = Multilingual<PropertyTypeRecord>;
export type City = Multilingual<CityRecord>;
export type Project = Multilingual<ProjectRecord & PropertyLocation>;
export type Neighbourhood = Multilingual<NeighbourhoodRecord>;

/** An article with its bodies as written; `sanitizeRichText` cleans them when they are put into a page. */
export type Article = ArticleRecord & { body: Text };

/** What earlier builds have published. */
export interface Remembered {
  addresses: KnownAddress[];
  /** The properties of a version 1 file, which has no addresses: they are derived from these records. */
  last: Multilingual<LastRecord>[];
  history: KnownHistory[];
}

export interface Snapshot {
  languages: Languages;
  site: SiteInfo;
  menu: MenuPage[];
  topBar: z.infer<typeof topBar>;
  footer: Footer;
  popup: z.infer<typeof popup>;
  types: PropertyType[];
  cities: City[];
  properties: Property[];
  former: FormerProperty[];
  remembered: Remembered;
  projects: Project[];
  neighbourhoods: Neighbourhood[];
  viewings: Viewing[];
  categories: Category[];
  articles: Article[];
  /** The law of the day on which the snapshot was read. */
  law: Law;
}

/** A value with its actual language, which differs from the page's after a fallback. */
export interface Localized<T> {
  value: T;
  language: Locale;
}

/** The languages that are switched on, in the order of `languages.json`. */
export const usedLocales = (languages: Languages): Locale[] =>
  languages.languages.filter((entry) => entry.use).map((entry) => entry.code);

/**
 * The record for a language: its own, else the default language's, else the first one.
 * @throws if the entity has no record, which the snapshot's check refuses
 */
export function recordIn<T>(entity: Multilingual<T>, locale: Locale, fallback: Locale): Localized<T> {
  for (const language of [locale, fallback, ...(Object.keys(entity.records) as Locale[])]) {
    const value = entity.records[language];
    if (value !== undefined) return { value, language };
  }
  throw new Error(`Entity ${entity.id} has no record in any language.`);
}

/** A text for a language, falling back as records do; `undefined` where no language has it. */
export function textIn(
  text: Text | undefined,
  locale: Locale,
  fallback: Locale,
): Localized<string> | undefined {
  if (!text) return undefined;
  for (const language of [locale, fallback, ...(Object.keys(text) as Locale[])]) {
    const value = text[language];
    if (value !== undefined && value.trim() !== '') return { value, language };
  }
  return undefined;
}

/** Every page of the menu tree, parents before their children. */
export const allPages = (menu: readonly MenuPage[]): MenuPage[] =>
  menu.flatMap((page) => [page, ...allPages(page.childMenus)]);
