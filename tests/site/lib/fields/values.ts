import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { type Field, valueAt, withValue } from './walk.ts';

/** A word that stands nowhere else in a site. */
export const marker = (number: number): string => `Zq${number}x`;

/** Values of every kind that the schemas know, the most telling first. */
const candidates = (number: number): unknown[] => [
  marker(number),
  false,
  true,
  `${marker(number).toLowerCase()}@example.org`,
  `https://example.org/${marker(number)}`,
  '#123456',
  'b.jpg',
  `/${marker(number)}/`,
  marker(number).toLowerCase(),
  11,
  7,
  3,
  2,
  1,
  0,
  1250,
  1999,
  -4,
  'https://youtu.be/bbbbbbbbbbb',
  '5',
  '3',
  '1',
  '0',
  '1,5',
  'B',
  '2031-05-06T11:00',
  '2031-05-08T12:30',
  '2031-05-08',
  '11:11',
  '+32 400 00 99 11',
  '50.70,5.50 50.70,5.60 50.80,5.60',
  '/contact/',
];

/**
 * A record with another valid value in one field, found by trying: the schema decides what is valid, and the
 * value must mean something else than the one before.
 * @throws if no value is; then `candidates` lacks one of the field's kind
 */
export function changed<T>(schema: z.ZodType, base: T, field: Field, number: number, given?: unknown): T {
  const before = schema.parse(base);
  const tried =
    given !== undefined
      ? [given]
      : valueAt(base, field.path) === 'a.jpg'
        ? ['b.jpg']
        : [...field.members, ...candidates(number)];
  for (const value of tried) {
    if (isDeepStrictEqual(value, valueAt(base, field.path))) continue;
    const record = withValue(base, field.path, value);
    const { success, data } = schema.safeParse(record);
    if (success && !isDeepStrictEqual(data, before)) return record;
  }
  throw new Error(`No other valid value was found for ${field.path.join('.')}.`);
}
