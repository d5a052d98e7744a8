import { expect, test } from 'vitest';
import { random } from '../random.ts';
import { beside, line, natural, part, simplify, smooth, smoothRing } from './curve.ts';

const bend = line('5.5,50.6 5.51,50.61 5.53,50.61 5.54,50.6');

test('a written line', () => expect(bend[1]).toEqual([5.51, 50.61]));

test('a curve keeps its ends and goes through its points', () => {
  const curve = smooth(bend, 0);
  expect(curve[0]).toEqual(bend[0]);
  expect(curve.at(-1)).toEqual(bend.at(-1));
  for (const point of bend) expect(curve).toContainEqual(point);
});

test('simplify leaves out what lies on the way', () =>
  expect(simplify(line('5.5,50.6 5.51,50.6 5.52,50.60001 5.53,50.6'), 5)).toEqual(
    line('5.5,50.6 5.53,50.6'),
  ));

test('a ring is closed', () => {
  const ring = smoothRing(line('5.5,50.6 5.6,50.6 5.6,50.7 5.5,50.7'));
  expect(ring.at(-1)).toEqual(ring[0]);
  expect(ring.length).toBeGreaterThan(8);
});

test('a natural outline is the same for the same seed', () => {
  const square = line('5.5,50.6 5.6,50.6 5.6,50.7 5.5,50.7');
  expect(natural(square, random('a'))).toEqual(natural(square, random('a')));
  expect(natural(square, random('a'))).toHaveLength(32);
});

test('beside: to the right of a line that leads east is south', () => {
  const south = beside(line('5.5,50.6 5.6,50.6'), 111.25);
  expect(south[0]?.[1]).toBeCloseTo(50.599, 6);
});

test('part, whichever way its ends are named', () => {
  expect(part(bend, [5.53, 50.61], [5.51, 50.61])).toEqual(bend.slice(1, 3));
});
