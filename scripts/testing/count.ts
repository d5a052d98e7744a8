import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** The number of passed and failed tests of a suite, with additional information. */
export interface Count {
  passed: number;
  failed: number;
  notes: string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ name: z.string(), status: z.string(), assertionResults: z.array(z.unknown()) }),
  ),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});

/** Counts a JSON report of Vitest. A skipped test or a file that could not be loaded counts as failed. */
export function countVitest(report: unknown): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    vitestReport.parse(report);
  const skipped = numPendingTests + numTodoTests;
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: numPassedTests,
    failed: numFailedTests + skipped + broken.length,
    notes: [
      ...(skipped > 0 ? [`${skipped} skipped`] : []),
      ...broken.map((file) => `could not be loaded: ${file.name}`),
    ],
  };
}

/** Counts a JSON report of Playwright. A skipped or flaky test or an error outside tests counts as failed. */
export function countPlaywright(report: unknown): Count {
  const { stats, errors } = playwrightReport.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    notes: [
      ...(stats.skipped > 0 ? [`${stats.skipped} skipped`] : []),
      ...(stats.flaky > 0 ? [`${stats.flaky} flaky`] : []),
    ],
  };
}

/**
 * Counts a suite by its report and exit status. One failure is added if there is no report or no test, or if
 * the status is a failure and no test failed.
 */
export function countReport(file: string, count: (report: unknown) => Count, status: number): Count {
  let result: Count;
  try {
    result = count(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1, notes: [`no report: ${reason}`] };
  }
  if (result.passed + result.failed === 0) return { passed: 0, failed: 1, notes: ['no test ran'] };
  if (status !== 0 && result.failed === 0)
    return { ...result, failed: 1, notes: [...result.notes, `exit status ${status}`] };
  return result;
}
