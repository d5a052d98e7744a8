import type { Locale } from '../../../src/i18n/locales.ts';
import { factRows } from '../fact-rows.ts';
import { at } from '../ledger.ts';
import type { Notes } from '../notes.ts';
import {
  type Country,
  coded,
  type Fields,
  foreign,
  guarded,
  languagesByCode,
  list,
  type PropertyKind,
  type Row,
  reading,
  readRows,
  type Source,
  type SourceDocument,
  type SourceProperty,
  type State,
} from '../source.ts';
import { day, isNothing, line, number, paragraphs, positive, type Read, words } from '../values.ts';

const CATEGORIES: Readonly<Record<string, PropertyKind>> = {
  1: 'house',
  2: 'flat',
  3: 'plot',
  4: 'office',
  5: 'commercial',
  6: 'industrial',
  7: 'garage',
};

/** The goal code of a life annuity, which is a sale. */
const LIFE_ANNUITY = 3;
const PURPOSES: Readonly<Record<string, 0 | 1>> = { 1: 0, 2: 1, [LIFE_ANNUITY]: 0 };

const STATES: Readonly<Record<string, State>> = {
  1: 'none',
  2: 'none',
  3: 'sold',
  4: 'rented',
  5: 'option',
  6: 'option',
  14: 'option',
  21: 'option',
};

const COUNTRY_OF: Readonly<Record<string, Country>> = { 1: 'BE' };

const LANGUAGES = languagesByCode({ fr: 'fr-BE', nl: 'nl-BE', en: 'en-GB', de: 'de-DE' });

const amount = positive(number);

const FACTS = factRows('whise', { number });

const FIELDS: readonly Row[] = [
  ...FACTS.shared,
  ...FACTS.texts,
  ['CreateDate', 'createDateTime', day],
  ['ModifyDate', 'updateDateTime', day],
  ['Price', 'price', amount],
  ['Street', 'address', line],
  ['HouseNumber', 'number', words],
  ['BoxNr', 'box', words],
  ['Latitude', 'latitude', number],
  ['Longitude', 'longitude', number],
];

/** Details by their id, with the snapshot's field and the parser of the value. */
const DETAILS: Readonly<Record<string, readonly [field: string, read: Read]>> = {
  ...FACTS.details,
  301: ['Charges', amount],
  2056: ['EPCLabelText', words],
};

/** A picture's addresses, from the largest size to the smallest. */
const SIZES = ['urlXXL', 'urlLarge', 'urlSmall'];

/** Fields that only describe another field. */
const LEFT_UNREAD = ['details.label', 'details.group', 'details.type', 'pictures.id'];

/** Exports of Whise: `{ estates: […] }`, several files for several pages. */
export const whise: Source = {
  name: 'whise',
  format: 'json',
  read: (documents, notes) => {
    const estates = documents.flatMap(estatesOf);
    notes.holds(estates, LEFT_UNREAD);
    return estates.flatMap(
      (estate) => guarded(String(at(estate, 'id')), notes, () => propertyOf(estate, notes)) ?? [],
    );
  },
};

function estatesOf({ path, data }: SourceDocument): unknown[] {
  const estates = Array.isArray(data) ? data : at(data, 'estates');
  if (!Array.isArray(estates)) throw foreign(path, '"estates"', 'Whise');
  return estates;
}

function propertyOf(estate: unknown, notes: Notes): SourceProperty | undefined {
  const id = String(words(at(estate, 'id')) ?? '');
  if (id === '') return void notes.leftOut('(without a number)', 'no id');
  const type = coded(CATEGORIES, 'category.id', at(estate, 'category.id'), id, notes);
  const goal = coded(PURPOSES, 'purpose.id', at(estate, 'purpose.id'), id, notes);
  const state = coded(STATES, 'purposeStatus.id', at(estate, 'purposeStatus.id'), id, notes);
  const country = coded(COUNTRY_OF, 'country.id', at(estate, 'country.id'), id, notes);
  if (type === undefined || goal === undefined || state === undefined || country === undefined)
    return void notes.leftOut(id, 'an unknown category, purpose, status or country');
  if (at(estate, 'purpose.id') === LIFE_ANNUITY)
    notes.remark(
      `${id} is for a life annuity (purpose ${LIFE_ANNUITY}), and the export does not tell the annuity: let its texts say that the price is the bouquet.`,
    );
  const { Charges, ...details } = detailsOf(estate, id, notes);
  return {
    sourceId: id,
    modified: String(
      reading(() => words(at(estate, 'updateDateTime')), 'updateDateTime', '', id, notes) ?? '',
    ),
    type,
    city: words(at(estate, 'city')),
    zip: words(at(estate, 'zip')),
    country,
    state,
    fields: {
      ...readRows(FIELDS, estate, id, notes),
      ...details,
      Goal: goal,
      PublishPrice: published(at(estate, 'displayPrice')),
      PublishAddress: published(at(estate, 'displayAddress')),
      [goal === 1 ? 'ChargesRenter' : 'ChargesOwner']: Charges,
    },
    texts: textsOf(estate, id, notes),
    pictures: list(at(estate, 'pictures'))
      .toSorted((a, b) => Number(at(a, 'order') ?? 0) - Number(at(b, 'order') ?? 0))
      .map((item) => ({
        url: String(SIZES.map((size) => at(item, size)).find((address) => !isNothing(address)) ?? ''),
      })),
    records: [estate],
  };
}

/** Only values explicitly marked as public are published. */
const published = (value: unknown): '0' | '1' => (value === true || value === 1 ? '1' : '0');

function detailsOf(estate: unknown, id: string, notes: Notes): Fields {
  const fields: Fields = {};
  for (const detail of list(at(estate, 'details'))) {
    const value = at(detail, 'value');
    if (isNothing(value)) continue;
    const known = coded(DETAILS, 'details.id', at(detail, 'id'), id, notes);
    if (!known) continue;
    const [field, read] = known;
    fields[field] = reading(() => read(value), `details ${at(detail, 'id')}`, value, id, notes);
  }
  return fields;
}

/** `name` and the two descriptions, each a list of texts with their languages. */
function textsOf(estate: unknown, id: string, notes: Notes): Partial<Record<Locale, Fields>> {
  const texts: Partial<Record<Locale, Fields>> = {};
  const take = (field: string, path: string, read: Read) => {
    for (const entry of list(at(estate, path))) {
      if (typeof entry === 'string') continue;
      const language = coded(LANGUAGES, `${path}.languageId`, at(entry, 'languageId'), id, notes);
      const content = read(at(entry, 'content'));
      if (language && content !== undefined) texts[language] = { [field]: content, ...texts[language] };
    }
  };
  take('TypeDescription', 'sms', line);
  take('Description', 'longDescription', paragraphs);
  take('Description', 'shortDescription', paragraphs);
  return texts;
}
