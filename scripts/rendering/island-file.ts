import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { write } from './write-page.ts';

/** What Astro writes before the first island of a page: a style, the code of its directive, and the islands' runtime. */
const PRESCRIPTS =
  /<style>astro-island[^<]*<\/style>(?<directive><script>[^<]*(?:<(?!\/script>)[^<]*)*<\/script>)<script>(?<runtime>[^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/;

/** The runtime's file, from the output's folder on. */
export interface IslandRuntime {
  name: string;
  content: string;
}

/**
 * Puts the runtime of Astro's islands, which stands in every page that has one (4.5 kB), into a file that a visitor
 * loads once. The style of islands stands in `base.css`.
 */
export class IslandFile {
  /** None where no page has an island. */
  file: IslandRuntime | undefined;

  /** @param before the runtime that pages of the last build name; where Astro's is another, they are rendered anew */
  constructor(before: IslandRuntime | undefined) {
    this.file = before;
  }

  /**
   * @returns the page with the file in the place of the runtime
   * @throws where a page has an island, and Astro writes its runtime in another way
   */
  takeFrom(html: string): string {
    if (!html.includes('<astro-island')) return html;
    const found = PRESCRIPTS.exec(html);
    const { directive, runtime } = found?.groups ?? {};
    if (!found || directive === undefined || runtime === undefined)
      throw new Error(
        'Astro writes the runtime of islands otherwise than scripts/rendering/island-file.ts knows.',
      );
    const name = nameOf(runtime);
    this.file = { name, content: runtime };
    return html.replace(found[0], () => `${directive}<script async src="/${name}"></script>`);
  }

  /** Puts the file into the output. */
  save(out: string): void {
    if (this.file) write(join(out, this.file.name), this.file.content);
  }
}

const nameOf = (runtime: string): string =>
  `_astro/island.${createHash('sha256').update(runtime).digest('hex').slice(0, 8)}.js`;
