import { expect, test } from 'vitest';
import { calendarOf, calendarText } from './calendar-lines.ts';

test.each([
  ['a, b; c\\d', 'a\\, b\\; c\\\\d'],
  ['one\r\ntwo\rthree\nfour', 'one\\ntwo\\nthree\\nfour'],
  ['a\u0000b\tc\u007Fd', 'a b c d'],
])('%j is written as %j', (text, expected) => expect(calendarText(text)).toBe(expected));

test('a long line is whole once unfolded, and no piece splits a character or is too long', () => {
  const line = `SUMMARY:${'Élégante maison à Liège 🏡 '.repeat(40)}`;
  const file = calendarOf([line, 'END:VEVENT']);
  expect(file.replaceAll('\r\n ', '').split('\r\n')).toEqual([line, 'END:VEVENT', '']);
  expect(Math.max(...file.split('\r\n').map((piece) => Buffer.byteLength(piece)))).toBe(75);
  expect(file).not.toContain('\uFFFD');
});
