import type { Locale } from '../../i18n/locales.ts';
import type { Fault } from '../fault.ts';
import type { ProjectRecord } from '../schema/project.ts';
import type { PropertyRecord } from '../schema/property.ts';

/**
 * Fields that must be equal in all records of an entity. Differences in `errors` would mislead visitors or
 * reveal an address.
 */
interface Agreement<T> {
  file: string;
  errors: readonly (keyof T & string)[];
  warnings: readonly (keyof T & string)[];
}

const PROPERTY: Agreement<PropertyRecord> = {
  file: 'catalogue/properties.json',
  errors: ['Goal', 'PublishAddress', 'WebID', 'WebIDs', 'Marquee'],
  warnings: ['Price', 'PublishPrice', 'PriceUnit', 'Zip', 'CountryID', 'EnergyPerformance'],
};
const PROJECT: Agreement<ProjectRecord> = {
  file: 'catalogue/projects.json',
  errors: ['PublicAddress', 'ExternalWeb'],
  warnings: ['Zip', 'CountryID', 'IsSoldOut'],
};

/** Checks that the records of one property or project differ only in their texts. */
export const checkAgreement = (
  properties: readonly PropertyRecord[],
  projects: readonly ProjectRecord[],
): Fault[] => [...disagreements(PROPERTY, properties), ...disagreements(PROJECT, projects)];

function disagreements<T extends { ID: number; language: Locale }>(
  { file, errors, warnings }: Agreement<T>,
  records: readonly T[],
): Fault[] {
  const first = new Map<number, T>();
  return records.flatMap((record, index) => {
    const other = first.get(record.ID);
    if (!other) {
      first.set(record.ID, record);
      return [];
    }
    return [...errors, ...warnings]
      .filter((field) => record[field] !== other[field])
      .map((field) => ({
        level: errors.includes(field) ? ('error' as const) : ('warning' as const),
        file,
        pointer: `/${index}/${field}`,
        id: `${record.ID} (${record.language})`,
        found: String(record[field]),
        expected: `${String(other[field])}, as in the "${other.language}" record`,
        hint: 'Records of one entity differ only in their texts. Export them again together.',
      }));
  });
}
