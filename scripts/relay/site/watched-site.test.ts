import { afterEach, expect, test, vi } from 'vitest';
import { makeSnapshotDir } from '../../../tests/fixtures/make-snapshot.ts';
import { watchedSite } from './watched-site.ts';

afterEach(() => {
  vi.useRealTimers();
});

const entry = (value: number, validFrom: string) => ({
  validFrom,
  value,
  source: 'Decree of the test',
  checkedOn: '2026-11-29',
});

test('a value of the law changes at midnight in Brussels, without a restart', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const at = (instant: string) => vi.setSystemTime(new Date(instant));
  at('2026-12-31T22:59:50Z');
  const dir = makeSnapshotDir((files) => {
    files.raw['law/wallonia.json'] = JSON.stringify({
      'deposit.months': [entry(2, '2023-06-01'), entry(1, '2027-01-01')],
    });
  });
  const log: string[] = [];
  const site = watchedSite(dir, (line) => log.push(line));
  const deposit = () => site().law.wallonia['deposit.months'];
  expect(deposit()).toBe(2);
  at('2026-12-31T22:59:58Z');
  expect(deposit()).toBe(2);
  // Still the old year in UTC.
  at('2026-12-31T23:00:01Z');
  expect(deposit()).toBe(1);
  expect(log).toEqual([]);
});
