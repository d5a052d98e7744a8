import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Fields = Record<string, unknown>;

/**
 * What must stand in no file of the output: streets with numbers, and coordinates to four decimals, of properties and
 * projects whose address is not public. Coordinates that a public entry of the snapshot has too are left out.
 */
export function hiddenPlaces(snapshot: string): { what: string; text: string }[] {
  const read = (name: string): Fields[] => {
    const file = join(snapshot, 'catalogue', `${name}.json`);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  };
  const entries = [...read('properties'), ...read('projects')];
  const hidden = entries.filter((entry) => !isPublic(entry));
  const open = JSON.stringify([entries.filter(isPublic), read('neighbourhoods')]);
  return hidden.flatMap((entry) => {
    const street = words(entry['Street']);
    const number = words(entry['HouseNumber']);
    const coordinates = ['Latitude', 'Longitude']
      .map((field) => /^\d+\.\d{4}/.exec(String(entry[field] ?? ''))?.[0])
      .filter((text) => text !== undefined && !open.includes(text));
    return [
      ...(street && number
        ? [`${street} ${number}`, `${street}, ${number}`, `${number} ${street}`, `${number}, ${street}`]
        : []),
      ...coordinates,
    ].map((text) => ({ what: `the place of ${entry['ID']}`, text: text ?? '' }));
  });
}

/** As the snapshot's readers have it: an address is public only where the record says so. */
const isPublic = (entry: Fields): boolean =>
  ['1', 'true'].includes(String(entry['PublishAddress'] ?? entry['PublicAddress'] ?? '0'));

const words = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
