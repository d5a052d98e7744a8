import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const FILE = 'leads.sqlite';

/** The entry at index n migrates a store from version n to n + 1. */
const MIGRATIONS = [
  `CREATE TABLE lead (
     id TEXT PRIMARY KEY,
     form TEXT NOT NULL,
     language TEXT NOT NULL,
     received INTEGER NOT NULL,
     key TEXT NOT NULL,
     digest TEXT NOT NULL,
     fields TEXT NOT NULL,
     UNIQUE (form, key, digest)
   ) STRICT;
   CREATE INDEX lead_received ON lead (received);
   CREATE TABLE delivery (
     id INTEGER PRIMARY KEY,
     lead TEXT NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
     channel TEXT NOT NULL,
     state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'dead')),
     attempts INTEGER NOT NULL DEFAULT 0,
     due INTEGER NOT NULL,
     error TEXT NOT NULL DEFAULT '',
     UNIQUE (lead, channel)
   ) STRICT;
   CREATE INDEX delivery_due ON delivery (due) WHERE state = 'waiting';
   CREATE TABLE booking (
     lead TEXT PRIMARY KEY REFERENCES lead (id) ON DELETE CASCADE,
     slot TEXT NOT NULL
   ) STRICT;
   CREATE INDEX booking_slot ON booking (slot);`,
  // In older stores, forms sent without a script within some minutes share a key; each of their leads becomes
  // a holder of its own.
  `ALTER TABLE booking ADD COLUMN holder TEXT NOT NULL DEFAULT '';
   UPDATE booking SET holder =
     (SELECT CASE WHEN key LIKE 'without:%' THEN id ELSE key END FROM lead WHERE lead.id = booking.lead);`,
  `ALTER TABLE delivery ADD COLUMN hold TEXT NOT NULL DEFAULT '' CHECK (hold IN ('', 'own', 'server'));`,
];

/**
 * Opens the store of leads in a folder, creating both if needed. Only this user may read them. A commit is on
 * the disk before it returns, so that a confirmed lead survives a crash or a power cut.
 * @throws if the folder cannot be written to, or a newer version of the relay made the store
 */
export function openDatabase(dir: string): DatabaseSync {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const path = join(dir, FILE);
  // SQLite gives its other files (-wal, -shm) the same permissions as this one.
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  const database = new DatabaseSync(path, { timeout: 2000, enableForeignKeyConstraints: true });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON');
  // In pages of 4 kB. Checkpoints are rare, because a form that is sent during one waits for it.
  database.exec('PRAGMA wal_autocheckpoint = 4000');
  migrate(database);
  return database;
}

function migrate(database: DatabaseSync): void {
  transaction(database, () => {
    const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
    if (version > MIGRATIONS.length)
      throw new Error('The store of leads was made by a newer version of the relay.');
    for (const migration of MIGRATIONS.slice(version)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
  });
}

/** Runs `work` as a transaction. Other writing processes wait meanwhile. */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk may already have ended the transaction.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
