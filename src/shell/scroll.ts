/** Eased progress of a scroll: 0 at the start, 1 at the end, slow at both. */
export function scrollProgress(time: number): number {
  const clamped = Math.min(1, Math.max(0, time));
  return clamped < 0.5 ? 2 * clamped ** 2 : 1 - (-2 * clamped + 2) ** 2 / 2;
}

/** Limits calls to one in `interval` milliseconds, plus one after the last call. */
export function throttle(action: () => void, interval: number, now: () => number = Date.now): () => void {
  let last = Number.NEGATIVE_INFINITY;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return () => {
    const rest = interval - (now() - last);
    if (rest <= 0) {
      last = now();
      action();
    } else {
      if (waiting !== undefined) return;
      waiting = setTimeout(() => {
        waiting = undefined;
        last = now();
        action();
      }, rest);
    }
  };
}
