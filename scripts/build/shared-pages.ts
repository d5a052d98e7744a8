import type { Drawn } from './draw-job.ts';

/** So many pages a helper is given at a time, at most. */
const BATCH = 32;

/**
 * Pages that several processes draw: Astro's from the front of the list, helpers from its end, until they meet. So a
 * process that has less of the machine, or more work per page, draws fewer.
 */
export class SharedPages {
  readonly #pages: readonly string[];
  readonly #batch: number;
  readonly #given: Set<string>;
  readonly #begun = new Set<string>();
  readonly #missing: Set<string>;
  readonly #onDrawn: (message: Drawn) => void;
  #end: number;
  #isFailed = false;

  /**
   * @param files what a helper draws by itself
   * @param onDrawn called with what helpers have drawn
   */
  constructor(pages: readonly string[], files: readonly string[], onDrawn: (message: Drawn) => void) {
    this.#pages = pages;
    this.#given = new Set(files);
    this.#missing = new Set(files);
    // Of few pages small batches, so that none waits at the end while another one has many before it.
    this.#batch = Math.max(1, Math.min(BATCH, Math.floor(pages.length / 100)));
    this.#end = pages.length;
    this.#onDrawn = onDrawn;
  }

  /** How many there are in all. */
  get count(): number {
    return this.#pages.length;
  }

  /**
   * Whether this process is to draw a page; no helper draws it then.
   * @throws once a helper has failed, for then all else is drawn in vain
   */
  claim(page: string): boolean {
    if (this.#isFailed) this.assertDrawn();
    if (this.#given.has(page)) return false;
    this.#begun.add(page);
    return true;
  }

  /** The next pages for a helper; none when all are given or drawn. */
  give(): string[] {
    const batch: string[] = [];
    while (batch.length < this.#batch && this.#end > 0) {
      const page = this.#pages[this.#end - 1];
      if (page === undefined || this.#begun.has(page)) break;
      this.#given.add(page);
      this.#missing.add(page);
      batch.push(page);
      this.#end -= 1;
    }
    return batch;
  }

  /** Takes what a helper has drawn. */
  take(message: Drawn): void {
    for (const [page] of message.drawn) this.#missing.delete(page);
    if (message.drawn.length > 0) this.#onDrawn(message);
  }

  /** Notes that a helper has ended while there were pages left. */
  fail(): void {
    this.#isFailed = true;
  }

  /** When all helpers have ended. @throws where one left pages undrawn; it has said why */
  assertDrawn(): void {
    if (this.#missing.size > 0)
      throw new Error(`A process that helps has not drawn ${[...this.#missing].slice(0, 5).join(', ')}.`);
  }
}
