import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { countPlaywright, countReport, countVitest } from './count.ts';

const vitest = (counts: object = {}) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...counts,
});

const playwright = (stats: object = {}, errors: unknown[] = []) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
});

test.each([
  [vitest({ numPassedTests: 7, numFailedTests: 2 }), 7, 2],
  [vitest({ numPassedTests: 7, numPendingTests: 1, numTodoTests: 1 }), 7, 2],
  [vitest({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }] }), 0, 1],
])('countVitest %#', (report, passed, failed) =>
  expect(countVitest(report)).toMatchObject({ passed, failed }),
);

test.each([
  [playwright({ expected: 5, unexpected: 1 }), 5, 1],
  [playwright({ expected: 5, flaky: 1, skipped: 2 }), 5, 3],
  [playwright({}, [{ message: 'no server' }]), 0, 1],
])('countPlaywright %#', (report, passed, failed) =>
  expect(countPlaywright(report)).toMatchObject({ passed, failed }),
);

describe('countReport', () => {
  const count = (text: string, status = 0) => {
    const dir = mkdtempSync(join(tmpdir(), 'count-'));
    onTestFinished(() => rmSync(dir, { recursive: true }));
    writeFileSync(join(dir, 'report.json'), text);
    return countReport(join(dir, 'report.json'), countVitest, status);
  };

  test.each([
    ['tests that ran', JSON.stringify(vitest({ numPassedTests: 3 })), 0, 3, 0],
    ['no tests', JSON.stringify(vitest()), 0, 0, 1],
    ['a failure outside of tests', JSON.stringify(vitest({ numPassedTests: 3 })), 1, 3, 1],
    ['a failure counted already', JSON.stringify(vitest({ numFailedTests: 2 })), 1, 0, 2],
    ['a broken report', '{', 0, 0, 1],
    ['a report of another shape', '{}', 0, 0, 1],
  ])('%s', (_, text, status, passed, failed) =>
    expect(count(text, status)).toMatchObject({ passed, failed }),
  );

  test('no report', () =>
    expect(countReport('/nowhere/report.json', countVitest, 0)).toMatchObject({ passed: 0, failed: 1 }));
});
