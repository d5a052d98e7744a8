import { expect, test } from 'vitest';
import { readDraft, writeDraft } from './draft.ts';

const names = ['email', 'types'];
const kept = new Map([
  ['email', ['eve@exemple.be']],
  ['types', ['1', '8']],
]);

test('what was kept comes back', () => expect(readDraft(writeDraft(kept), names)).toEqual(kept));

test('of other fields nothing comes back', () =>
  expect(readDraft(writeDraft(kept), ['email'])).toEqual(new Map([['email', ['eve@exemple.be']]])));

test.each([
  [null],
  [''],
  ['{'],
  ['{"email":["x"]}'],
  ['[["email","x"]]'],
  ['[["email",[1]]]'],
  [JSON.stringify([['email', ['x'.repeat(20_001)]]])],
  [JSON.stringify([['email', Array.from({ length: 61 }, () => 'x')]])],
])('%.40s is nothing', (text) => expect(readDraft(text, names)).toEqual(new Map()));
