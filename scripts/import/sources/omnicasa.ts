import type { Locale } from '../../../src/i18n/locales.ts';
import type { Notes } from '../notes.ts';
import {
  at,
  COUNTRIES,
  type Country,
  coded,
  type Fields,
  list,
  type Row,
  readRows,
  type Source,
  type SourceDocument,
  SourceError,
  type SourceProperty,
  type State,
} from '../source.ts';
import { day, isNothing, number, paragraphs, positive, type Read, whole, words, yesNo } from '../values.ts';

const LANGUAGES: Readonly<Record<string, Locale>> = { 1: 'nl', 2: 'fr', 3: 'en', 4: 'de' };

/** What is shown; `undefined` stays off the site. Sold, rented and reference properties keep a page. */
const STATUS: Readonly<Record<string, State | undefined>> = {
  0: undefined,
  1: 'none',
  2: 'sold',
  3: undefined,
  4: 'rented',
  5: undefined,
  6: 'sold',
};

const COUNTRY_OF: Readonly<Record<string, Country>> = Object.fromEntries(
  Object.entries(COUNTRIES)
    .filter(([, id]) => id < 1000)
    .map(([country, id]) => [id, country as Country]),
);

const flag: Read = (value) => {
  const given = yesNo(value);
  return given === undefined ? undefined : given ? '1' : '0';
};
const count = whole(number);
const amount = positive(number);

const same = (read: Read, fields: string): Row[] => fields.split(/\s+/).map((field) => [field, field, read]);

/** The export has the snapshot's own names. */
const FIELDS: readonly Row[] = [
  ['CreateDate', 'CreateDate', day],
  ['ModifyDate', 'ModifyDate', day],
  ['RecordFile', 'RecordFile', words],
  ...same(flag, 'PublishPrice PublishAddress'),
  ...same(words, 'HouseNumber BoxNr EPCLabelText EPCUniqueCode FloodScoreP FloodScoreG VAT'),
  ...same(
    amount,
    'Price SurfaceTotal SurfaceGround SurfaceLiving SurfaceTerrace SurfaceGarden SurfaceConstructed SurfaceStore',
  ),
  ...same(
    amount,
    'CadastralIncome RealEstateTax NotaryFee ChargesOwner ChargesRenter Deposit AgencyCost InventoryOfPlace ViagerIndexedRent',
  ),
  ...same(
    count,
    'PriceUnit NumberOfBedRooms NumberOfBathRooms NumberOfShowerRooms NumberOfToilets NumberOfGarages NumberOfParkings',
  ),
  ...same(
    positive(count),
    'NumberOfExternalParkings NumberOfFloors NumberOfFacades ConstructionYear RenovationYear ViagerHead1Age ViagerHead2Age',
  ),
  ...same(number, 'Floor EnergyPerformance EPCTotal CO2Emission ELevel'),
  ...same(day, 'EPCExpiryDate AsbestosDate'),
  ...same(yesNo, 'HasLift HasGarden HasTerrace HasCellar ViagerOccupied'),
  ...same(words, 'VideoUrl VirtualTourUrl'),
];

/** Words in the language of the record. */
const TEXTS: readonly Row[] = [
  ['TypeDescription', 'TypeDescription', words],
  ['Description', 'Description', paragraphs],
  ...same(
    words,
    'MainTypeName Street Heating Kitchen Windows Roof AvailableFrom ElectricityCertificate GasCertificate',
  ),
  ...same(words, 'AsbestosType FloodZone PlanningPermit PlanningZone PlanningSummons PlanningPreemption'),
  ...same(words, 'PlanningSubdivision'),
];

/** Exports of Omnicasa and its kin: one record per property and language, in one envelope or several. */
export const omnicasa: Source = {
  name: 'omnicasa',
  format: 'json',
  read(documents, notes) {
    const items = documents.flatMap(itemsOf).filter((item) => isOnSite(item, notes));
    const groups = Map.groupBy(items, (item) => String(at(item, 'ID')));
    return [...groups].flatMap(([id, records]) => propertyOf(id, records, notes) ?? []);
  },
};

/** `{ …Result: { Success, Message, Value: { Items, RowsCount } } }`; a bare list will do too. */
function itemsOf({ path, data }: SourceDocument): unknown[] {
  if (Array.isArray(data)) return data;
  const result = Object.entries(Object(data)).find(([key]) => key.endsWith('Result'))?.[1] ?? data;
  if (at(result, 'Success') === false)
    throw new SourceError(`${path} holds a failure: ${at(result, 'Message')}`);
  const items = at(result, 'Value.Items');
  if (!Array.isArray(items))
    throw new SourceError(`${path} has no Value.Items, so it is no Omnicasa export.`);
  const rows = at(result, 'Value.RowsCount');
  if (
    typeof rows === 'number' &&
    documentsPerPage(items) < rows &&
    at(result, 'Value.PageIndex') === undefined
  )
    throw new SourceError(`${path} tells of ${rows} properties and holds ${documentsPerPage(items)}.`);
  return items;
}

const documentsPerPage = (items: readonly unknown[]): number =>
  new Set(items.map((item) => String(at(item, 'ID')))).size;

function isOnSite(item: unknown, notes: Notes): boolean {
  const id = String(at(item, 'ID'));
  const status = at(item, 'Status');
  if (isNothing(status)) return true;
  return coded(STATUS, 'Status', status, id, notes) !== undefined;
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
    else texts[language] = readRows(TEXTS, record, id, notes);
  }
  const country = coded(COUNTRY_OF, 'CountryID', at(first, 'CountryID') ?? COUNTRIES.BE, id, notes);
  if (!country) return void notes.leftOut(id, 'an unknown country');
  const status = at(first, 'Status');
  const state = isNothing(status) ? 'none' : (STATUS[String(status)] ?? 'none');
  const marquee = number(at(first, 'Marquee'));
  return {
    sourceId: id,
    modified: modifiedOf(first),
    type: { webIds: String(at(first, 'WebIDs') ?? at(first, 'WebID') ?? '').trim() },
    city: words(at(first, 'City')),
    zip: words(at(first, 'Zip')),
    country,
    state: state === 'none' && typeof marquee === 'number' ? { marquee } : state,
    fields: {
      // A record of another language may leave out what does not depend on it.
      ...Object.assign({}, ...newest.toReversed().map((record) => readRows(FIELDS, record, id, notes))),
      Goal: Number(number(at(first, 'Goal')) ?? 0),
      ...coordinates(
        newest.find((record) => !isNothing(at(record, 'GoogleX') ?? at(record, 'Latitude'))),
        id,
        notes,
      ),
    },
    texts,
    pictures: list(newest.map((record) => at(record, 'PictureItems')).find(Array.isArray)).map((item) => ({
      url: String(at(item, 'Url') ?? ''),
      width: dimension(at(item, 'Width')),
      height: dimension(at(item, 'Height')),
      name: words(at(item, 'Name')),
    })),
  };
}

const dimension = (value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 ? value : undefined;

const modifiedOf = (record: unknown): string =>
  String(day(at(record, 'ModifyDate')) ?? day(at(record, 'CreateDate')) ?? '');

/** Which of GoogleX and GoogleY is the latitude differs; in western Europe it is the one from 40 on. */
function coordinates(record: unknown, id: string, notes: Notes): Fields {
  const pair = [
    at(record, 'GoogleX') ?? at(record, 'Latitude'),
    at(record, 'GoogleY') ?? at(record, 'Longitude'),
  ];
  if (pair.some(isNothing) || pair.every((value) => Number(value) === 0)) return {};
  const [low, high] = pair.map(Number).toSorted((a, b) => a - b);
  if (low === undefined || high === undefined || !(low > -10 && low < 20 && high >= 40 && high < 60)) {
    notes.unknown('GoogleX, GoogleY', pair.join(', '), id);
    return {};
  }
  return { Latitude: high, Longitude: low };
}
