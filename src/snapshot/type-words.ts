import type { Locale } from '../i18n/locales.ts';
import { type Texts, texts } from '../i18n/texts.ts';
import { type Localized, type Multilingual, type PropertyType, recordIn } from './domain.ts';
import { webIdsOf } from './market.ts';
import { perObject } from './per-object.ts';
import type { PropertyTypeRecord } from './schema/catalogue.ts';
import type { PropertyRecord } from './schema/property.ts';

/** The words for a property type, capitalised as on a label: "Commerce", "Commerces". */
export interface TypeWords {
  /** One property of the type. */
  one: string;
  /** Several of them; `undefined` where nobody has said the plural. */
  several: string | undefined;
  /** The language of both, which is another than the page's if the type has no name in the page's. */
  language: Locale;
}

/** A type as far as words for it are concerned. */
export type NamedType = Multilingual<Pick<PropertyTypeRecord, 'Name' | 'NameSingular' | 'NamePlural'>>;

/** The types that the specification lists (section 3, Property type), for which there are words in each language. */
const KINDS = [
  'house',
  'apartment',
  'studio',
  'land',
  'investment',
  'commercial',
  'industrial',
  'office',
  'garage',
] as const;
type Kind = (typeof KINDS)[number];

/**
 * The words for a type in a language. The agency's own win: `NameSingular` and `NamePlural`, or a `Name` that is not
 * the CRM's. A name of the CRM is a noun for a database ("Commerciale"): it gives way to the words of
 * `i18n/{language}/types.json`, also in a language in which the type has no record.
 * A type is known by its name, not by its WebID, because each CRM numbers its types otherwise.
 */
export function typeWords(type: NamedType, locale: Locale, fallback: Locale): TypeWords {
  const { value, language } = recordIn(type, locale, fallback);
  const kind = kindNamed(value.Name, language);
  if (kind && language !== locale) return wordsOf(kind, locale);
  const known = kind && wordsOf(kind, language);
  return {
    one: value.NameSingular ?? known?.one ?? value.Name,
    several: value.NamePlural ?? (value.NameSingular === undefined ? known?.several : undefined),
    language,
  };
}

/** What lists of types call a type: its plural, or its name where no plural is known. */
export const listedAs = ({ one, several = one }: TypeWords): string => several;

/**
 * What a property is, for its own page: the word for its type in the page's language, unless the CRM wrote words of
 * its own for this property into `MainTypeName` ("Ferme").
 */
export function mainTypeWord(
  types: readonly PropertyType[],
  record: Pick<PropertyRecord, 'WebID' | 'WebIDs' | 'MainTypeName' | 'language'>,
  locale: Locale,
  fallback: Locale,
): Localized<string> {
  const { MainTypeName, language } = record;
  const [webId] = webIdsOf(record);
  const type = types.find(({ records }) => Object.values(records).some(({ WebID }) => WebID === webId));
  const kind = kindNamed(MainTypeName, language);
  const name = type?.records[language]?.Name ?? '';
  if (type && (compared(name) === compared(MainTypeName) || (kind && kind === kindNamed(name, language)))) {
    const words = typeWords(type, locale, fallback);
    if (words.language === locale) return { value: words.one, language: locale };
  }
  return kind ? { value: wordsOf(kind, locale).one, language: locale } : { value: MainTypeName, language };
}

function wordsOf(kind: Kind, language: Locale): TypeWords & { several: string } {
  const { types } = texts(language);
  return { one: types[`${kind}_one`], several: types[`${kind}_other`], language };
}

/** The type that a name stands for in a language, as the CRM writes it or as this site does. */
const kindNamed = (name: string, language: Locale): Kind | undefined =>
  kindsIn(texts(language)).get(compared(name));

const kindsIn = perObject(
  ({ types }: Texts) =>
    new Map(
      KINDS.flatMap((kind) =>
        [types[`${kind}.crm`], types[`${kind}_one`], types[`${kind}_other`]].map(
          (name) => [compared(name), kind] as const,
        ),
      ),
    ),
);

/** A name as it is compared: CRMs differ in capitals and blanks. */
const compared = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();
