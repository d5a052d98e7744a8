import { expect, test } from 'vitest';
import { type Day, dayRuns, timeSpan } from './opening-hours.ts';

test.each<[Day[], string]>([
  [['Mo', 'Tu', 'We', 'Th'], 'Mo-Th'],
  [['Sa'], 'Sa-Sa'],
  [['Fr', 'Mo', 'Tu'], 'Mo-Tu Fr-Fr'],
  [['Su', 'Sa'], 'Sa-Su'],
  [[], ''],
])('%j is %s', (days, expected) => {
  expect(
    dayRuns(days)
      .map(({ from, to }) => `${from}-${to}`)
      .join(' '),
  ).toBe(expected);
});

test('hours are not broken at their dash', () =>
  expect(timeSpan({ opens: '09:00', closes: '17:00' })).toBe('09:00\u2060–\u206017:00'));
