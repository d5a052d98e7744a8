import { expect, test } from 'vitest';
import { type Day, dayRuns } from './opening-hours.ts';

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
