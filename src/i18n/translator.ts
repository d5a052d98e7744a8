import i18next from 'i18next';
import type common from '../../i18n/fr/common.json';
import type consent from '../../i18n/fr/consent.json';
import type costs from '../../i18n/fr/costs.json';
import type embed from '../../i18n/fr/embed.json';
import type feedback from '../../i18n/fr/feedback.json';
import type filters from '../../i18n/fr/filters.json';
import type forms from '../../i18n/fr/forms.json';
import type gallery from '../../i18n/fr/gallery.json';
import type listing from '../../i18n/fr/listing.json';
import type map from '../../i18n/fr/map.json';
import type owner from '../../i18n/fr/owner.json';
import type policies from '../../i18n/fr/policies.json';
import type property from '../../i18n/fr/property.json';
import type search from '../../i18n/fr/search.json';
import type shortlist from '../../i18n/fr/shortlist.json';
import type tools from '../../i18n/fr/tools.json';
import type viewings from '../../i18n/fr/viewings.json';
import { fillLaw, type LawWords } from './fill-law.ts';
import type { Locale } from './locales.ts';

interface Namespaces {
  common: typeof common;
  property: typeof property;
  listing: typeof listing;
  filters: typeof filters;
  map: typeof map;
  feedback: typeof feedback;
  shortlist: typeof shortlist;
  search: typeof search;
  forms: typeof forms;
  owner: typeof owner;
  embed: typeof embed;
  viewings: typeof viewings;
  costs: typeof costs;
  consent: typeof consent;
  policies: typeof policies;
  gallery: typeof gallery;
  tools: typeof tools;
}

type Singular<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;
type Keys = { [N in keyof Namespaces]: Singular<Extract<keyof Namespaces[N], string>> };

/** A key of the `common` namespace, or `namespace:key`. */
export type TextKey = Keys['common'] | { [N in keyof Namespaces]: `${N}:${Keys[N]}` }[keyof Namespaces];

/** Gives the interface text of a key; `count` chooses the plural form. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/**
 * A cache of texts without values and of plurals: thousands of pages ask for the same ones, and lookups are
 * slow.
 */
const known = new Map<string, string>();
const LIMIT = 20_000;

/** The languages whose namespaces have all been found loaded. */
const complete = new Set<Locale>();

i18next.on('initialized', () => {
  known.clear();
  complete.clear();
});

/**
 * The translation function of one language; safe to use while other pages render. It never returns a key
 * instead of a text.
 * @param law fills in the `{law.…}` placeholders; only texts without one may be asked for where it is missing
 * @throws if texts of the language were not loaded; the function throws for a key without a text
 */
export function translator(locale: Locale, law?: LawWords): Translate {
  const plain = plainTranslator(locale);
  return (key, values) => fillLaw(plain(key, values), law);
}

function plainTranslator(locale: Locale): Translate {
  assertLoaded(locale);
  const fixed = i18next.getFixedT(locale);
  return (key, values): string => {
    const count = values?.['count'];
    if (values && (typeof count !== 'number' || Object.keys(values).length > 1))
      return found(locale, key, values, fixed(key, values));
    const place = `${locale} ${key} ${count ?? ''}`;
    const text: string = known.get(place) ?? found(locale, key, values, fixed(key, values ?? {}));
    if (known.size < LIMIT) known.set(place, text);
    return text;
  };
}

/**
 * i18next does not report a file that it could not read: it falls back to another language's texts or to the
 * keys.
 */
function assertLoaded(locale: Locale): void {
  if (complete.has(locale)) return;
  const namespaces = i18next.isInitialized ? [i18next.options.ns ?? []].flat() : [];
  const missing = namespaces.filter((namespace) => !i18next.hasResourceBundle(locale, namespace));
  if (namespaces.length === 0 || missing.length > 0)
    throw new Error(
      `The interface texts of the language "${locale}" could not be read: ${missing.map((namespace) => `i18n/${locale}/${namespace}.json`).join(', ') || 'none was loaded'}.`,
    );
  complete.add(locale);
}

/** i18next returns the key where it has no text, so existence is checked only then. */
function found(
  locale: Locale,
  key: string,
  values: Record<string, string | number> | undefined,
  text: string,
): string {
  if (text !== '' && !key.endsWith(text)) return text;
  if (i18next.exists(key, { ...values, lng: locale })) return text;
  const [name, namespace = 'common'] = key.split(':').reverse();
  throw new Error(`There is no interface text "${name}" in i18n/${locale}/${namespace}.json.`);
}
