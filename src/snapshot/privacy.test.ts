import { expect, test } from 'vitest';
import { makeSnapshot, propertyRecords } from '../../tests/fixtures/make-snapshot.ts';

const ADDRESS = {
  Street: 'Rue Secrète',
  HouseNumber: '42',
  BoxNr: 'B7',
  Latitude: 50.640123,
  Longitude: 5.570456,
};

test('of a property with a hidden address nothing is left that would tell where it is', () => {
  const { properties } = makeSnapshot((files) => {
    files.properties = propertyRecords(4101, { ...ADDRESS, PublishAddress: '0' });
  });
  expect(properties[0]?.records.fr).toMatchObject({ City: 'Liège', Zip: '4000' });
  const all = JSON.stringify(properties);
  for (const value of ['Secr', '"42"', 'B7', '50.64', '5.57']) expect(all).not.toContain(value);
});

test('an address is hidden unless the record says otherwise', () => {
  const street = (PublishAddress?: '0' | '1' | null) =>
    makeSnapshot((files) => {
      files.properties = propertyRecords(4101, {
        ...ADDRESS,
        ...(PublishAddress === undefined ? {} : { PublishAddress }),
      });
    }).properties[0]?.records.nl?.Street;
  expect(street()).toBeUndefined();
  expect(street(null)).toBeUndefined();
  expect(street('0')).toBeUndefined();
  expect(street('1')).toBe('Rue Secrète');
});

test('projects alike', () => {
  const { projects } = makeSnapshot((files) => {
    const project = { language: 'fr', Name: 'Quai', City: 'Liège', Zip: '4000', ...ADDRESS } as const;
    files.projects = [
      { ...project, ID: 7 },
      { ...project, ID: 8, PublicAddress: '1' },
    ];
  });
  expect(JSON.stringify(projects[0])).not.toMatch(/Secr|"42"|B7|50\.64|5\.57/);
  expect(projects[1]?.records.fr).toMatchObject(ADDRESS);
});

test('a price on request is in no record, a published one is', () => {
  const price = (PublishPrice: '0' | '1') =>
    makeSnapshot((files) => {
      files.properties = propertyRecords(4101, { Price: 389_123, PublishPrice });
    }).properties[0]?.records.fr?.Price;
  expect(price('0')).toBeUndefined();
  expect(price('1')).toBe(389_123);
});
