import { expect, test } from 'vitest';
import { movedText } from './moved.ts';

test.each([
  [[], ''],
  [['/fr/a/', '/nl/a/'], '2 addresses changed: 2 lead on'],
  [['/fr/a/', '/fr/x/'], '2 addresses changed: 1 lead on, 1 lead nowhere (/fr/x/)'],
  [
    ['1', '2', '3', '4', '5', '6', '7'].map((name) => `/fr/x/${name}/`),
    '7 addresses changed: 0 lead on, 7 lead nowhere (/fr/x/1/, /fr/x/2/, /fr/x/3/, /fr/x/4/, /fr/x/5/, and 2 more)',
  ],
])('of %j: %s', (gone, expected) => expect(movedText(gone, (path) => path.includes('/a/'))).toBe(expected));
