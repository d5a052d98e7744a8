import { expect, test } from 'vitest';
import { bestLanguage } from './best-language.ts';

const AVAILABLE = ['fr', 'nl', 'en', 'de'] as const;

test.each<[string, unknown, readonly string[], string]>([
  ['the language chosen before wins', 'nl', ['en-GB'], 'nl'],
  ['a region is dropped', null, ['nl-BE', 'fr'], 'nl'],
  ['a script and region are dropped', null, ['de-Latn-BE'], 'de'],
  ['capitals do not count', null, ['EN-us'], 'en'],
  ['the first spoken one counts', null, ['it', 'en-GB', 'nl'], 'en'],
  ['Luxembourgish is not taken for German', null, ['lb', 'lb-LU'], 'fr'],
  ['Filipino (fil) is not French', null, ['fil'], 'fr'],
  ['a longer code is no prefix match', null, ['frr', 'nl'], 'nl'],
  ['no language at all', null, [], 'fr'],
  ['an empty tag', null, [''], 'fr'],
  ['an unknown stored language', 'it', ['en'], 'en'],
  ['a stored region', 'nl-BE', ['en'], 'en'],
  ['a hostile stored value', '//evil.example', ['en'], 'en'],
  ['a stored name of every object', '__proto__', ['en'], 'en'],
  ['a stored object', { toString: () => 'nl' }, ['en'], 'en'],
  ['nothing stored', undefined, ['de'], 'de'],
])('%s', (_name, stored, preferred, expected) => {
  expect(bestLanguage(stored, preferred, AVAILABLE, 'fr')).toBe(expected);
});

test('a language that is switched off is not chosen', () => {
  expect(bestLanguage('de', ['de-DE'], ['fr', 'nl'], 'nl')).toBe('nl');
});
