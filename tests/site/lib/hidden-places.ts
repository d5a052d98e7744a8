import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Fields = Record<string, unknown>;

/** A place that no file of the output may contain. */
interface HiddenPlace {
  what: string;
  isIn(content: string): boolean;
}

/**
 * Streets with numbers, and coordinates to four decimals, of properties and projects with a hidden address. A
 * latitude or longitude alone is no secret, and many rivers and borders share one; only both together reveal
 * the place.
 */
export function hiddenPlaces(snapshot: string): HiddenPlace[] {
  const read = (name: string): Fields[] => {
    const file = join(snapshot, 'catalogue', `${name}.json`);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  };
  return [...read('properties'), ...read('projects')]
    .filter((entry) => !isPublic(entry))
    .flatMap((entry) => [...hiddenStreet(entry), ...hiddenPoint(entry)]);
}

function hiddenStreet(entry: Fields): HiddenPlace[] {
  const street = words(entry['Street']);
  const number = words(entry['HouseNumber']);
  if (!street || !number) return [];
  return [`${street} ${number}`, `${street}, ${number}`, `${number} ${street}`, `${number}, ${street}`].map(
    (text) => ({ what: `the address of ${entry['ID']}, ${text}`, isIn: (content) => content.includes(text) }),
  );
}

function hiddenPoint(entry: Fields): HiddenPlace[] {
  const [lat, lng] = ['Latitude', 'Longitude'].map((field) =>
    /^\d+\.\d{4}/.exec(String(entry[field] ?? ''))?.[0].replace('.', '\\.'),
  );
  if (!lat || !lng) return [];
  const apart = '\\d*[^\\d-]{1,30}';
  const pair = new RegExp(`${lat}${apart}${lng}|${lng}${apart}${lat}`);
  return [{ what: `the point of ${entry['ID']}, ${lat} ${lng}`, isIn: (content) => pair.test(content) }];
}

/** An address is public only if the record says so, as in the snapshot's reader. */
const isPublic = (entry: Fields): boolean =>
  ['1', 'true'].includes(String(entry['PublishAddress'] ?? entry['PublicAddress'] ?? '0'));

const words = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
