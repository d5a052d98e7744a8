import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Takes the right to deliver from a folder's store, which one process at a time may hold. The system frees the lock of
 * a process that dies, however it dies.
 * @returns what gives it back, or `undefined` while another process holds it
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
