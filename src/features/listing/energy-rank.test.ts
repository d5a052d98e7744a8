import { expect, test } from 'vitest';
import { LAW } from '../../snapshot/law/law.fixture.ts';
import { type EpcLabel, scaleOf } from '../catalogue/epc.ts';
import { energyRank, isEpcLabel, worstRank } from './energy-rank.ts';

test.each(['wallonia', 'flanders', 'brussels', 'luxembourg'] as const)(
  'the scale of %s is in order',
  (region) => {
    const labels = scaleOf(LAW, region).map(({ label }) => label);
    expect(labels.toSorted((a, b) => energyRank(a) - energyRank(b))).toEqual(labels);
    expect(labels.every(isEpcLabel)).toBe(true);
  },
);

test.each<[EpcLabel, EpcLabel, boolean]>([
  ['b', 'b', true],
  ['b_plus', 'b', true],
  ['b_minus', 'b', true],
  ['c_plus', 'b', false],
  ['b', 'b_plus', false],
  ['a_minus', 'b_plus', true],
  ['a_plusplus', 'a_plus', true],
  ['a', 'a_plus', false],
  ['a_minus', 'a_minus', true],
  ['b_plus', 'a_minus', false],
])('%s meets "%s or better": %s', (label, limit, met) =>
  expect(energyRank(label) <= worstRank(limit)).toBe(met),
);

test.each(['', 'A', 'j', 'a_', 'a_plusminus', 'a+', 'a_plus '])('%j is no label', (text) =>
  expect(isEpcLabel(text)).toBe(false),
);
