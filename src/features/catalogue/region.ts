import type { PropertyRecord } from '../../snapshot/schema/property.ts';

/** CRM codes of the countries with rules of their own (specification, section 9). */
export const COUNTRY = { belgium: 10, luxembourg: 50 } as const;

/** The Belgian regions, whose energy labels and advertising rules differ. */
export type Region = 'brussels' | 'wallonia' | 'flanders';

const RANGES: readonly (readonly [from: number, to: number, region: Region])[] = [
  [1000, 1299, 'brussels'],
  [1300, 1499, 'wallonia'],
  [1500, 3999, 'flanders'],
  [4000, 7999, 'wallonia'],
  [8000, 9999, 'flanders'],
];

/**
 * The region of a Belgian postal code (specification, section 5).
 * @param zip four digits; surrounding white space and a `B-` in front are allowed
 * @returns `undefined` for anything else: the specification's "unknown"
 */
export function regionOf(zip: string): Region | undefined {
  const digits = /^(?:B-?)?(\d{4})$/i.exec(zip.trim())?.[1];
  if (digits === undefined) return undefined;
  const code = Number(digits);
  return RANGES.find(([from, to]) => code >= from && code <= to)?.[2];
}

/** The region whose law holds for a property; `undefined` outside Belgium. */
export const regionOfProperty = ({
  CountryID,
  Zip,
}: Pick<PropertyRecord, 'CountryID' | 'Zip'>): Region | undefined =>
  CountryID === COUNTRY.belgium ? regionOf(Zip) : undefined;
