import { describe, expect, test } from 'vitest';
import { inOwnNames, readDraft, writeDraft } from './draft.ts';

const names = ['email', 'types', 'property', 'slot'];
const kept = new Map([
  ['email', ['eve@exemple.be']],
  ['types', ['1', '8']],
]);
const again = { query: '', isContinued: true };
const anew = { query: '', isContinued: false };

test.each([again, anew])('what was kept comes back: %j', (arrival) =>
  expect(readDraft(writeDraft(kept, ''), names, arrival)).toEqual(kept),
);

test('so does a draft that was kept without its address', () =>
  expect(readDraft(JSON.stringify([...kept]), names, again)).toEqual(kept));

test('of other fields nothing comes back', () =>
  expect(readDraft(writeDraft(kept, ''), ['email'], again)).toEqual(
    new Map([['email', ['eve@exemple.be']]]),
  ));

test.each([
  [null],
  [''],
  ['{'],
  ['{"email":["x"]}'],
  ['[["email","x"]]'],
  ['[["email",[1]]]'],
  [JSON.stringify([['email', ['x'.repeat(20_001)]]])],
  [JSON.stringify([['email', Array.from({ length: 61 }, () => 'x')]])],
])('%.40s is nothing', (text) => expect(readDraft(text, names, again)).toEqual(new Map()));

describe('a property of a draft that was written at ?property=MB-1, and changed by hand', () => {
  const text = writeDraft(
    new Map([
      ['email', ['eve@exemple.be']],
      ['property', ['MB-3']],
      ['slot', ['s3']],
    ]),
    '?property=MB-1&utm_source=x',
  );
  test.each([
    ['after a reload', '?property=MB-1', true, ['email', 'property', 'slot']],
    ['in another language', '?utm_source=y&property=MB-1', true, ['email', 'property', 'slot']],
    ['without an address', '', false, ['email', 'property', 'slot']],
    ['by the link again', '?property=MB-1', false, ['email', 'slot']],
    ['by the link of another property', '?property=MB-2', false, ['email', 'slot']],
    ['back at the page of another property', '?property=MB-2', true, ['email', 'slot']],
    ['by the link of a slot', '?property=MB-2&slot=s2', false, ['email']],
  ])('%s', (_, query, isContinued, expected) =>
    expect([...readDraft(text, names, { query, isContinued }).keys()]).toEqual(expected),
  );
});

test('zones take the names of the page’s language, by their zip', () => {
  const draft = new Map([
    ['zones', ['Liège|4000', 'Ans|4430', 'Nulle part|9999']],
    ['otherZones', ['Liège|4000']],
  ]);
  expect(inOwnNames(draft, ['Ans|4430', 'Luik|4000', 'Luik|4020'])).toEqual(
    new Map([
      ['zones', ['Luik|4000', 'Ans|4430', 'Nulle part|9999']],
      ['otherZones', ['Liège|4000']],
    ]),
  );
});
