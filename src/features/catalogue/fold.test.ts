import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['Liège', 'liege'],
  ['LIÈGE', 'liege'],
  ['Lie\u0300ge', 'liege'],
  ['Lüttich', 'luttich'],
  ['Grâce-Hollogne', 'grace hollogne'],
  ["Braine-l'Alleud", 'braine l alleud'],
  ['Villers-l’Évêque', 'villers l eveque'],
  ['Amercœur', 'amercoeur'],
  ['Weiße Straße', 'weisse strasse'],
  ['ÆRØ', 'aero'],
  ['Łódź', 'lodz'],
  ['İstanbul Diyarbakır', 'istanbul diyarbakir'],
  ['  Liège  [4000] ', 'liege 4000'],
  ['ﬁn', 'fin'],
  ['①', '1'],
  ['MB-0101', 'mb 0101'],
  ['🏠', ''],
  ['👩‍👧 Ans', 'ans'],
  ['...', ''],
  ['', ''],
  ['Москва', 'москва'],
])('%j is compared as %j', (text, folded) => expect(fold(text)).toBe(folded));

test('folding twice changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fold(fold(text)) === fold(text)));
});
