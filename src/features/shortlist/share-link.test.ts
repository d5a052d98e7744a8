import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idsInFragment, shareFragment } from './share-link.ts';
import { MAX_ENTRIES } from './shortlist.ts';

test.each([
  ['#s=4101.4102', [4101, 4102]],
  ['#s=4101', [4101]],
  ['#s=4101.4101.4102', [4101, 4102]],
  ['#s=', []],
  ['', []],
  ['#', []],
  ['#content', []],
  ['s=4101', []],
  ['#s=4101.abc.4102', [4101, 4102]],
  ['#s=4101,4102', []],
  ['#s=-1.0.1.5e3.0x10. 7.00012', [1]],
  ['#s=<script>.4101', [4101]],
  ['#s=99999999999999999999', []],
  ['#s=9007199254740993', []],
  ['#s=%34101', []],
])('%j carries %j', (fragment, expected) => expect(idsInFragment(fragment)).toEqual(expected));

test('no more than a shortlist holds', () => {
  const many = Array.from({ length: 5000 }, (_, index) => index + 1);
  expect(idsInFragment(shareFragment(many))).toEqual(many.slice(0, MAX_ENTRIES));
});

test('what was shared arrives', () =>
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), { maxLength: MAX_ENTRIES }),
      (ids) => {
        expect(idsInFragment(shareFragment(ids))).toEqual(ids);
      },
    ),
  ));

test('hostile fragments are harmless', () =>
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const id of idsInFragment(`#s=${text}`)) expect(Number.isSafeInteger(id) && id > 0).toBe(true);
    }),
  ));
