/** Counts events by key over a sliding window. */
export interface RateLimit {
  /**
   * Counts one event.
   * @returns seconds to wait if the limit is reached (the event is then not counted), otherwise 0
   */
  take(key: string): number;
}

/** The maximum number of keys; a flood from many addresses must not fill the memory. */
const MOST_KEYS = 20_000;

/**
 * A limit on events per window. The previous window's count is weighted by the part that the sliding window
 * still covers, so that no key can reach twice the limit around a boundary.
 * @param window in milliseconds
 */
export function rateLimit(most: number, window: number, now: () => number = Date.now): RateLimit {
  const counts = new Map<string, { start: number; count: number; before: number }>();

  const currentOf = (key: string, time: number) => {
    const known = counts.get(key);
    const start = time - (time % window);
    if (!known || start - known.start > window) return { start, count: 0, before: 0 };
    return known.start === start ? known : { start, count: 0, before: known.count };
  };

  return {
    take(key) {
      const time = now();
      const entry = currentOf(key, time);
      const passed = (time - entry.start) / window;
      if (entry.before * (1 - passed) + entry.count + 1 > most) {
        counts.set(key, entry);
        return Math.max(1, Math.ceil((window * (1 - passed)) / 1000));
      }
      entry.count += 1;
      // Moves the key to the end, so that the least recently used keys are dropped first.
      counts.delete(key);
      counts.set(key, entry);
      for (const old of counts.keys()) {
        if (counts.size <= MOST_KEYS) break;
        counts.delete(old);
      }
      return 0;
    },
  };
}
