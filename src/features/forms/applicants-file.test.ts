import { expect, test } from 'vitest';
import { groupOf, readApplicantsFile } from './applicants-file.ts';

const permitted = { private: ['name', 'income'], commercial: ['company'], civilStatus: [] };
const file = [
  { names: ['4125', 'mb-0125'], permitted },
  { names: ['lille'], permitted: null },
];

test.each([
  ['4125', permitted],
  [' MB-0125 ', permitted],
  ['Lille', null],
  ['4119', undefined],
  ['', undefined],
])('the property %j has its group', (name, expected) =>
  expect(groupOf(readApplicantsFile(file), name)?.permitted).toEqual(expected),
);

test.each([
  [{}],
  [null],
  [[{ names: ['4125'] }]],
  [[{ names: '4125', permitted }]],
  [[{ names: ['4125'], permitted: { ...permitted, private: ['religion'] } }]],
  [[{ names: ['4125'], permitted: { ...permitted, civilStatus: ['widowed'] } }]],
])('a file of another shape is refused: %j', (data) =>
  expect(() => readApplicantsFile(data)).toThrow(TypeError),
);
