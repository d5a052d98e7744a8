import { type Fault, pointer } from '../fault.ts';
import type { ProjectRecord } from '../schema/project.ts';
import type { PropertyRecord } from '../schema/property.ts';

/**
 * Fields that are removed from a record with a hidden address (see `privacy.ts`), or that are public anyway.
 */
const REMOVED = new Set(['Street', 'HouseNumber', 'BoxNr', 'City', 'CountryName']);

/** A hidden address must not appear in any text or file name that the site shows. */
export const checkHiddenAddresses = (
  properties: readonly PropertyRecord[],
  projects: readonly ProjectRecord[],
): Fault[] => [
  ...properties.flatMap((record, index) =>
    record.PublishAddress ? [] : leaks('catalogue/properties.json', 'PublishAddress', record, index),
  ),
  ...projects.flatMap((record, index) =>
    record.PublicAddress ? [] : leaks('catalogue/projects.json', 'PublicAddress', record, index),
  ),
];

function leaks(file: string, flag: string, record: PropertyRecord | ProjectRecord, index: number): Fault[] {
  const street = fold(record.Street ?? '');
  if (street.trim() === '') return [];
  // Folding all texts of a record at once is many times faster than one by one, and nearly all records are
  // clean.
  const found = texts(record, []);
  if (!fold(found.map(({ value }) => value).join('\n')).includes(street)) return [];
  return found
    .filter(({ value }) => fold(value).includes(street))
    .map(({ path }) => ({
      level: 'error' as const,
      file,
      pointer: pointer([index, ...path]),
      id: `${record.ID} (${record.language})`,
      found: `the street "${record.Street}", though the address is hidden`,
      expected: 'texts and file names that do not name the street',
      hint: `Take the street out, or set ${flag} to "1".`,
    }));
}

/**
 * Lower case without accents and punctuation, with single spaces between and around words. Unicode classes
 * are slow to match, so they are applied only to the few characters beyond ASCII.
 */
const fold = (value: string): string =>
  ` ${value
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase()
    .replace(/[^\0-\x7f]+/g, (signs) => signs.replace(/\p{M}/gu, '').replace(/[^\p{L}\p{N}]+/gu, ' '))
    .replace(/[\0-\x2f\x3a-\x60\x7b-\x7f]+/g, ' ')
    .trim()} `;

function texts(
  data: object,
  path: readonly PropertyKey[],
): { value: string; path: readonly PropertyKey[] }[] {
  return Object.entries(data as Record<string, unknown>).flatMap(([key, value]) => {
    if (path.length === 0 && REMOVED.has(key)) return [];
    const place = [...path, Array.isArray(data) ? Number(key) : key];
    if (typeof value === 'string') return [{ value, path: place }];
    return value !== null && typeof value === 'object' ? texts(value, place) : [];
  });
}
