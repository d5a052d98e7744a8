import { expect, test } from 'vitest';
import type { Fault } from '../../src/snapshot/fault.ts';
import { makeTable, propertyRecords } from '../../tests/fixtures/make-snapshot.ts';
import { addresses, faultReport, verdict } from './report.ts';

const fault = (rest: Partial<Fault>): Fault => ({
  level: 'warning',
  file: 'a.json',
  pointer: '/0',
  found: 'f',
  expected: 'e',
  hint: 'h',
  ...rest,
});

test('errors come first, in full; warnings are grouped by file and kind', () => {
  const report = faultReport([
    fault({ found: 'one' }),
    fault({ file: 'b.json' }),
    fault({ pointer: '', id: '7', found: 'two' }),
    fault({ hint: 'other' }),
    fault({ level: 'error', file: 'c.json' }),
    fault({ level: 'error', file: 'c.json' }),
  ]);
  expect(report.split('\n\n')).toEqual([
    expect.stringMatching(/^ERROR c\.json#\/0\n/),
    expect.stringMatching(/^ERROR c\.json#\/0\n/),
    'WARNING a.json (2 times)\n  #/0: one\n  id 7: two\n  expected  e\n  hint      h',
    expect.stringMatching(/^WARNING b\.json#\/0\n/),
    expect.stringMatching(/^WARNING a\.json#\/0\n[\s\S]*other$/),
  ]);
});

test('no fault, no report', () => {
  expect(faultReport([])).toBe('');
  expect(verdict([])).toBe('0 error(s), 0 warning(s)');
  expect(verdict([fault({}), fault({ level: 'error' })])).toBe('1 error(s), 1 warning(s)');
});

test('addresses, pages of lists beyond the first and redirects are told apart', () => {
  const table = makeTable((files) => {
    files.site.options = { pageSize: 1 };
    files.properties.push(...propertyRecords(4102));
  });
  expect(addresses(table)).toBe(
    `${table.routes.length * 2} addresses in 2 language(s), 6 further pages of lists, ${table.redirects.length} redirects`,
  );
  expect(addresses(makeTable())).not.toContain('further');
});
