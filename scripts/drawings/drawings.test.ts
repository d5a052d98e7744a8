import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { energyLabels } from './energy-labels/draw.ts';
import { floorPlans } from './floor-plans/draw.ts';
import { media, served } from './output.ts';

test('the energy labels that are committed come out byte for byte', async () => {
  const labels = await energyLabels();
  expect(labels.length).toBeGreaterThan(30);
  const differing = labels.filter(({ file, bytes }) => !readFileSync(join(served, file)).equals(bytes));
  expect(differing.map(({ file }) => file)).toEqual([]);
});

test('the floor plans that are committed come out byte for byte', () => {
  const plans = floorPlans();
  expect(plans.length).toBeGreaterThan(25);
  const differing = plans.filter(({ file, text }) => readFileSync(join(media, file), 'utf8') !== text);
  expect(differing.map(({ file }) => file)).toEqual([]);
});
