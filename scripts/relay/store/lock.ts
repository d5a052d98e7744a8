import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Takes the lock for delivering from a folder's store, which only one process at a time may hold. The system
 * releases the lock of a process that ends for any reason.
 * @returns a function that releases it; `undefined` while another process holds it
 */
export function takeLock(dir: string): (() => void) | undefined {
  const database = new DatabaseSync(join(dir, 'delivery.lock'), { timeout: 0 });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch {
    database.close();
    return undefined;
  }
  return () => database.close();
}
