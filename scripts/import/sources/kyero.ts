import { LOCALES, type Locale } from '../../../src/i18n/locales.ts';
import { factRows } from '../fact-rows.ts';
import { at } from '../ledger.ts';
import type { Notes } from '../notes.ts';
import {
  type Country,
  coded,
  type Fields,
  foreign,
  guarded,
  list,
  type PropertyKind,
  type Row,
  readRows,
  type Source,
  type SourceDocument,
  SourceError,
  type SourceOptions,
  type SourceProperty,
} from '../source.ts';
import { day, decimal, isNothing, line, paragraphs, positive, webAddress, words } from '../values.ts';

/** Types by their English names, in lower case. */
const TYPES: Readonly<Record<string, PropertyKind>> = {
  apartment: 'flat',
  bungalow: 'house',
  'commercial property': 'commercial',
  commercial: 'commercial',
  'country house': 'house',
  duplex: 'flat',
  finca: 'house',
  garage: 'garage',
  house: 'house',
  land: 'plot',
  office: 'office',
  parking: 'garage',
  penthouse: 'flat',
  plot: 'plot',
  studio: 'studio',
  'town house': 'house',
  villa: 'house',
  warehouse: 'industrial',
};

/** Goal codes of the snapshot. Weekly and daily rentals are not imported. */
const GOALS: Readonly<Record<string, 0 | 1>> = { sale: 0, month: 1 };

/** Countries by their English names, in lower case. */
const COUNTRY_OF: Readonly<Record<string, Country>> = {
  belgium: 'BE',
  france: 'FR',
  germany: 'DE',
  italy: 'IT',
  luxembourg: 'LU',
  netherlands: 'NL',
  portugal: 'PT',
  spain: 'ES',
};

const FACTS = factRows('kyero', { number: decimal });

const FIELDS: readonly Row[] = [
  ...FACTS.shared,
  ...FACTS.texts,
  ['CreateDate', 'date', day],
  ['ModifyDate', 'date', day],
  ['Price', 'price', positive(decimal)],
  ['Latitude', 'location.latitude', decimal],
  ['Longitude', 'location.longitude', decimal],
  ['EPCLabelText', 'energy_rating.consumption', words],
  ['VideoUrl', 'video_url', webAddress],
  ['VirtualTourUrl', 'virtual_tour_url', webAddress],
];

/**
 * Kyero v3: `root` › `property`, and beside them `kyero`, which contains the version. Some exports write
 * `kyero` instead of `root`. For properties without a country, `--country` gives it.
 */
export const kyero: Source = {
  name: 'kyero',
  format: 'xml',
  read: (documents, notes, options) => {
    const properties = documents.flatMap(propertiesOf);
    notes.holds(properties);
    return properties.flatMap(
      (property) =>
        guarded(String(at(property, 'id')), notes, () => propertyOf(property, notes, options)) ?? [],
    );
  },
};

function propertiesOf({ path, data }: SourceDocument): unknown[] {
  const root = at(data, 'root') ?? at(data, 'kyero');
  if (at(data, 'kyero') === undefined && at(root, 'kyero') === undefined)
    throw foreign(path, '<kyero>', 'Kyero');
  const version = at(root, 'kyero.feed_version') ?? at(root, 'feed_version');
  if (version !== undefined && String(version).trim() !== '3')
    throw new SourceError(
      `${path} is of version ${version} of the format; version 3 is read. Choose it where the feed is made.`,
    );
  return list(at(root, 'property'));
}

function propertyOf(property: unknown, notes: Notes, options: SourceOptions): SourceProperty | undefined {
  const id = words(at(property, 'id')) ?? words(at(property, 'ref'));
  if (id === undefined) return void notes.leftOut('(without a number)', 'no id and no ref');
  const type = coded(TYPES, 'type', lower(at(property, 'type')), id, notes);
  const goal = coded(GOALS, 'price_freq', lower(at(property, 'price_freq')), id, notes);
  const currency = words(at(property, 'currency')) ?? 'EUR';
  if (currency !== 'EUR') notes.unknown('currency', currency, id);
  const place = at(property, 'country');
  const country = isNothing(place) ? options.country : coded(COUNTRY_OF, 'country', lower(place), id, notes);
  if (country === undefined) return void notes.leftOut(id, 'an unknown country, or none (give --country)');
  if (type === undefined || goal === undefined || currency !== 'EUR')
    return void notes.leftOut(id, 'an unknown type, price_freq or currency');
  return {
    sourceId: id,
    modified: words(at(property, 'date')),
    type,
    city: words(at(property, 'town')),
    zip: words(at(property, 'postcode')),
    country,
    state: 'none',
    fields: { ...readRows(FIELDS, property, id, notes), Goal: goal, PublishAddress: '0' },
    texts: textsOf(property),
    pictures: list(at(property, 'images.image')).map((image) => ({ url: words(at(image, 'url')) ?? '' })),
    records: [property],
  };
}

const lower = (value: unknown): string => (words(value) ?? '').toLowerCase();

function textsOf(property: unknown): Partial<Record<Locale, Fields>> {
  return Object.fromEntries(
    LOCALES.map((language): [Locale, Fields] => [
      language,
      {
        TypeDescription: line(at(property, `title.${language}`)),
        Description: paragraphs(at(property, `desc.${language}`)),
      },
    ]).filter(([, { TypeDescription, Description }]) => TypeDescription ?? Description),
  );
}
