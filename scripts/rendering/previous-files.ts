import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMarkedSo, type Listing, listBeside, type Mark } from './list-files.ts';

const NOTHING: Listing = { paths: [], marks: new Float64Array() };

/**
 * The output before the last one. Most of its pages are hard links to files that are still in the store.
 * Moving its folders into a new output and correcting them avoids linking each file again, which with 130,000
 * files takes longer than everything else after a small change.
 * Its content is not trusted: only files that are identical to those in the store (same inode) are kept.
 * Files are never written to, only removed and linked again, because the served output may link to them.
 */
export class PreviousFiles {
  readonly #folder: string | undefined;
  #listing: Promise<Listing> | undefined;
  #known = NOTHING;
  #indices: ReadonlyMap<string, number> = new Map();

  /** @param folder `undefined` if nothing may be reused */
  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  /** Starts listing the folder in the background. An unreadable folder is treated as empty. */
  list(): Promise<Listing> {
    this.#listing ??=
      this.#folder === undefined ? Promise.resolve(NOTHING) : listBeside(this.#folder).catch(() => NOTHING);
    return this.#listing;
  }

  /** Waits for the listing; `has` works afterwards. */
  async ready(): Promise<void> {
    this.#known = await this.list();
    this.#indices = new Map(this.#known.paths.map((path, index) => [path, index]));
  }

  /** Whether it has a file with a mark: the same file, not written to since. */
  has(path: string, mark: Mark): boolean {
    const index = this.#indices.get(path);
    return index !== undefined && isMarkedSo(this.#known, index, mark);
  }

  /** The path of a file that was not moved. */
  placeOf(path: string): string {
    return join(this.#folder ?? '', path);
  }

  /**
   * Moves its folders into an output that does not have them yet, and removes unwanted files from them.
   * @param wanted the files that the output must have from the store
   * @returns those that are still missing
   */
  async moveInto(out: string, wanted: ReadonlyMap<string, Mark>): Promise<string[]> {
    const listing = await this.list();
    const { paths } = listing;
    // Frees the listing, which takes megabytes for a hundred thousand files.
    this.#listing = Promise.resolve(NOTHING);
    this.#known = NOTHING;
    this.#indices = new Map();
    const isSame = (path: string, index: number): boolean => {
      const mark = wanted.get(path);
      return mark !== undefined && isMarkedSo(listing, index, mark);
    };
    const same = new Set(paths.filter(isSame));
    // If most files differ, correcting takes longer than linking all of them.
    if (same.size < paths.length / 2) return [...wanted.keys()];
    const moved = this.#moveFolders(out, paths);
    for (const path of paths) if (moved.has(topOf(path)) && !same.has(path)) remove(out, path);
    return [...wanted.keys()].filter((path) => !(same.has(path) && moved.has(topOf(path))));
  }

  #moveFolders(out: string, paths: readonly string[]): Set<string> {
    const tops = new Set(paths.filter((path) => path.includes('/')).map(topOf));
    const folder = this.#folder;
    if (folder === undefined) return new Set();
    return new Set([...tops].filter((top) => move(join(folder, top), join(out, top))));
  }
}

/**
 * Moves a folder to a free path.
 * @returns whether it succeeded
 */
function move(from: string, to: string): boolean {
  if (existsSync(to)) return false;
  try {
    renameSync(from, to);
    return true;
  } catch {
    // It is on another disk or may not be moved; its files are linked again.
    return false;
  }
}

/** The top-level folder of a path; empty for a file at the root. */
const topOf = (path: string): string => path.slice(0, Math.max(0, path.indexOf('/')));

/** Removes a file or an empty folder, and every parent that becomes empty. */
function remove(out: string, path: string): void {
  if (!path.endsWith('/')) rmSync(join(out, path));
  let folder = path.endsWith('/') ? path.slice(0, -1) : dirname(path);
  while (folder !== '.' && readdirSync(join(out, folder)).length === 0) {
    rmdirSync(join(out, folder));
    folder = dirname(folder);
  }
}
