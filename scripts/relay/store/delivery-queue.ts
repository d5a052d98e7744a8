import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { CHANNELS, type Channel, type Delivery, type DeliveryState, HOLDS, type Hold } from './lead.ts';

/** The deliveries of leads, and their state. */
export interface DeliveryQueue {
  /** Due deliveries, the longest overdue first. */
  due(now: number, limit: number): Delivery[];
  /** The time of the next delivery; `undefined` if none is waiting. */
  nextDue(): number | undefined;
  delivered(id: number): void;
  /**
   * Records a failed attempt.
   * @param due the time of the next attempt; without it the delivery is abandoned
   * @param hold what must be corrected first
   */
  failed(id: number, error: string, due?: number, hold?: Hold): void;
  /**
   * Makes every waiting mail wait for the mail server, at least until a time.
   * @param error the server's answer
   * @returns the number of waiting mails
   */
  holdMails(until: number, error: string): number;
  /**
   * Makes held deliveries due at once: those of one hold, or all.
   * @returns how many
   */
  release(now: number, hold?: Hold): number;
  /** The number of held deliveries, and the error of the last one. */
  held(): { count: number; error: string };
  of(lead: string): Delivery[];
  dead(): Delivery[];
  /**
   * Makes abandoned and waiting deliveries due at once: those of one lead, or all.
   * @returns how many
   */
  retry(now: number, lead?: string): number;
  counts(): Record<DeliveryState, number>;
}

export function deliveryQueue(database: DatabaseSync): DeliveryQueue {
  const due = database.prepare(
    `SELECT * FROM delivery WHERE state = 'waiting' AND due <= ? ORDER BY due, id LIMIT ?`,
  );
  const next = database.prepare(`SELECT min(due) AS due FROM delivery WHERE state = 'waiting'`);
  const deliver = database.prepare(
    `UPDATE delivery SET state = 'delivered', attempts = attempts + 1, error = '', hold = '' WHERE id = ?`,
  );
  const fail = database.prepare(
    `UPDATE delivery SET state = ?1, error = ?2, due = coalesce(?3, due), hold = ?4,
       attempts = CASE WHEN hold = ?4 THEN attempts + 1 ELSE 1 END
     WHERE id = ?5`,
  );

  return {
    due: (now, limit) => due.all(now, limit).map(deliveryOf),
    nextDue() {
      const value = next.get()?.['due'];
      return typeof value === 'number' ? value : undefined;
    },
    delivered(id) {
      deliver.run(id);
    },
    failed(id, error, again, hold = '') {
      fail.run(again === undefined ? 'dead' : 'waiting', short(error), again ?? null, hold, id);
    },
    holdMails(until, error) {
      database
        .prepare(
          `UPDATE delivery SET hold = 'server', error = ?2, due = ?1
           WHERE state = 'waiting' AND channel <> 'webhook' AND due <= ?1`,
        )
        .run(until, short(error));
      const row = database
        .prepare(`SELECT count(*) AS count FROM delivery WHERE state = 'waiting' AND hold = 'server'`)
        .get();
      return Number(row?.['count']);
    },
    release(now, hold) {
      const { changes } = database
        .prepare(
          `UPDATE delivery SET due = ?1 WHERE state = 'waiting' AND hold <> '' AND (?2 IS NULL OR hold = ?2)`,
        )
        .run(now, hold ?? null);
      return Number(changes);
    },
    held() {
      const rows = database
        .prepare(`SELECT error FROM delivery WHERE state = 'waiting' AND hold <> '' ORDER BY hold, id`)
        .all();
      return { count: rows.length, error: String(rows.at(-1)?.['error'] ?? '') };
    },
    of: (lead) =>
      database.prepare('SELECT * FROM delivery WHERE lead = ? ORDER BY id').all(lead).map(deliveryOf),
    dead: () =>
      database.prepare(`SELECT * FROM delivery WHERE state = 'dead' ORDER BY id`).all().map(deliveryOf),
    retry(now, lead) {
      const { changes } = database
        .prepare(
          `UPDATE delivery SET state = 'waiting', due = ?1, attempts = 0, hold = ''
           WHERE state <> 'delivered' AND (?2 IS NULL OR lead = ?2)`,
        )
        .run(now, lead ?? null);
      return Number(changes);
    },
    counts() {
      const rows = database.prepare('SELECT state, count(*) AS count FROM delivery GROUP BY state').all();
      const of = (state: DeliveryState) => Number(rows.find((row) => row['state'] === state)?.['count'] ?? 0);
      return { waiting: of('waiting'), delivered: of('delivered'), dead: of('dead') };
    },
  };
}

const short = (error: string): string => error.slice(0, 300);

const STATES: readonly DeliveryState[] = ['waiting', 'delivered', 'dead'];

function deliveryOf(row: Record<string, SQLOutputValue>): Delivery {
  return {
    id: Number(row['id']),
    lead: String(row['lead']),
    channel: oneOf<Channel>(CHANNELS, row['channel']),
    state: oneOf<DeliveryState>(STATES, row['state']),
    hold: oneOf<Hold>(HOLDS, row['hold']),
    attempts: Number(row['attempts']),
    due: Number(row['due']),
    error: String(row['error']),
  };
}

function oneOf<T extends string>(values: readonly T[], found: SQLOutputValue | undefined): T {
  const value = values.find((candidate) => candidate === found);
  if (value === undefined) throw new Error(`The store of leads holds the unknown value "${found}".`);
  return value;
}
