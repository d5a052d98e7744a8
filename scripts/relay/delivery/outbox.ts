import type { Delivery, Lead } from '../store/lead.ts';
import { takeLock } from '../store/lock.ts';
import type { Store } from '../store/store.ts';
import { failuresIn } from './failures.ts';

/** Delivers one lead by one channel. Rejects with the reason of a failure. */
export type Deliver = (lead: Lead, delivery: Delivery) => Promise<void>;

export interface Outbox {
  /** Looks for due deliveries; call it after storing a lead. */
  wake(): void;
  /** Starts no further delivery, and waits for those in progress. */
  stop(): Promise<void>;
}

interface Options {
  store: Store;
  /** The store's folder; of several processes with one store, only one delivers. */
  dir: string;
  deliver: Deliver;
  /** Called for each attempt, with a line that contains nothing of the lead's content. */
  log?: (line: string) => void;
  now?: () => number;
  /** Milliseconds before the second attempt. */
  firstDelay?: number | undefined;
  /** Milliseconds between checks for leads stored by other processes. */
  interval?: number;
}

const AT_ONCE = 5;
const INTERVAL = 5_000;

/**
 * Delivers what the store contains, each at least once: a delivery is recorded after it succeeded, so one
 * interrupted by a crash is repeated.
 */
export function startOutbox({
  store: { leads, queue },
  dir,
  deliver,
  log = () => {},
  now = Date.now,
  firstDelay,
  interval = INTERVAL,
}: Options): Outbox {
  const inFlight = new Map<number, Promise<void>>();
  // Delivered, but not recorded in the store because the disk is full, for example. They must not be
  // delivered again.
  const unnoted = new Set<number>();
  const failures = failuresIn({ queue, log, now, firstDelay });
  let release: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const attempt = async (delivery: Delivery): Promise<void> => {
    const lead = leads.find(delivery.lead);
    if (!lead) return;
    try {
      if (!unnoted.has(delivery.id)) await deliver(lead, delivery);
    } catch (error) {
      failures.failed(delivery, error);
      return;
    }
    unnoted.add(delivery.id);
    queue.delivered(delivery.id);
    unnoted.delete(delivery.id);
    log(`${delivery.lead} ${delivery.channel}: delivered`);
    failures.succeeded(delivery);
  };

  const start = (delivery: Delivery): void => {
    const work = attempt(delivery).then(
      () => 0,
      // The store failed; deliveries still marked as waiting are found again.
      (error: unknown) => {
        log(`store: ${error instanceof Error ? error.message : error}`);
        return interval;
      },
    );
    const ended = work.then((delay) => {
      inFlight.delete(delivery.id);
      schedule(delay);
    });
    inFlight.set(delivery.id, ended);
  };

  const look = (): void => {
    if (isStopped) return;
    try {
      if (!release) {
        release = takeLock(dir);
        // Restarting the relay may follow a correction of the settings.
        if (release) queue.release(now());
      }
      if (release) {
        const free = AT_ONCE - inFlight.size;
        const found = free > 0 ? queue.due(now(), AT_ONCE + inFlight.size) : [];
        for (const delivery of found.filter(({ id }) => !inFlight.has(id)).slice(0, free)) start(delivery);
        // Due deliveries beyond the limit are looked for when one in progress ends.
        const next = inFlight.size < AT_ONCE ? queue.nextDue() : undefined;
        schedule(next === undefined ? interval : Math.max(next - now(), 50));
        return;
      }
    } catch (error) {
      log(`store: ${error instanceof Error ? error.message : error}`);
    }
    schedule(interval);
  };

  const schedule = (delay: number): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(look, Math.min(delay, interval));
  };

  schedule(0);

  return {
    wake: () => schedule(0),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all(inFlight.values());
      release?.();
      release = undefined;
    },
  };
}
