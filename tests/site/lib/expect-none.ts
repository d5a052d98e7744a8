import { expect } from 'vitest';

const SHOWN = 40;

/** Fails with the list of problems, one per line; each names its page. */
export function expectNone(problems: readonly string[]): void {
  const unique = [...new Set(problems)];
  if (unique.length === 0) return;
  const more = unique.length - SHOWN;
  expect.fail(
    [
      `${unique.length} problem(s):`,
      ...unique.slice(0, SHOWN),
      ...(more > 0 ? [`… and ${more} more`] : []),
    ].join('\n  '),
  );
}
