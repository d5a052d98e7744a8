import { expect, test } from 'vitest';
import { otherNames } from './city-aliases.ts';

test.each([
  [['Liège'], ['Luik', 'Lüttich', 'Luettich']],
  [
    ['Luik', 'Liège'],
    ['Liège', 'Lüttich', 'Luettich'],
  ],
  [
    ['LIEGE', 'Luik', 'LIÈGE'],
    ['Luik', 'Lüttich', 'Luettich'],
  ],
  [
    ['Visé', 'Wezet'],
    ['Wezet', 'Weset'],
  ],
  [['Bruxelles'], ['Brussel', 'Brussels', 'Bruessel']],
  [['Ans'], []],
  [['Ans', 'Ans'], []],
  [['Hier', 'Ginder'], ['Ginder']],
  [['constructor'], []],
  [[], []],
])('%j is also called %j', (names, others) => expect(otherNames(names)).toEqual(others));
