import { expect, test } from 'vitest';
import { type MapEvent, parseMapEvent } from './event.ts';

const corner = { lat: 50.6, lng: 5.5 };

test.each<MapEvent>([
  { type: 'ready' },
  { type: 'leave' },
  { type: 'select', ids: ['4101', '4102'] },
  { type: 'hover', ids: ['4101'] },
  { type: 'area', box: { south: 50.6, west: 5.5, north: 50.7, east: 5.6 } },
  { type: 'shape', shape: [corner, { lat: 50.7, lng: 5.5 }, { lat: 50.7, lng: 5.6 }] },
  { type: 'shape', shape: null },
  { type: 'failed', reason: 'webgl' },
])('$type is an event', (event) => expect(parseMapEvent(event)).toBe(event));

test.each([
  undefined,
  null,
  'ready',
  [],
  {},
  { type: 'toString' },
  { type: '__proto__' },
  { type: ['ready'] },
  { type: 'select' },
  { type: 'select', ids: [] },
  { type: 'hover', ids: [4101] },
  { type: 'area', box: { south: 50.6, west: 5.5, north: 50.7 } },
  { type: 'area', box: { south: '50.6', west: 5.5, north: 50.7, east: 5.6 } },
  { type: 'area', box: { south: Number.NaN, west: 5.5, north: 50.7, east: 5.6 } },
  { type: 'shape' },
  { type: 'shape', shape: [corner, corner] },
  { type: 'shape', shape: [corner, corner, {}] },
  { type: 'failed', reason: '<b>' },
])('%j is none', (data) => expect(parseMapEvent(data)).toBeUndefined());
