import { describe, expect, test } from 'vitest';
import { makeSnapshot, propertyRecords } from '../../tests/fixtures/make-snapshot.ts';
import { KNOWN_FILE } from './known.ts';
import { slugify } from './slugify.ts';
import { tellsStreet } from './told-street.ts';

const LONG = 'Maison de maître avec jardin et garage au calme, proche du centre et des écoles,';

test.each([
  ['/fr/a-vendre/liege/maison-rue-haute/9/', 'Rue Haute', true],
  ['/fr/a-vendre/liege/rue-haute/9/', 'rue haute', true],
  ['/fr/a-vendre/liege/maison-rue-de-leglise-2/9/', 'Rue de l’Église', true],
  ['/nl/te-koop/luik/huis-sacre-coeur/9/', 'Sacré-Cœur', true],
  ['/fr/a-vendre/liege/maison-rue-hauteville/9/', 'Rue Haute', false],
  ['/fr/a-vendre/liege/rue/haute/9/', 'Rue Haute', false],
  ['/fr/a-vendre/liege/maison/9/', '', false],
  ['/fr/a-vendre/liege/maison/9/', '…', false],
  [
    `/fr/a-vendre/liege/${slugify(`${LONG.slice(0, 60)} Rue des Trois Marronniers`)}/9/`,
    'Rue des Trois Marronniers',
    true,
  ],
  [
    `/fr/a-vendre/liege/${slugify(`${LONG.slice(0, 74)} Rue des Trois Marronniers`)}/9/`,
    'Rue des Trois Marronniers',
    false,
  ],
  ['/de/zu-verkaufen/luettich/haus-rue-des-aeols/9/', 'Rue des Äols', true],
])('%s tells "%s": %s', (path, street, expected) => expect(tellsStreet(path, street)).toBe(expected));

describe('a street that was published before its address was hidden', () => {
  const TELLING = { of: 'property:4101', path: '/fr/a-vendre/liege/rue-haute/4101/' };
  const OTHER = { of: 'property:4101', path: '/fr/a-vendre/liege/belle-maison/4101/' };
  const remembered = (addresses: readonly object[], rest: Parameters<typeof propertyRecords>[1], id = 4101) =>
    makeSnapshot((files) => {
      files.properties = propertyRecords(id, { Street: 'Rue Haute', ...rest });
      files.raw[KNOWN_FILE] = JSON.stringify({ version: 2, addresses, properties: [] });
    }).remembered.addresses;

  test('is marked, the other addresses are not', () =>
    expect(remembered([OTHER, TELLING], { PublishAddress: '0' })).toEqual([
      OTHER,
      { ...TELLING, hidden: true },
    ]));
  test('is not marked while the address is public', () =>
    expect(remembered([TELLING], { PublishAddress: '1' })).toEqual([TELLING]));
  test('is no longer marked once it is public again', () =>
    expect(remembered([{ ...TELLING, hidden: true }], { PublishAddress: '1' })).toEqual([TELLING]));
  test('stays marked when the street is taken out of the record, and when the property has gone', () => {
    const marked = { ...TELLING, hidden: true };
    expect(remembered([marked], { PublishAddress: '0', Street: '' })).toEqual([marked]);
    expect(remembered([marked], {}, 4102)).toEqual([marked]);
  });
});
