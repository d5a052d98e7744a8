import type { Snapshot } from './domain.ts';
import { formatFault, isError, SnapshotError } from './fault.ts';
import { readSnapshot } from './read.ts';

/** What is used of a file watcher such as Vite's. */
interface Watcher {
  add(path: string): unknown;
  on(event: 'all', listener: (event: string, path: string) => void): unknown;
}

/** An editor's program writes a file in several steps; it is read when this many milliseconds have been quiet. */
const QUIET_MS = 150;

/** One reading of the snapshot for everybody who needs it, and in development one for each change. */
export class SharedReading {
  readonly #dir: string;
  readonly #listeners = new Map<string, (snapshot: Snapshot) => void>();
  #snapshot: Snapshot | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(dir: string) {
    this.#dir = dir;
  }

  /**
   * The snapshot, read once; its warnings are printed.
   * @throws SnapshotError naming every error
   */
  snapshot(): Snapshot {
    this.#snapshot ??= this.#read();
    return this.#snapshot;
  }

  /**
   * Calls the listener with the new snapshot whenever a file of it has changed. A snapshot with errors is printed and
   * passed over: what was good stays.
   * @param name a listener of the same name is replaced
   */
  watch(watcher: Watcher, name: string, listener: (snapshot: Snapshot) => void): void {
    const isFirst = this.#listeners.size === 0;
    this.#listeners.set(name, listener);
    if (!isFirst) return;
    watcher.add(this.#dir);
    watcher.on('all', (_event, path) => {
      if (!path.startsWith(this.#dir)) return;
      clearTimeout(this.#waiting);
      this.#waiting = setTimeout(() => this.#refresh(), QUIET_MS);
    });
  }

  #refresh(): void {
    try {
      this.#snapshot = this.#read();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return;
    }
    for (const listener of this.#listeners.values()) listener(this.#snapshot);
  }

  #read(): Snapshot {
    const { snapshot, faults } = readSnapshot(this.#dir);
    for (const fault of faults) if (!isError(fault)) console.warn(formatFault(fault));
    if (!snapshot) throw new SnapshotError(faults);
    return snapshot;
  }
}
