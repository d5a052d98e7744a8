import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { write } from './write-page.ts';

/**
 * What Astro writes before a page's first island: a style, the code of its directive, and the islands'
 * runtime.
 */
const PRESCRIPTS =
  /<style>astro-island[^<]*<\/style><script>(?<directive>[^<]*(?:<(?!\/script>)[^<]*)*)<\/script><script>(?<runtime>[^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/;

/** The file with the runtime. */
export interface IslandRuntime {
  /** Its path, relative to the output's folder. */
  name: string;
  content: string;
}

/**
 * Moves the runtime of Astro's islands (4.5 kB) and the directive of a page's first island (1 kB) from each page into a
 * file that a visitor loads once. The style of islands is in `base.css`.
 */
export class IslandFile {
  /** `undefined` if no page has an island. */
  file: IslandRuntime | undefined;
  #isOfThisBuild = false;

  /**
   * @param before the runtime used by pages of the last build; if Astro's differs, they are rendered again
   */
  constructor(before: IslandRuntime | undefined) {
    this.file = before;
  }

  /**
   * @returns the page with a reference to the file instead of directive and runtime
   * @throws if a page has an island and Astro's runtime is not found in the expected form, or if the first islands of
   *   two pages have different directives
   */
  takeFrom(html: string): string {
    if (!html.includes('<astro-island')) return html;
    const found = PRESCRIPTS.exec(html);
    const { directive, runtime } = found?.groups ?? {};
    if (!found || directive === undefined || runtime === undefined)
      throw new Error(
        'Astro writes the runtime of islands otherwise than scripts/rendering/island-file.ts knows.',
      );
    const content = `${directive}\n${runtime}`;
    if (this.#isOfThisBuild && this.file?.content !== content)
      throw new Error(
        'The first island of each page must have the same directive: scripts/rendering/island-file.ts puts it into one file.',
      );
    this.file = { name: nameOf(content), content };
    this.#isOfThisBuild = true;
    const { name } = this.file;
    return html.replace(found[0], () => `<script async src="/${name}"></script>`);
  }

  /** Writes the file into the output. */
  save(out: string): void {
    if (this.file) write(join(out, this.file.name), this.file.content);
  }
}

const nameOf = (content: string): string =>
  `_astro/island.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.js`;
