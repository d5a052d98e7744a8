import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type SavedImages, type Shown, ShownImages } from './shown-images.ts';

/** Changes whenever what stands in the list means something else. */
const VERSION = 1;

/** A file of a page: its path in the output, and the size and time of the store's copy. */
type StoredFile = [path: string, size: number, modified: number];

interface StoredPage {
  key: string;
  shown: Shown;
  files: StoredFile[];
}

interface Saved {
  version: number;
  images: SavedImages;
  pages: Record<string, StoredPage>;
}

/**
 * Keeps every drawn page that has a key, with the files beside it and the names of its pictures, for the next build. A
 * file has one place on the disk and two names, one here and one in the output; a file that someone has written to
 * since is not taken again.
 *
 * Astro's own cache keeps copies and takes them one by one through the same work as a drawn page: with 60,000 pages
 * that alone takes longer than the whole build may.
 */
export class PageStore {
  readonly images = new ShownImages();
  readonly #folder: string;
  readonly #list: string;
  readonly #before: Saved;
  readonly #next: Record<string, StoredPage> = {};
  readonly #drawn: string[] = [];
  readonly #kept: string[] = [];

  /** @param isFull what the last build left is not used */
  constructor(cache: string, isFull: boolean) {
    this.#folder = join(cache, 'pages');
    this.#list = join(cache, 'pages.json');
    this.#before = isFull ? empty() : read(this.#list);
    if (Object.keys(this.#before.pages).length === 0) rmSync(this.#folder, { recursive: true, force: true });
  }

  /** Whether a page is the same as in the last build; then it is taken from there. */
  take(path: string, key: string): boolean {
    const page = this.#before.pages[path];
    if (page?.key !== key || !page.files.every((file) => this.#isUntouched(file))) return false;
    this.#next[path] = { ...page, shown: this.images.adopt(page.shown, this.#before.images) };
    this.#kept.push(path);
    return true;
  }

  /** Notes a page that was drawn in this build. */
  add(path: string, key: string, shown: Shown, files: readonly string[]): void {
    this.#next[path] = { key, shown, files: files.map((file) => [file, 0, 0]) };
    this.#drawn.push(path);
  }

  /** Puts the pages that were taken into the output. */
  fill(out: string): void {
    const made = new Set<string>();
    for (const path of this.#kept)
      for (const [file] of this.#next[path]?.files ?? []) {
        const to = join(out, file);
        const folder = dirname(to);
        if (!made.has(folder)) mkdirSync(folder, { recursive: true });
        made.add(folder);
        link(this.#placeOf(file), to);
      }
  }

  /** Takes the drawn pages into the store, and leaves the list for the next build. */
  save(out: string): void {
    for (const path of this.#drawn) {
      const page = this.#next[path];
      if (page) page.files = page.files.map(([file]) => this.#store(out, file));
    }
    for (const [path, { files }] of Object.entries(this.#before.pages)) {
      const still = new Set(this.#next[path]?.files.map(([file]) => file));
      for (const [file] of files) if (!still.has(file)) rmSync(this.#placeOf(file), { force: true });
    }
    const saved: Saved = { version: VERSION, images: this.images.saved, pages: this.#next };
    writeFileSync(`${this.#list}.part`, JSON.stringify(saved));
    renameSync(`${this.#list}.part`, this.#list);
  }

  #store(out: string, file: string): StoredFile {
    const place = this.#placeOf(file);
    mkdirSync(dirname(place), { recursive: true });
    rmSync(place, { force: true });
    link(join(out, file), place);
    const { size, mtimeMs } = statSync(place);
    return [file, size, mtimeMs];
  }

  #isUntouched([file, size, modified]: StoredFile): boolean {
    const stat = statSync(this.#placeOf(file), { throwIfNoEntry: false });
    return stat?.size === size && stat.mtimeMs === modified;
  }

  /** Flat, so that a page needs no folder of its own here. */
  #placeOf(file: string): string {
    const name = createHash('sha256').update(file).digest('hex').slice(0, 32);
    return join(this.#folder, name.slice(0, 2), name);
  }
}

const empty = (): Saved => ({ version: VERSION, images: { encoded: [], originals: [] }, pages: {} });

/** None yet, cut off by a stop, or of another version: every page is drawn. */
function read(file: string): Saved {
  if (!existsSync(file)) return empty();
  try {
    const saved = JSON.parse(readFileSync(file, 'utf8')) as Saved;
    return saved.version === VERSION ? saved : empty();
  } catch {
    return empty();
  }
}

/** What file systems answer that have no second names for files, or none on another disk. */
const WITHOUT_LINKS = ['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];

/** Another name for a file; where the file system has none, a copy. */
function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && WITHOUT_LINKS.includes(String(error.code))))
      throw error;
    copyFileSync(from, to);
  }
}
