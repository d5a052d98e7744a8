import { availableParallelism } from 'node:os';

/** A helper reads the whole snapshot before it draws; below so many pages for each process it is not worth it. */
const PAGES_EACH = 1500;

/** Bytes that a helper may take with a very large catalogue. */
const MEMORY_EACH = 1.5e9;

/**
 * How many processes draw beside Astro's own.
 * @param pages how many are to be drawn
 * @param asked how many processes there shall be in all; else as many as the machine has cores and memory for, and the
 *   pages keep busy
 */
export function helperCount(pages: number, asked: number | undefined): number {
  if (asked !== undefined) return pages > 1 ? asked - 1 : 0;
  const free = Math.floor(process.availableMemory() / MEMORY_EACH) - 1;
  return Math.max(0, Math.min(availableParallelism() - 1, free, Math.floor(pages / PAGES_EACH) - 1));
}
