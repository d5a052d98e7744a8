import type { z } from 'zod';
import type { Locale } from '../../i18n/locales.ts';
import type { Property } from '../../snapshot/domain.ts';
import { type PropertyRecord, property } from '../../snapshot/schema/property.ts';

type Fields = Partial<z.input<typeof property>>;

/** A record as the snapshot's reader returns it, with the required fields and those given. */
export const recordWith = (fields: Fields = {}): PropertyRecord =>
  property.parse({
    ID: 1,
    language: 'fr',
    WebID: '1',
    Goal: 0,
    City: 'Liège',
    Zip: '4000',
    MainTypeName: 'Maison',
    TypeDescription: 'Maison',
    ...fields,
  });

/** A property with a record per language; the records differ only in the fields of `perLanguage`. */
export function propertyWith(
  ID: number,
  fields: Fields = {},
  perLanguage: Partial<Record<Locale, Fields>> = { fr: {} },
): Property {
  const records = Object.entries(perLanguage).map(([language, own]) => [
    language,
    recordWith({ ...fields, ...own, ID, language: language as Locale }),
  ]);
  return { id: String(ID), records: Object.fromEntries(records) };
}

/** Marquees of a site: 1 option, 3 sold or rented. */
export const SITE = {
  marquees: { 1: { kind: 'option', replacesPrice: false }, 3: { kind: 'sold', replacesPrice: true } },
  priceUnits: {},
} as const;
