import type { Locale } from '../../../src/i18n/locales.ts';
import { at } from '../ledger.ts';
import type { Notes } from '../notes.ts';
import {
  COUNTRIES,
  type Country,
  coded,
  type Fields,
  foreign,
  guarded,
  joined,
  languagesByCode,
  reading,
  readRows,
  type Source,
  type SourceDocument,
  SourceError,
  type SourceProperty,
  type State,
} from '../source.ts';
import { day, isNothing, number, Unreadable, words } from '../values.ts';
import { CHANGED, DESCRIPTION, FIELDS, LEFT_UNREAD, TEXTS } from './omnicasa-fields.ts';
import { picturesOf } from './omnicasa-pictures.ts';

const LANGUAGES = languagesByCode({ fr: '2', nl: '1', en: '3', de: '4' });

/**
 * The state of shown properties; those with `undefined` are not on the site. Sold, rented and reference
 * properties keep a page.
 */
const STATUS: Readonly<Record<string, State | undefined>> = {
  0: undefined,
  1: 'none',
  2: 'sold',
  3: undefined,
  4: 'rented',
  5: undefined,
  6: 'sold',
};

/** A takeover's price is paid once, although the site counts every goal other than 0 as a rental. */
const TAKEOVER = 2;
const GOALS: Readonly<Record<string, number>> = { 0: 0, 1: 1, [TAKEOVER]: TAKEOVER };

const COUNTRY_OF: Readonly<Record<string, Country>> = Object.fromEntries(
  Object.entries(COUNTRIES)
    .filter(([, id]) => id < 1000)
    .map(([country, id]) => [id, country as Country]),
);

/** The unit of a price that is the lowest of several (specification, section 9). */
const STARTING_FROM = 7;

/**
 * Exports of Omnicasa and compatible CRMs: one record per property and language, in one or several envelopes.
 */
export const omnicasa: Source = {
  name: 'omnicasa',
  format: 'json',
  read(documents, notes) {
    const all = documents.flatMap(itemsOf);
    notes.holds(all, LEFT_UNREAD);
    const items = all.filter((item) => hasNumber(item, notes)).filter((item) => isOnSite(item, notes));
    const groups = Map.groupBy(items, (item) => String(at(item, 'ID')));
    return [...groups].flatMap(
      ([id, records]) => guarded(id, notes, () => propertyOf(id, records, notes)) ?? [],
    );
  },
};

/** `{ …Result: { Success, Message, Value: { Items, RowsCount } } }`; a plain list is accepted too. */
function itemsOf({ path, data }: SourceDocument): unknown[] {
  if (Array.isArray(data)) return data;
  const result = Object.entries(Object(data)).find(([key]) => key.endsWith('Result'))?.[1] ?? data;
  if (at(result, 'Success') === false)
    throw new SourceError(`${path} holds a failure: ${at(result, 'Message')}. Export again.`);
  const items = at(result, 'Value.Items');
  if (!Array.isArray(items)) throw foreign(path, 'Value.Items', 'Omnicasa');
  const rows = at(result, 'Value.RowsCount');
  if (
    typeof rows === 'number' &&
    documentsPerPage(items) < rows &&
    at(result, 'Value.PageIndex') === undefined
  )
    throw new SourceError(
      `${path} tells of ${rows} properties (RowsCount) and holds ${documentsPerPage(items)}: it is not whole. Export all of them again, in one file.`,
    );
  return items;
}

const documentsPerPage = (items: readonly unknown[]): number =>
  new Set(items.map((item) => String(at(item, 'ID')))).size;

/** Whether a record has a number; without one, its address would change with each import. */
function hasNumber(item: unknown, notes: Notes): boolean {
  const id = at(item, 'ID');
  if (!isNothing(id) && (typeof id === 'string' || typeof id === 'number')) return true;
  notes.leftOut('(without a number)', 'no ID');
  return false;
}

function isOnSite(item: unknown, notes: Notes): boolean {
  const id = String(at(item, 'ID'));
  const status = at(item, 'Status');
  if (isNothing(status)) return true;
  if (!Object.hasOwn(STATUS, String(status).trim())) {
    notes.unknown('Status', status, id);
    notes.leftOut(id, 'an unknown status');
  }
  return STATUS[String(status).trim()] !== undefined;
}

function propertyOf(id: string, records: readonly unknown[], notes: Notes): SourceProperty | undefined {
  const newest = records.toSorted(
    (a, b) => Number(modifiedOf(a) < modifiedOf(b)) - Number(modifiedOf(a) > modifiedOf(b)),
  );
  const [first] = newest;
  const texts: Partial<Record<Locale, Fields>> = {};
  for (const record of newest) {
    const language = coded(LANGUAGES, 'LanguageId', at(record, 'LanguageId'), id, notes);
    if (!language) continue;
    if (texts[language]) notes.remark(`${id} stands twice in ${language}: the record changed last counts.`);
    else
      texts[language] = {
        ...readRows(TEXTS, record, id, notes),
        Description: joined(DESCRIPTION, record, id, notes),
      };
  }
  const country = coded(COUNTRY_OF, 'CountryID', at(first, 'CountryID') ?? COUNTRIES.BE, id, notes);
  if (!country) return void notes.leftOut(id, 'an unknown country');
  const status = at(first, 'Status');
  const state = isNothing(status) ? 'none' : (STATUS[String(status).trim()] ?? 'none');
  const marquee = reading(() => number(at(first, 'Marquee')), 'Marquee', at(first, 'Marquee'), id, notes);
  const goal = coded(GOALS, 'Goal', at(first, 'Goal') ?? 0, id, notes);
  if (goal === undefined) return void notes.leftOut(id, 'an unknown goal');
  if (goal === TAKEOVER)
    notes.remark(`${id} is a business to take over (Goal ${TAKEOVER}): it stands among what is for rent.`);
  // A record in another language may omit fields that do not depend on the language.
  const { StartPrice, ...shared }: Fields = Object.assign(
    {},
    ...newest.toReversed().map((record) => readRows(FIELDS, record, id, notes)),
  );
  return {
    sourceId: id,
    modified: modifiedOf(first),
    type: { webIds: String(at(first, 'WebIDs') ?? at(first, 'WebID') ?? '').trim() },
    city: words(at(first, 'City')),
    zip: words(at(first, 'Zip')),
    country,
    state: state === 'none' && typeof marquee === 'number' ? { marquee } : state,
    fields: {
      ...shared,
      ...(shared['Price'] === undefined && StartPrice !== undefined
        ? { Price: StartPrice, PriceUnit: STARTING_FROM }
        : {}),
      Goal: goal,
      // The price is paid once, not every month.
      ...(goal === TAKEOVER && { PriceUnit: 1 }),
      ...coordinates(newest, id, notes),
    },
    texts,
    pictures: picturesOf(newest),
    records: newest,
  };
}

/** The date of a record's last change; an unreadable date is noted where its field is read. */
function modifiedOf(record: unknown): string {
  for (const field of CHANGED) {
    try {
      const given = day(at(record, field));
      if (given !== undefined) return String(given);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
    }
  }
  return '';
}

/**
 * Exports differ in which of GoogleX and GoogleY is the latitude; in western Europe it is the one that is at
 * least 40.
 */
function coordinates(records: readonly unknown[], id: string, notes: Notes): Fields {
  const pair = records
    .flatMap((record) => [
      [at(record, 'GoogleX'), at(record, 'GoogleY')],
      [at(record, 'Latitude'), at(record, 'Longitude')],
    ])
    .find((values) => !values.some(isNothing) && values.some((value) => Number(value) !== 0));
  if (!pair) return {};
  const [low, high] = pair.map(Number).toSorted((a, b) => a - b);
  if (low === undefined || high === undefined || !(low > -10 && low < 20 && high >= 40 && high < 60)) {
    notes.unknown('GoogleX, GoogleY', pair.join(', '), id);
    return {};
  }
  return { Latitude: high, Longitude: low };
}
