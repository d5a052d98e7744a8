import type { LeadStore } from './store/lead-store.ts';

const DAY = 24 * 3_600_000;

/**
 * Deletes, at the start and then once a day, delivered leads that are older than a number of days.
 * @param days 0 keeps everything
 * @returns a function that stops it
 */
export function startRetention(
  leads: Pick<LeadStore, 'removeBefore'>,
  days: number,
  log: (line: string) => void,
): () => void {
  if (days === 0) return () => {};
  const clear = () => {
    try {
      const count = leads.removeBefore(Date.now() - days * DAY, { keepUndelivered: true });
      if (count > 0) log(`${count} leads older than ${days} days were deleted`);
    } catch (error) {
      log(`store: ${error instanceof Error ? error.message : error}`);
    }
  };
  clear();
  const timer = setInterval(clear, DAY);
  timer.unref();
  return () => clearInterval(timer);
}
