import { epcOf, labelKeyFromText } from '../../src/features/catalogue/epc.ts';
import { brusselsDay } from '../../src/i18n/brussels-day.ts';
import { sharedLaw } from '../../src/snapshot/law/shared-law.ts';
import { unconfirmedZeros, without, withoutEmptyFigures } from '../../src/snapshot/not-known.ts';
import type { Notes } from './notes.ts';
import { COUNTRIES, type Country, type Fields, type SourceProperty } from './source.ts';

/**
 * Removes the figures whose 0 means "not known" from a property's fields, whatever the source. An energy
 * value of 0 is kept if a certificate confirms it (see `not-known.ts`) and no label contradicts it: an export
 * with label D and the value 0 does not know the value, and the site would show A++. Such a contradiction is
 * noted.
 */
export function knownFigures({ fields, zip, country, sourceId }: SourceProperty, notes: Notes): Fields {
  const known = withoutEmptyFigures(fields);
  const label = String(known['EPCLabelText'] ?? '');
  const isOther = known['EnergyPerformance'] === 0 && isLabelOfMore(label, zip ?? '', country);
  if (isOther) notes.unknown(`EnergyPerformance beside the label ${label}`, 0, sourceId);
  const certain = isOther ? without(known, ['EnergyPerformance']) : known;
  return without(certain, unconfirmedZeros(certain));
}

/**
 * Whether a label contradicts an energy value of 0: it is not the best of its region, or elsewhere not an A.
 */
function isLabelOfMore(text: string, Zip: string, country: Country): boolean {
  const label = labelKeyFromText(text);
  if (label === undefined) return false;
  const record = { CountryID: COUNTRIES[country], Zip, EPCLabelText: undefined, EnergyPerformance: 0 };
  const best = epcOf({ record, law: sharedLaw(brusselsDay(new Date())) })?.label;
  return best === undefined ? !label.startsWith('a') : label !== best;
}
