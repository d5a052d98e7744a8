import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { DrawJob, FromHelper, ToHelper } from './draw-job.ts';

/** A helper reads the whole snapshot before it draws; below so many pages for each process it is not worth it. */
const PAGES_EACH = 1500;

/** Bytes that a helper may take with a very large catalogue. */
const MEMORY_EACH = 1.5e9;

/** So many pages a helper is given at a time. */
const BATCH = 32;

/**
 * How many processes draw beside Astro's own.
 * @param asked how many processes there shall be in all; else as many as the machine has cores and memory for, and the
 *   pages keep busy
 */
export function helperCount(pages: number, asked: number | undefined): number {
  if (asked !== undefined) return pages > 1 ? asked - 1 : 0;
  const free = Math.floor(process.availableMemory() / MEMORY_EACH) - 1;
  return Math.max(0, Math.min(availableParallelism() - 1, free, Math.floor(pages / PAGES_EACH) - 1));
}

/**
 * Pages that several processes draw: Astro's from the front of the list, helpers from its end, until they meet. So a
 * process that has less of the machine, or more work per page, draws fewer.
 */
export class SharedPages {
  readonly #pages: readonly string[];
  readonly #given = new Set<string>();
  readonly #begun = new Set<string>();
  readonly #missing = new Set<string>();
  readonly #onDrawn: (message: FromHelper) => void;
  #end: number;
  #ended: Promise<unknown>[] = [];

  /** @param onDrawn called with what helpers have drawn */
  constructor(pages: readonly string[], onDrawn: (message: FromHelper) => void) {
    this.#pages = pages;
    this.#end = pages.length;
    this.#onDrawn = onDrawn;
  }

  /** Starts helpers, with the same flags as this process and the same environment. */
  start(count: number, job: DrawJob): void {
    for (let index = 0; index < count; index += 1) {
      const helper = fork(fileURLToPath(new URL('draw-beside.ts', import.meta.url)), {
        // Keys are this process's matter.
        env: { ...process.env, BUILD_INPUTS: undefined },
      });
      tell(helper, { job });
      helper.on('message', (message: FromHelper) => {
        for (const [page] of message.drawn) this.#missing.delete(page);
        if (message.drawn.length > 0) this.#onDrawn(message);
        if (helper.connected) tell(helper, { paths: this.give() });
      });
      // What it sent last is read by then.
      this.#ended.push(
        new Promise((resolve) => {
          helper.once('error', resolve);
          helper.once('disconnect', resolve);
        }),
      );
    }
  }

  /** Whether this process is to draw a page; no helper draws it then. */
  claim(page: string): boolean {
    if (this.#given.has(page)) return false;
    this.#begun.add(page);
    return true;
  }

  /** The next pages for a helper; none when all are given or drawn. */
  give(): string[] {
    const batch: string[] = [];
    while (batch.length < BATCH && this.#end > 0) {
      const page = this.#pages[this.#end - 1];
      if (page === undefined || this.#begun.has(page)) break;
      this.#given.add(page);
      this.#missing.add(page);
      batch.push(page);
      this.#end -= 1;
    }
    return batch;
  }

  /** Waits until all helpers are done. @throws where one left pages undrawn; it has said why */
  async finish(): Promise<void> {
    await Promise.all(this.#ended);
    if (this.#missing.size > 0)
      throw new Error(`A process that helps has not drawn ${[...this.#missing].slice(0, 5).join(', ')}.`);
  }
}

const tell = (helper: ChildProcess, message: ToHelper): boolean => helper.send(message);
