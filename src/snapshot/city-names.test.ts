import { expect, test } from 'vitest';
import { makeSnapshot } from '../../tests/fixtures/make-snapshot.ts';
import { citySpelling } from './city-names.ts';
import { anyRecord } from './market.ts';

const cities = [
  { ID: 1, Name: 'Kapelle-op-den-Bos', Zip: '1880', language: 'nl', CountryID: 10 },
  { ID: 2, Name: 'Liège', Zip: '4000', language: 'fr', CountryID: 10 },
  { ID: 3, Name: 'VISÉ', Zip: '4600', language: 'fr', CountryID: 10 },
] as const;
const spelling = citySpelling(
  cities.map((city) => ({ ...city, CountryName: undefined, PropertyCount: undefined })),
);

test.each([
  ['KAPELLE-OP-DEN-BOS', '1880', 'nl', 'Kapelle-op-den-Bos'],
  ['kapelle-op-den-bos', '1880', 'nl', 'Kapelle-op-den-Bos'],
  ['Kapelle-op-den-Bos', '1880', 'nl', 'Kapelle-op-den-Bos'],
  [' LIÈGE', '4000', 'fr', 'Liège'],
  ['LIE\u0300GE', '4000', 'fr', 'Liège'],
  ['Visé', '4600', 'fr', 'VISÉ'],
  ['LIEGE', '4000', 'fr', undefined],
  ['LIÈGE', '4020', 'fr', undefined],
  ['LIÈGE', '4000', 'nl', undefined],
] as const)('%j %s in %s is %j', (City, Zip, language, expected) =>
  expect(spelling({ City, Zip, language })).toBe(expected),
);

test('a property takes the spelling of its city, so that lists, landings and neighbours match it', () => {
  const { properties } = makeSnapshot((files) => {
    for (const record of files.properties)
      Object.assign(record, { City: String(record['City']).toUpperCase() });
  });
  const [property] = properties;
  expect(property && anyRecord(property).City).toBe('Liège');
});
