import i18next, { type TFunction } from 'i18next';
import { fillLaw, type LawWords } from './fill-law.ts';
import type { Locale } from './locales.ts';
import type { Texts } from './texts.ts';

type Singular<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;
type Keys = { [N in keyof Texts]: Singular<Extract<keyof Texts[N], string>> };

/** A key of the `common` namespace, or `namespace:key`. */
export type TextKey = Keys['common'] | { [N in keyof Texts]: `${N}:${Keys[N]}` }[keyof Texts];

/** Gives the interface text of a key; `count` chooses the plural form. */
export type Translate = (key: TextKey, values?: Values) => string;

type Values = Readonly<Record<string, string | number>>;

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
      return found(fixed, locale, key, values);
    const place = `${locale} ${key} ${count ?? ''}`;
    const text: string = known.get(place) ?? found(fixed, locale, key, values);
    if (known.size < LIMIT) known.set(place, text);
    return text;
  };
}

/** i18next does not report a file that it could not read: it gives the keys instead of the texts. */
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
function found(fixed: TFunction, locale: Locale, key: string, values: Values = {}): string {
  const text: string = fixed(key, values);
  if (text !== '' && !key.endsWith(text)) return text;
  if (i18next.exists(key, { ...values, lng: locale })) return text;
  // French has a plural form of its own for millions, which the texts leave out.
  const other = `${key}_other`;
  if (values['count'] !== undefined && i18next.exists(other, { lng: locale })) return fixed(other, values);
  const [name, namespace = 'common'] = key.split(':').reverse();
  throw new Error(`There is no interface text "${name}" in i18n/${locale}/${namespace}.json.`);
}
