import { expect, test } from 'vitest';
import { catalogueOf } from './catalogue.fixture.ts';
import { NO_CRITERIA } from './criteria.ts';
import { inCatalogue } from './known.ts';

test.each([
  [{ types: ['1', '99'] }, { types: ['1', '99'] }],
  [{ neighbourhoods: [7, 99] }, { neighbourhoods: [7, 99] }],
  [{ cities: ['Luik|4000'] }, { cities: ['Liège|4000'] }],
  [{ cities: ['liege'] }, { cities: ['Liège|4000', 'Liège|4020'] }],
  [{ cities: ['4600', 'Wezet', 'Visé|4600'] }, { cities: ['Visé|4600'] }],
  [{ cities: ['Atlantis', 'Wezet', 'Ans|9999'] }, { cities: ['Atlantis', 'Visé|4600', 'Ans|9999'] }],
  [
    { page: 3, view: 'map' as const, garden: true },
    { page: 3, view: 'map', garden: true },
  ],
])('%j is here %j', (criteria, known) =>
  expect(inCatalogue({ ...NO_CRITERIA, ...criteria }, catalogueOf([]))).toEqual({ ...NO_CRITERIA, ...known }),
);
