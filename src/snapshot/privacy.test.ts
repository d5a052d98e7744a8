import { expect, test } from 'vitest';
import { makeSnapshot, propertyRecords } from '../../tests/fixtures/make-snapshot.ts';
import { displacedArea } from './displace.ts';

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
  for (const value of ['Secr', '"42"', 'B7', '50.640123', '5.570456']) expect(all).not.toContain(value);
  for (const record of Object.values(properties[0]?.records ?? {})) {
    expect(record).toMatchObject({ Latitude: undefined, Longitude: undefined });
  }
});

test('a hidden address leaves an area that holds it, the same in each language, never centred on it', () => {
  const { properties } = makeSnapshot((files) => {
    files.properties = propertyRecords(4101, { ...ADDRESS, PublishAddress: '0' });
  });
  const area = properties[0]?.records.fr?.Area;
  expect(area).toEqual(displacedArea({ lat: ADDRESS.Latitude, lng: ADDRESS.Longitude }, 4101));
  expect(properties[0]?.records.nl?.Area).toEqual(area);
  expect(
    Math.abs((area?.lat ?? 0) - ADDRESS.Latitude) + Math.abs((area?.lng ?? 0) - ADDRESS.Longitude),
  ).toBeGreaterThan(0.0009);
});

test('a public address, and one without coordinates, have no area', () => {
  const { properties } = makeSnapshot((files) => {
    files.properties = [
      ...propertyRecords(4101, { ...ADDRESS, PublishAddress: '1' }),
      ...propertyRecords(4102, { ...ADDRESS, Latitude: null, PublishAddress: '0' }),
    ];
  });
  for (const { records } of properties) expect(records.fr?.Area).toBeUndefined();
  expect(properties[0]?.records.fr).toMatchObject(ADDRESS);
});

test.each(['0', '1'] as const)(
  'with PublishAddress %s the neighbourhood is that of the true point',
  (PublishAddress) => {
    const { properties } = makeSnapshot((files) => {
      const around = (lat: number, lng: number) =>
        `${lat},${lng} ${lat},${lng + 0.0002} ${lat + 0.0002},${lng + 0.0002} ${lat + 0.0002},${lng}`;
      files.neighbourhoods = [
        { ID: 1, Name: 'Ailleurs', Coordinates: around(50.7, 5.6), language: 'fr' },
        { ID: 2, Name: 'Ici', Coordinates: around(50.64, 5.5704), language: 'fr' },
      ];
      files.properties = [
        ...propertyRecords(4101, { ...ADDRESS, PublishAddress }),
        ...propertyRecords(4102, { PublishAddress }),
      ];
    });
    expect(properties.map(({ records }) => records.nl?.NeighbourhoodID)).toEqual([2, undefined]);
  },
);

test.each(['0', '1'] as const)('of a project with PublicAddress %s the same is known', (PublicAddress) => {
  const { projects } = makeSnapshot((files) => {
    files.projects = [
      { ID: 201, language: 'fr', Name: 'Parc', City: 'Liège', Zip: '4000', ...ADDRESS, PublicAddress },
    ];
  });
  const record = projects[0]?.records.fr;
  if (PublicAddress === '1') {
    expect(record).toMatchObject(ADDRESS);
    expect(record?.Area).toBeUndefined();
  } else {
    expect(record).toMatchObject({ Street: undefined, Latitude: undefined, Longitude: undefined });
    expect(record?.Area).toEqual(displacedArea({ lat: ADDRESS.Latitude, lng: ADDRESS.Longitude }, 201));
  }
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
  expect(JSON.stringify(projects[0])).not.toMatch(/Secr|"42"|B7|50\.640123|5\.570456/);
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

test.each([
  ['on request', { PublishPrice: '0' }],
  ['behind a marquee', { PublishPrice: '1', Marquee: 3 }],
])('with a price %s goes what follows from it', (_, fields) => {
  const figures = {
    Price: 389_123,
    NotaryFee: 4_567,
    Deposit: 2_345,
    ViagerIndexedRent: 1_234,
    AgencyCost: 5_678,
  };
  const read = (more: object) =>
    makeSnapshot((files) => {
      files.properties = propertyRecords(4101, { ...figures, ...more });
    }).properties[0]?.records.fr;
  expect(read({ PublishPrice: '1' })).toMatchObject(figures);
  expect(JSON.stringify(read(fields))).not.toMatch(/389123|4567|2345|1234|5678/);
});
