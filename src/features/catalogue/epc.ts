import { labelParts } from '../../snapshot/energy-label.ts';
import type { Law } from '../../snapshot/law/names.ts';
import type { PropertyRecord } from '../../snapshot/schema/property.ts';
import { COUNTRY, type Region, regionOfProperty } from './region.ts';

export type EpcRegion = Region | 'luxembourg';

type Letter = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i';
/** `A++` as `a_plusplus`, `B-` as `b_minus`: the names of the pictures in `public/images/epc`. */
export type EpcLabel = `${Letter}${'' | '_plus' | '_plusplus' | '_minus'}`;

/** A label and its upper bound, inclusive, in kWh/m²·year. */
export interface EpcBand {
  label: EpcLabel;
  /** `null` if there is no upper bound, or if it is not known, as in Luxembourg. */
  upTo: number | null;
}

const LUXEMBOURG: readonly EpcBand[] = (['a_plus', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const).map(
  (label) => ({ label, upTo: null }),
);

/**
 * The labels of a region from best to worst, by the law of the day (specification, section 9). Luxembourg's
 * have no bounds.
 *
 * The specification counts 19 bands in Brussels, from a_plus to g, and puts g above 346. The official scale has
 * 18: it begins with A++ and does not divide F (six letters of three bands each, and G, would give 19). The law
 * file has the official bounds, except that F reaches the specification's 346 instead of 345.
 */
export const scaleOf = (law: Law, region: EpcRegion): readonly EpcBand[] =>
  region === 'luxembourg' ? LUXEMBOURG : law[region]['energy.scale'];

/**
 * The label of an energy value (specification, section 9).
 * @param value kWh/m²·year
 * @returns `undefined` for a value that is not a finite number, and in Luxembourg, whose labels are not
 *   computed
 */
export function epcBand(law: Law, region: EpcRegion, value: number): EpcLabel | undefined {
  if (region === 'luxembourg' || !Number.isFinite(value)) return undefined;
  return scaleOf(law, region).find(({ upTo }) => upTo === null || value <= upTo)?.label;
}

const SIGNS: Readonly<Record<string, string>> = { '': '', '+': '_plus', '++': '_plusplus', '-': '_minus' };

/**
 * `A++` to `a_plusplus`, with any kind of minus sign and in any case. `undefined` for a text that is not a
 * label.
 */
export function labelKeyFromText(text: string): EpcLabel | undefined {
  const parts = labelParts(text);
  return parts && (`${parts.letter}${SIGNS[parts.sign]}` as EpcLabel);
}

/** `a_plusplus` to `A++`. */
export function labelText(label: EpcLabel): string {
  const [letter = '', sign = ''] = label.split('_');
  return letter.toUpperCase() + sign.replaceAll('plus', '+').replace('minus', '-');
}

export interface Epc {
  region: EpcRegion;
  label: EpcLabel;
  /** The address of the label's picture. */
  image: string;
  /** Every label of the region, from best to worst. */
  scale: readonly EpcBand[];
  /** kWh/m²·year; `undefined` if only the label is known. */
  value: number | undefined;
}

export type EnergyRecord = Pick<PropertyRecord, 'CountryID' | 'Zip' | 'EnergyPerformance' | 'EPCLabelText'>;

const epcRegion = (record: EnergyRecord): EpcRegion | undefined =>
  record.CountryID === COUNTRY.luxembourg ? 'luxembourg' : regionOfProperty(record);

/**
 * The energy label of a property (specification, section 9). In Belgium it is computed from the value and the
 * region of the zip, and taken from `EPCLabelText` only if there is no value; in Luxembourg it is always
 * taken from `EPCLabelText`.
 * @returns `undefined` if the region is unknown, or if there is no label of that region's scale
 */
export function epcOf({ record, law }: { record: EnergyRecord; law: Law }): Epc | undefined {
  const region = epcRegion(record);
  if (!region) return undefined;
  const scale = scaleOf(law, region);
  const value = Number.isFinite(record.EnergyPerformance) ? record.EnergyPerformance : undefined;
  const written = labelKeyFromText(record.EPCLabelText ?? '');
  const label =
    (value === undefined ? undefined : epcBand(law, region, value)) ??
    scale.find((band) => band.label === written)?.label;
  return label && { region, label, image: `/images/epc/${region}/${label}.png`, scale, value };
}

/** Whether a home with this label must be renovated after a purchase, as Flanders demands (section 9). */
export const mustBeRenovated = (law: Law, { region, label }: Epc): boolean =>
  region === 'flanders' && law.flanders['renovation.labels'].some((bad) => bad === label);
