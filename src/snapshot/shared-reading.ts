import type { Snapshot } from './domain.ts';
import { formatFault, isError, SnapshotError } from './fault.ts';
import { readSnapshot } from './read.ts';

/** The part of a file watcher such as Vite's that is used here. */
interface Watcher {
  add(path: string): unknown;
  on(event: 'all', listener: (event: string, path: string) => void): unknown;
}

/**
 * Editing programs write a file in several steps; it is read after this many milliseconds without a change.
 */
const QUIET_MS = 150;

/** A shared reading of the snapshot; in development it is renewed after each change. */
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
   * Calls the listener with the new snapshot whenever a file of it has changed. The faults of an invalid
   * snapshot are printed, and the last valid one stays in use.
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
