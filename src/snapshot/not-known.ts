import { labelParts } from './energy-label.ts';
import { FACT_FIELDS, FACT_NAMES, type FactKind, type FactName } from './fact-fields.ts';
import type { FigureKind } from './schema/facts.ts';
import type { PropertyRecord } from './schema/property.ts';

/** What a 0 in a figure means. CRM exports also write 0 for an unknown figure. */
type Zero =
  /** A figure like any other. */
  | 'value'
  /** Unknown: no property has the value 0, or 0 is shown by showing nothing. */
  | 'unknown'
  /** A figure if there is a certificate, otherwise unknown. */
  | 'certificate'
  /** Unknown for a latitude, since 0 is in the Atlantic; a longitude of 0 is that of Greenwich. */
  | 'place';

type Code = 'ID' | 'Goal' | 'Marquee' | 'CountryID' | 'PriceUnit';
type Figure = Exclude<
  {
    [K in keyof PropertyRecord]-?: PropertyRecord[K] extends number | undefined ? K : never;
  }[keyof PropertyRecord],
  Code
>;

/** What the 0 of a fact means, by its kind. */
const OF_KIND: Readonly<Record<FigureKind, Zero>> = {
  surface: 'unknown',
  count: 'unknown',
  year: 'unknown',
  age: 'unknown',
  money: 'unknown',
  moneyPerMonth: 'unknown',
  moneyPerYear: 'unknown',
  // The ground floor.
  floor: 'value',
  energy: 'certificate',
  energyTotal: 'certificate',
  energyLevel: 'certificate',
  co2: 'certificate',
};

/** What the 0 of every other figure means. */
const OTHERS: Readonly<Record<Exclude<Figure, FactName>, Zero>> = {
  Price: 'unknown',
  Latitude: 'place',
  Longitude: 'place',
};

const isFigureKind = (kind: FactKind): kind is FigureKind => Object.hasOwn(OF_KIND, kind);

/** Every figure of a property (specification, section 3), and what its 0 means. */
const ZERO: ReadonlyMap<Figure, Zero> = new Map([
  ...(Object.entries(OTHERS) as [Figure, Zero][]),
  ...FACT_NAMES.flatMap((name): [Figure, Zero][] => {
    const { kind } = FACT_FIELDS[name];
    return isFigureKind(kind) ? [[name as Figure, OF_KIND[kind]]] : [];
  }),
]);

const figuresOf = (zero: Zero): readonly Figure[] =>
  [...ZERO].flatMap(([figure, meaning]) => (meaning === zero ? [figure] : []));
const UNKNOWN = figuresOf('unknown');
const CERTIFICATE = figuresOf('certificate');
const PLACE = figuresOf('place');

const DATES = [
  'CreateDate',
  'ModifyDate',
  ...FACT_NAMES.filter((name) => ['date', 'dateOrWords'].includes(FACT_FIELDS[name].kind)),
];

/**
 * Whether a day, such as `0001-01-01` or `1900-01-01T00:00`, is what databases and clocks write for an empty
 * one.
 */
export const isEmptyDay = (iso: string): boolean =>
  /^\d{4}-\d\d-\d\d/.test(iso) && (iso < '1901' || iso.startsWith('1970-01-01'));

type Fields = Readonly<Record<string, unknown>>;

/**
 * A record without the zeros and days that mean "not known" in every case. Zeros of a certificate are kept.
 */
export function withoutEmptyFigures<T extends Fields>(record: T): T {
  const empty = [
    ...UNKNOWN.filter((figure) => record[figure] === 0),
    ...(record['Latitude'] === 0 ? PLACE : []),
    ...DATES.filter((field) => isEmptyDay(String(record[field] ?? ''))),
  ];
  return empty.length === 0 ? record : without(record, empty);
}

/** A record without the named fields. */
export const without = <T extends Fields>(record: T, fields: readonly string[]): T => ({
  ...record,
  ...Object.fromEntries(fields.map((field) => [field, undefined])),
});

/**
 * The figures of an energy certificate whose 0 is not confirmed. The energy value is unconfirmed if the
 * record has no label, no total and no certificate code; the other figures are if that value is not 0 or is
 * itself unconfirmed.
 */
export function unconfirmedZeros(record: Fields): readonly Figure[] {
  const zeros = CERTIFICATE.filter((figure) => record[figure] === 0);
  if (zeros.length === 0) return zeros;
  const energy = record['EnergyPerformance'];
  const isNone = typeof energy === 'number' && energy <= 0 && (energy < 0 || hasCertificate(record));
  return isNone ? [] : zeros.filter((figure) => figure !== 'EnergyPerformance' || !hasCertificate(record));
}

const hasCertificate = ({ EPCLabelText, EPCTotal, EPCUniqueCode }: Fields): boolean =>
  labelParts(String(EPCLabelText ?? '')) !== undefined ||
  (typeof EPCTotal === 'number' && EPCTotal !== 0) ||
  /[1-9a-z]/i.test(String(EPCUniqueCode ?? ''));
