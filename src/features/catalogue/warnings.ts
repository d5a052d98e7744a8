import type { Snapshot } from '../../snapshot/domain.ts';
import type { Fault } from '../../snapshot/fault.ts';
import type { Law } from '../../snapshot/law/names.ts';
import { anyRecord, goalOf, isTaken } from '../../snapshot/market.ts';
import type { PropertyRecord } from '../../snapshot/schema/property.ts';
import { isFieldShown } from './condition.ts';
import { epcBand, labelKeyFromText, labelText } from './epc.ts';
import { COUNTRY, type Region, regionOf } from './region.ts';

/**
 * Fields taken from an energy certificate; not needed by a property whose energy value the site never shows.
 */
const CERTIFICATE: readonly string[] = ['EnergyPerformance', 'EPCTotal', 'EPCUniqueCode', 'CO2Emission'];

/**
 * Legally required or obviously missing data of properties that are still advertised; these warnings never
 * stop a build.
 */
export function catalogueWarnings({
  properties,
  site,
  law,
}: Pick<Snapshot, 'properties' | 'site' | 'law'>): Fault[] {
  return properties
    .map(anyRecord)
    .filter((record) => record.CountryID === COUNTRY.belgium && !isTaken(site, record))
    .flatMap((record) => {
      const region = regionOf(record.Zip);
      return region
        ? [...missing(law, record, region, site.displayConditions), ...contradicting(law, record, region)]
        : [];
    });
}

const warning = (record: PropertyRecord, fault: Pick<Fault, 'found' | 'expected' | 'hint'>): Fault => ({
  level: 'warning',
  file: 'catalogue/properties.json',
  pointer: '',
  id: String(record.ID),
  ...fault,
});

function missing(
  law: Law,
  record: PropertyRecord,
  region: Region,
  conditions: Snapshot['site']['displayConditions'],
): Fault[] {
  const { 'advertisement.always': always, 'advertisement.sale': sale } = law[region];
  const isShown = (field: string) => isFieldShown(conditions, field, record);
  const needsCertificate = isShown('EnergyPerformance');
  const fields = [...always, ...(goalOf(record) === 'sale' ? sale : [])]
    .filter((field) => (CERTIFICATE.includes(field) ? needsCertificate : isShown(field)))
    .filter((field) => isBlank(new Map(Object.entries(record)).get(field)));
  if (fields.length === 0) return [];
  return [
    warning(record, {
      found: `no ${fields.join(', ')}`,
      expected: `all that an advertisement in ${NAME[region]} must show`,
      hint: 'Fill them in the CRM. Where a field cannot apply, exempt it under "displayConditions" in site.json.',
    }),
  ];
}

const isBlank = (value: unknown): boolean => value === undefined || value === '';

const NAME: Readonly<Record<Region, string>> = {
  wallonia: 'Wallonia',
  brussels: 'Brussels',
  flanders: 'Flanders',
};

function contradicting(law: Law, record: PropertyRecord, region: Region): Fault[] {
  const { EnergyPerformance, EPCLabelText } = record;
  const written = labelKeyFromText(EPCLabelText ?? '');
  const computed = EnergyPerformance === undefined ? undefined : epcBand(law, region, EnergyPerformance);
  if (!written || !computed || written === computed) return [];
  return [
    warning(record, {
      found: `the label ${labelText(written)}, though ${EnergyPerformance} kWh/m² is ${labelText(computed)} in ${NAME[region]}`,
      expected: 'EPCLabelText as EnergyPerformance and the region give it',
      hint: `The site shows ${labelText(computed)}. Correct the one that is wrong.`,
    }),
  ];
}
