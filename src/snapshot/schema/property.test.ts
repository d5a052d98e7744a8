import { expect, test } from 'vitest';
import { project } from './project.ts';
import { property } from './property.ts';

const PROPERTY = {
  ID: 4101,
  language: 'fr',
  WebID: '1',
  Goal: 0,
  City: 'Liège',
  Zip: '4000',
  TypeDescription: 'Maison de maître',
  MainTypeName: 'Maison',
};
const PROJECT = { ID: 7, language: 'fr', Name: 'Quai Nord', City: 'Liège', Zip: '4000' };

const DEFAULTS = {
  Marquee: 0,
  PublishPrice: true,
  PublishAddress: false,
  CountryID: 10,
  PictureItems: [],
  PlanItems: [],
  DocumentItems: [],
  OpenDays: [],
};

/** Every optional field of a schema, set to one value. */
const optionalFields = (shape: object, required: object, value: unknown) =>
  Object.fromEntries(
    Object.keys(shape)
      .filter((key) => !(key in required))
      .map((key) => [key, value]),
  );

const withoutUndefined = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined));

test('a property needs eight fields; the address is hidden and the price shown unless it says otherwise', () => {
  expect(withoutUndefined(property.parse(PROPERTY))).toEqual({ ...PROPERTY, ...DEFAULTS });
});

test('every other field may be null', () => {
  const parsed = property.parse({ ...PROPERTY, ...optionalFields(property.shape, PROPERTY, null) });
  expect(withoutUndefined(parsed)).toEqual({ ...PROPERTY, ...DEFAULTS });
});

test.each(Object.keys(PROPERTY))('a property without %s is refused', (key) => {
  const result = property.safeParse({ ...PROPERTY, [key]: undefined });
  expect(result.error?.issues.map((issue) => issue.path)).toEqual([[key]]);
});

test('fields of the CRM that nobody knows are dropped, which keeps what they hold off the site', () => {
  expect(property.parse({ ...PROPERTY, GoogleX: 5.57, OwnerName: 'Jean' })).not.toHaveProperty('OwnerName');
});

test.each([
  ['VideoUrl', ''],
  ['VirtualTourUrl', ''],
  ['EPCExpiryDate', ''],
  ['FloodScoreP', ''],
  ['WebIDs', ''],
  ['ModifyDate', ''],
])('an empty %s counts as none', (key, value) => {
  expect(property.parse({ ...PROPERTY, [key]: value })).toHaveProperty(key, undefined);
});

test.each([
  ['PublishAddress', '1', true],
  ['PublishPrice', '0', false],
  ['HasLift', 1, true],
  ['ViagerOccupied', true, true],
  ['EnergyPerformance', -12.5, -12.5],
  ['Floor', -1, -1],
  ['VideoUrl', 'https://youtu.be/dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'],
])('%s %j becomes %j', (key, value, expected) => {
  expect(property.parse({ ...PROPERTY, [key]: value })).toHaveProperty(key, expected);
});

test.each([
  ['ID', 0],
  ['ID', '4101'],
  ['ID', 1.5],
  ['language', 'es'],
  ['Goal', -1],
  ['Goal', 'sale'],
  ['Goal', ''],
  ['Goal', 0.5],
  ['WebID', 'maison'],
  ['WebID', 1],
  ['TypeDescription', ''],
  ['Price', -1],
  ['Price', '265000'],
  ['PriceUnit', 1.5],
  ['PublishAddress', 'yes'],
  ['Latitude', 91],
  ['Longitude', -181],
  ['NumberOfBedRooms', 2.5],
  ['EPCExpiryDate', '2026-02-30'],
  ['FloodScoreG', 'E'],
  ['VideoUrl', 'javascript:alert(1)'],
  ['VirtualTourUrl', 'data:text/html,x'],
  ['VideoUrl', 'tel:+32'],
  ['SmallPictureItem', { Url: '../../etc/passwd' }],
  ['PictureItems', [{ Url: '/etc/passwd' }]],
  ['PlanItems', 'plan.svg'],
  ['DocumentItems', [{ ID: 1, Name: '' }]],
  ['OpenDays', [{ Start: '2027-01-16' }]],
])('%s may not be %j', (key, value) => {
  expect(property.safeParse({ ...PROPERTY, [key]: value }).success).toBe(false);
});

test('a project needs five fields, and every other may be null', () => {
  const expected = {
    ...PROJECT,
    PublicAddress: false,
    CountryID: 10,
    PictureItems: [],
    PlanItems: [],
    DocumentItems: [],
    Units: [],
  };
  expect(withoutUndefined(project.parse(PROJECT))).toEqual(expected);
  expect(
    withoutUndefined(project.parse({ ...PROJECT, ...optionalFields(project.shape, PROJECT, null) })),
  ).toEqual(expected);
});

test('a unit of a project is available unless it says otherwise', () => {
  const units = (State?: unknown) =>
    project.safeParse({ ...PROJECT, Units: [{ ID: 1, Name: 'A.01', State }] }).data?.Units;
  expect(units()?.[0]?.State).toBe('available');
  expect(units(null)?.[0]?.State).toBe('available');
  expect(units('sold')?.[0]?.State).toBe('sold');
  expect(units('gone')).toBeUndefined();
});

test.each([
  ['ExternalWeb', 'javascript:alert(1)', false],
  ['ExternalWeb', 'mailto:a@b.example', false],
  ['ExternalWeb', 'https://quai.example/', true],
  ['ExternalWeb', '', true],
])('the %s of a project may be %j: %s', (key, value, expected) => {
  expect(project.safeParse({ ...PROJECT, [key]: value }).success).toBe(expected);
});

test.each<[string, object]>([
  [
    'an open day that ends before it begins',
    { OpenDays: [{ Start: '2027-01-16T10:00', End: '2027-01-15T12:00' }] },
  ],
  ['a price beyond all prices', { Price: 1e308 }],
  ['a hundred thousand bedrooms', { NumberOfBedRooms: 100_000 }],
  ['a year far away', { ConstructionYear: 99_999 }],
])('%s is refused', (_, fields) => {
  expect(property.safeParse({ ...PROPERTY, ...fields }).success).toBe(false);
});

test('an unknown year may be 0', () => {
  expect(property.parse({ ...PROPERTY, ConstructionYear: 0 }).ConstructionYear).toBe(0);
});

test.each([
  ['0', 0],
  ['1', 1],
  [0, 0],
])('the goal %j is %i', (given, Goal) =>
  expect(property.safeParse({ ...PROPERTY, Goal: given })).toMatchObject({ success: true, data: { Goal } }),
);
