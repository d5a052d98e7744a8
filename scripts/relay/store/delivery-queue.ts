import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { CHANNELS, type Channel, type Delivery, type DeliveryState } from './lead.ts';

/** What is to be delivered, and what became of it. */
export interface DeliveryQueue {
  /** What is due, the longest overdue first. */
  due(now: number, limit: number): Delivery[];
  /** When the next delivery falls due, `undefined` when none waits. */
  nextDue(): number | undefined;
  delivered(id: number): void;
  /** Notes a failed attempt. @param due when to try again; without it the delivery is dead */
  failed(id: number, error: string, due?: number): void;
  of(lead: string): Delivery[];
  dead(): Delivery[];
  /** Makes deliveries that are dead or wait due at once: those of one lead, else all. @returns how many */
  retry(now: number, lead?: string): number;
  counts(): Record<DeliveryState, number>;
}

export function deliveryQueue(database: DatabaseSync): DeliveryQueue {
  const due = database.prepare(
    `SELECT * FROM delivery WHERE state = 'waiting' AND due <= ? ORDER BY due, id LIMIT ?`,
  );
  const next = database.prepare(`SELECT min(due) AS due FROM delivery WHERE state = 'waiting'`);
  const deliver = database.prepare(
    `UPDATE delivery SET state = 'delivered', attempts = attempts + 1, error = '' WHERE id = ?`,
  );
  const fail = database.prepare(
    'UPDATE delivery SET state = ?, attempts = attempts + 1, error = ?, due = coalesce(?, due) WHERE id = ?',
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
    failed(id, error, again) {
      fail.run(again === undefined ? 'dead' : 'waiting', error.slice(0, 300), again ?? null, id);
    },
    of: (lead) =>
      database.prepare('SELECT * FROM delivery WHERE lead = ? ORDER BY id').all(lead).map(deliveryOf),
    dead: () =>
      database.prepare(`SELECT * FROM delivery WHERE state = 'dead' ORDER BY id`).all().map(deliveryOf),
    retry(now, lead) {
      const { changes } = database
        .prepare(
          `UPDATE delivery SET state = 'waiting', due = ?1, attempts = 0
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

const STATES: readonly DeliveryState[] = ['waiting', 'delivered', 'dead'];

function deliveryOf(row: Record<string, SQLOutputValue>): Delivery {
  return {
    id: Number(row['id']),
    lead: String(row['lead']),
    channel: oneOf<Channel>(CHANNELS, row['channel']),
    state: oneOf<DeliveryState>(STATES, row['state']),
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
