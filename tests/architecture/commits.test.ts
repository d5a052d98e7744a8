import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Commits before this day are not checked. */
const SINCE = '2026-11-29T01:00:00Z';

const LONGEST = 72;

/** The subjects of this clone's commits; a shallow clone has few of them, an export none. */
function subjects(): string[] {
  try {
    return execFileSync('git', ['log', `--since=${SINCE}`, '--no-merges', '--format=%h %s'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
}

const isTooLong = (line: string): boolean => line.slice(line.indexOf(' ') + 1).length > LONGEST;

test('a subject of more than 72 characters is noticed', () => {
  expect(['0a1b2c3 Mend it', `0a1b2c3 ${'x'.repeat(73)}`].map(isTooLong)).toEqual([false, true]);
});

test('the subject of a commit has at most 72 characters', () => {
  expect(subjects().filter(isTooLong)).toEqual([]);
});
