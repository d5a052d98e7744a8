import { expect, test } from 'vitest';
import { rowWith } from '../features/listing/catalogue.fixture.ts';
import { parseMapMessage } from '../features/map/message.ts';
import { listMessage, mapProperties } from './list-message.ts';

const VARIANTS = [
  { format: 'avif', width: 600 },
  { format: 'webp', width: 400 },
] as const;
const ROWS = [
  rowWith({ id: 1, place: { lat: 50.6, lng: 5.5, radius: 0 }, pictures: ['/a.avif', '/a.webp'] }),
  rowWith({ id: 2, place: { lat: 50.7, lng: 5.6, radius: 300 }, title: 'x'.repeat(400) }),
  rowWith({ id: 3 }),
];
const properties = mapProperties(ROWS, VARIANTS);
const NOTHING = { seen: undefined, shape: undefined, highlighted: [] };

test('rows with a place, their areas and small pictures, as the map takes them', () => {
  expect(properties.map(({ id, radius, thumbnail }) => [id, radius, thumbnail])).toEqual([
    ['1', undefined, '/a.webp'],
    ['2', 300, ''],
  ]);
  expect(parseMapMessage(listMessage(properties, NOTHING))).toBeDefined();
});

test('the map fits the results and what was drawn, or shows the view that the visitor had', () => {
  const shape = [
    { lat: 51, lng: 5.5 },
    { lat: 50.6, lng: 5.5 },
    { lat: 50.6, lng: 5.6 },
  ];
  const drawn = listMessage(properties, { ...NOTHING, shape }).messageInfo;
  expect(drawn.fit?.north).toBe(51);
  expect(drawn).toMatchObject({ exact: false, shape });
  const seen = { south: 50, west: 5, north: 51, east: 6 };
  expect(listMessage(properties, { ...NOTHING, seen }).messageInfo).toMatchObject({ fit: seen, exact: true });
});

test('the first property that is highlighted is stressed', () => {
  expect(listMessage(properties, { ...NOTHING, highlighted: [2, 1] }).messageInfo.highlight).toBe('2');
  expect(listMessage(properties, NOTHING).messageInfo.highlight).toBeNull();
});
