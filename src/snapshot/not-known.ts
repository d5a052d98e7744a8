import { labelParts } from './energy-label.ts';
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

/** Every figure of a property (specification, section 3), and what its 0 means. */
const ZERO: Readonly<Record<Figure, Zero>> = {
  Price: 'unknown',
  SurfaceTotal: 'unknown',
  SurfaceGround: 'unknown',
  SurfaceLiving: 'unknown',
  SurfaceTerrace: 'unknown',
  SurfaceGarden: 'unknown',
  SurfaceConstructed: 'unknown',
  SurfaceStore: 'unknown',
  NumberOfBedRooms: 'unknown',
  NumberOfBathRooms: 'unknown',
  NumberOfShowerRooms: 'unknown',
  NumberOfToilets: 'unknown',
  NumberOfGarages: 'unknown',
  NumberOfParkings: 'unknown',
  NumberOfExternalParkings: 'unknown',
  NumberOfFloors: 'unknown',
  NumberOfFacades: 'unknown',
  // The ground floor.
  Floor: 'value',
  ConstructionYear: 'unknown',
  RenovationYear: 'unknown',
  EnergyPerformance: 'certificate',
  EPCTotal: 'certificate',
  CO2Emission: 'certificate',
  ELevel: 'certificate',
  CadastralIncome: 'unknown',
  RealEstateTax: 'unknown',
  NotaryFee: 'unknown',
  ChargesOwner: 'unknown',
  ChargesRenter: 'unknown',
  Deposit: 'unknown',
  AgencyCost: 'unknown',
  InventoryOfPlace: 'unknown',
  ViagerHead1Age: 'unknown',
  ViagerHead2Age: 'unknown',
  ViagerIndexedRent: 'unknown',
  Latitude: 'place',
  Longitude: 'place',
};

const figuresOf = (kind: Zero): readonly Figure[] =>
  (Object.keys(ZERO) as Figure[]).filter((figure) => ZERO[figure] === kind);
const UNKNOWN = figuresOf('unknown');
const CERTIFICATE = figuresOf('certificate');
const PLACE = figuresOf('place');

const DATES = ['CreateDate', 'ModifyDate', 'EPCExpiryDate', 'AsbestosDate', 'AvailableFrom'] as const;

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
