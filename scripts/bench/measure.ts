import { brotliCompressSync, constants } from 'node:zlib';

/**
 * The duration of something in milliseconds, after a few warm-up runs: the median and the 95th percentile.
 * Slower runs are due to other load of the machine.
 */
export interface Timing {
  median: number;
  most: number;
}

export function time(runs: number, run: (round: number) => unknown): Timing {
  for (let round = 0; round < 5; round += 1) run(round);
  return timingOf(
    Array.from({ length: runs }, (_, round) => {
      const started = performance.now();
      run(round);
      return performance.now() - started;
    }),
  );
}

export function timingOf(times: readonly number[]): Timing {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { median: at(0.5), most: at(0.95) };
}

/** The size of a text compressed with brotli, in bytes. */
export const brotliSize = (text: string): number =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  }).length;
