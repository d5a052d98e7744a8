import { makeAside } from './aside.ts';
import type { DrawJob } from './draw-job.ts';
import { Helper } from './helper.ts';
import { helperCount } from './helper-count.ts';
import type { SharedPages } from './shared-pages.ts';

/** The processes that work beside Astro's. Where there are none, what they would do is done in this one. */
export class Helpers {
  readonly #asked = Number(process.env['BUILD_PROCESSES']) || undefined;
  readonly #helpers: Helper[];
  #job: DrawJob | undefined;
  #aside: Promise<string> | undefined;
  #drawing: Promise<unknown> = Promise.resolve();

  /** @param pages how many the site has: with few, the process that has read it already is not needed either */
  constructor(pages: number) {
    const checker = Helper.checker();
    this.#helpers = checker ? [checker] : [];
    if (helperCount(pages, this.#asked) === 0) this.#dismiss();
  }

  /** Has `makeAside` done, where somebody is there for it. @param out the output, which Astro has emptied */
  beginAside(out: string): void {
    this.#aside ??= this.#helpers[0]?.makeAside(out);
    // Looked at when all is drawn.
    this.#aside?.catch(() => undefined);
  }

  /** What `makeAside` gives. */
  aside(out: string): Promise<string> {
    return this.#aside ?? makeAside(out);
  }

  /**
   * Has those that are there already make ready to draw.
   * @param job none where nobody can help, see `drawJob`
   * @returns whether one of them draws the files that each build draws
   */
  prepare(job: DrawJob | undefined): boolean {
    this.#job = job;
    if (!job) this.#dismiss();
    else for (const helper of this.#helpers) helper.prepare(job, true);
    return this.#helpers.length > 0;
  }

  /** Has pages drawn. @returns whether there is anybody for it */
  draw(shared: SharedPages): boolean {
    const job = this.#job;
    const count = job ? helperCount(shared.count, this.#asked) : 0;
    while (job && this.#helpers.length < count) {
      const helper = Helper.start();
      helper.prepare(job, false);
      this.#helpers.push(helper);
    }
    this.#drawing = Promise.all(this.#helpers.map((helper) => helper.draw(shared)));
    return this.#helpers.length > 0;
  }

  /** Waits until all that draw have ended. */
  async finish(): Promise<void> {
    await this.#drawing;
  }

  #dismiss(): void {
    for (const helper of this.#helpers.splice(0)) helper.dismiss();
  }
}
