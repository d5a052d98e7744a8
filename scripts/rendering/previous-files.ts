import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMarkedSo, type Listing, listBeside, type Mark } from './list-files.ts';

const NOTHING: Listing = { paths: [], marks: new Float64Array() };

/**
 * What was the output before the last one. Most of its pages are names of files that the store of pages still has: its
 * folders, moved into a new output and corrected, spare the naming of each file anew, which with 130,000 files takes
 * longer than all else that a small change needs.
 *
 * It is not trusted: only what is the same file on the disk as in the store is left in it, and a file is never written
 * to, but removed and put anew, for it may have names in the output that is served.
 */
export class PreviousFiles {
  readonly #folder: string | undefined;
  #listing: Promise<Listing> | undefined;
  #known = NOTHING;
  #indices: ReadonlyMap<string, number> = new Map();

  /** @param folder none where nothing is to be taken from it */
  constructor(folder: string | undefined) {
    this.#folder = folder;
  }

  /** Begins to look through the folder, beside other work. What cannot be read is no use to anybody. */
  list(): Promise<Listing> {
    this.#listing ??=
      this.#folder === undefined ? Promise.resolve(NOTHING) : listBeside(this.#folder).catch(() => NOTHING);
    return this.#listing;
  }

  /** Waits until it is listed; then `has` answers. */
  async ready(): Promise<void> {
    this.#known = await this.list();
    this.#indices = new Map(this.#known.paths.map((path, index) => [path, index]));
  }

  /** Whether it has a file with a mark: the same file of the disk, to which nobody has written. */
  has(path: string, mark: Mark): boolean {
    const index = this.#indices.get(path);
    return index !== undefined && isMarkedSo(this.#known, index, mark);
  }

  /** Where a file of it lies that was not moved. */
  placeOf(path: string): string {
    return join(this.#folder ?? '', path);
  }

  /**
   * Moves its folders into an output that has none of these yet, and removes from them what the output is not to have.
   * @param wanted the files that the output is to have from the store
   * @returns those of them that are still missing
   */
  async moveInto(out: string, wanted: ReadonlyMap<string, Mark>): Promise<string[]> {
    const listing = await this.list();
    const { paths } = listing;
    // With a hundred thousand files it is megabytes.
    this.#listing = Promise.resolve(NOTHING);
    this.#known = NOTHING;
    this.#indices = new Map();
    const isSame = (path: string, index: number): boolean => {
      const mark = wanted.get(path);
      return mark !== undefined && isMarkedSo(listing, index, mark);
    };
    const same = new Set(paths.filter(isSame));
    // Correcting most of it would take longer than beginning anew.
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

/** Moves a folder to where nothing is yet. @returns whether it could */
function move(from: string, to: string): boolean {
  if (existsSync(to)) return false;
  try {
    renameSync(from, to);
    return true;
  } catch {
    // On another disk, or where nothing may be moved: what it holds is put anew.
    return false;
  }
}

/** The folder at the root that a path lies in; of a file at the root, nothing. */
const topOf = (path: string): string => path.slice(0, Math.max(0, path.indexOf('/')));

/** Removes a file, or an empty folder, and what is empty without it. */
function remove(out: string, path: string): void {
  if (!path.endsWith('/')) rmSync(join(out, path));
  let folder = path.endsWith('/') ? path.slice(0, -1) : dirname(path);
  while (folder !== '.' && readdirSync(join(out, folder)).length === 0) {
    rmdirSync(join(out, folder));
    folder = dirname(folder);
  }
}
