import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { isLocale } from '../../../src/i18n/locales.ts';
import { transaction } from './database.ts';
import { digestOf, makeId } from './digest.ts';
import { inGroups } from './in-groups.ts';
import type { Fields, Lead, NewLead } from './lead.ts';

export type Added = { outcome: 'stored' | 'repeated'; id: string } | { outcome: 'full' };

export interface LeadStore {
  /**
   * Stores a lead with its deliveries and its slot in one transaction, and resolves when it is on the disk.
   * Simultaneous leads share one write, because waiting for the disk takes most of the time.
   * @returns `repeated` with the first lead's id if this content was already stored under the same key,
   *   `full` if the slot has no place left (then nothing is stored); rejects if the store cannot be written
   */
  add(lead: NewLead): Promise<Added>;
  /** The id under which this content has been stored; `undefined` if it has not. */
  idOf(lead: Pick<NewLead, 'form' | 'key' | 'fields'>): string | undefined;
  find(id: string): Lead | undefined;
  /** The newest first. */
  list(filter?: { form?: string | undefined; limit?: number | undefined }): Lead[];
  /** Removes fields from a lead that must not be kept. */
  forget(id: string, fields: readonly string[]): void;
  /**
   * Deletes leads received before a time, and their remains on the disk.
   * @param keepUndelivered keeps leads without a successful delivery, or with one still waiting
   * @returns how many
   */
  removeBefore(time: number, options: { keepUndelivered: boolean }): number;
  remove(id: string): boolean;
  /** The number of taken places of each slot. */
  booked(): Map<string, number>;
}

const UNDELIVERED = `
  NOT EXISTS (SELECT 1 FROM delivery WHERE lead = lead.id AND state = 'delivered')
  OR EXISTS (SELECT 1 FROM delivery WHERE lead = lead.id AND state <> 'delivered')`;

export function leadStore(database: DatabaseSync): LeadStore {
  const insertLead = database.prepare(
    'INSERT INTO lead (id, form, language, received, key, digest, fields) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const insertDelivery = database.prepare('INSERT INTO delivery (lead, channel, due) VALUES (?, ?, ?)');
  const insertBooking = database.prepare('INSERT INTO booking (lead, slot, holder) VALUES (?, ?, ?)');
  const byContent = database.prepare('SELECT id FROM lead WHERE form = ? AND key = ? AND digest = ?');
  // A visitor who sends a form again with changes keeps the place.
  const others = database.prepare(
    'SELECT count(DISTINCT holder) AS count FROM booking WHERE slot = ? AND holder <> ?',
  );
  const byId = database.prepare('SELECT * FROM lead WHERE id = ?');
  const all = database.prepare(
    'SELECT * FROM lead WHERE (?1 IS NULL OR form = ?1) ORDER BY received DESC, rowid DESC LIMIT ?2',
  );

  const idOf: LeadStore['idOf'] = ({ form, key, fields }) => {
    const row = byContent.get(form, key, digestOf(form, fields));
    return row && String(row['id']);
  };

  const insert = (lead: NewLead): Added => {
    const known = idOf(lead);
    if (known !== undefined) return { outcome: 'repeated', id: known };
    const { slot } = lead;
    const holder = slot?.holder ?? lead.key;
    if (slot?.capacity !== undefined) {
      const taken = Number(others.get(slot.id, holder)?.['count']);
      if (taken >= slot.capacity) return { outcome: 'full' };
    }
    const id = makeId();
    const { form, language, received, key, fields } = lead;
    insertLead.run(id, form, language, received, key, digestOf(form, fields), JSON.stringify(fields));
    for (const channel of lead.channels) insertDelivery.run(id, channel, received);
    if (slot) insertBooking.run(id, slot.id, holder);
    return { outcome: 'stored', id };
  };

  return {
    idOf,

    add: inGroups((group) => transaction(database, () => group.map(insert))),

    find(id) {
      const row = byId.get(id);
      return row && leadOf(row);
    },

    list({ form, limit = -1 } = {}) {
      return all.all(form ?? null, limit).map(leadOf);
    },

    forget(id, fields) {
      transaction(database, () => {
        const row = byId.get(id);
        if (!row) return;
        const kept = Object.entries(leadOf(row).fields).filter(([name]) => !fields.includes(name));
        database
          .prepare('UPDATE lead SET fields = ? WHERE id = ?')
          .run(JSON.stringify(Object.fromEntries(kept)), id);
      });
    },

    removeBefore(time, { keepUndelivered }) {
      const { changes } = database
        .prepare(`DELETE FROM lead WHERE received < ? ${keepUndelivered ? `AND NOT (${UNDELIVERED})` : ''}`)
        .run(time);
      if (changes > 0) emptyJournal(database);
      return Number(changes);
    },

    remove(id) {
      const { changes } = database.prepare('DELETE FROM lead WHERE id = ?').run(id);
      if (changes > 0) emptyJournal(database);
      return changes > 0;
    },

    booked() {
      const rows = database
        .prepare('SELECT slot, count(DISTINCT holder) AS count FROM booking GROUP BY slot')
        .all();
      return new Map(rows.map((row) => [String(row['slot']), Number(row['count'])]));
    },
  };
}

/** Otherwise the write-ahead log would contain deleted data for a while. */
const emptyJournal = (database: DatabaseSync): void => database.exec('PRAGMA wal_checkpoint(TRUNCATE)');

function leadOf(row: Record<string, SQLOutputValue>): Lead {
  const language = String(row['language']);
  return {
    id: String(row['id']),
    form: String(row['form']),
    language: isLocale(language) ? language : 'fr',
    received: Number(row['received']),
    fields: JSON.parse(String(row['fields'])) as Fields,
  };
}
