import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PublishedPicture } from '../../src/media/noted-pictures.ts';
import { previousOutputDir } from '../publishing/previous-output.ts';
import type { IslandRuntime } from './island-file.ts';
import { link, linkBeside, type Pair } from './link-files.ts';
import { hasFileMode, type Mark, markOf } from './list-files.ts';
import { PictureList } from './picture-list.ts';
import { PreviousFiles } from './previous-files.ts';
import { fileOf } from './write-page.ts';

/** Raise it when the meaning of the list changes. */
const VERSION = 4;

/** A page's file: its path in the output, and the mark of the stored file. */
type StoredFile = readonly [path: string, mark: Mark];

interface StoredPage {
  key: string;
  /** Indexes into the list of pictures. */
  pictures: number[];
  /** The page's own file first. */
  files: StoredFile[];
}

interface Saved {
  version: number;
  pictures: readonly PublishedPicture[];
  island: IslandRuntime | undefined;
  pages: Record<string, StoredPage>;
}

/**
 * Keeps every rendered page that has a key, with the files beside it and the names of its pictures, for the next build.
 * A file stands on the disk once and has two names, one here and one in the output; one that someone has written to
 * since is not taken again.
 *
 * Astro's own cache keeps copies and takes them one by one through the same work as a rendered page: with 60,000 pages
 * that alone takes longer than the whole build may.
 */
export class PageStore {
  readonly pictures = new PictureList();
  readonly #folder: string;
  readonly #list: string;
  readonly #before: Saved;
  readonly #next: Record<string, StoredPage> = {};
  readonly #rendered: string[] = [];
  /** The files of the pages that are taken, with their marks in the store. */
  readonly #kept = new Map<string, Mark>();
  readonly #previous: PreviousFiles;
  /** The files of pages that were checked only in the previous output. */
  readonly #inPrevious = new Set<string>();
  readonly #folders = new Set<string>();
  readonly #unkept: string[] = [];

  /**
   * @param store a folder used for nothing else
   * @param isFull whether nothing of the last build is reused
   */
  constructor(store: string, isFull: boolean) {
    mkdirSync(store, { recursive: true });
    this.#folder = join(store, 'pages');
    this.#list = join(store, 'pages.json');
    this.#before = isFull ? empty() : read(this.#list);
    this.#previous = new PreviousFiles(isFull ? undefined : previousOutputDir(store));
  }

  /** The islands' runtime of the last build, to which its pages refer. */
  get island(): IslandRuntime | undefined {
    return this.#before.island;
  }

  /** Starts the slow work that needs no pages; call it early. */
  prepare(): void {
    void this.#previous.list();
  }

  /** Waits for the work that `prepare` started. Pages taken earlier are checked file by file. */
  prepared(): Promise<void> {
    return this.#previous.ready();
  }

  /**
   * Takes a page from the last build if its key is the same.
   * @returns whether it was taken
   */
  take(path: string, key: string): boolean {
    const page = this.#before.pages[path];
    if (page?.key !== key) return false;
    const files = page.files.map((file) => this.#untouched(file));
    if (!files.every((file) => file !== undefined)) return false;
    for (const file of files) this.#kept.set(file[0], file[1]);
    this.#next[path] = {
      ...page,
      pictures: this.pictures.adopt(page.pictures, this.#before.pictures),
      files,
    };
    return true;
  }

  /** Notes a page that was rendered in this build. */
  add(path: string, key: string, pictures: readonly PublishedPicture[], files: readonly string[]): void {
    this.#next[path] = {
      key,
      pictures: this.pictures.add(pictures),
      files: files.map((file) => [file, NO_MARK]),
    };
    this.#rendered.push(path);
  }

  /** Records a page without a key, which every build renders. */
  addUnkept(path: string, pictures: readonly PublishedPicture[]): void {
    this.pictures.add(pictures);
    this.#unkept.push(path);
  }

  /** The pages with the largest files, largest first; only known after saving. */
  largest(out: string, count: number): string[] {
    const sizes = Object.entries(this.#next).map(
      ([path, { files }]) => [path, files[0]?.[1][2] ?? 0] as const,
    );
    const others = this.#unkept.map((path) => {
      // A not-found page may have been moved to another file name.
      const stat = statSync(join(out, fileOf(path)), { throwIfNoEntry: false });
      return [path, stat?.size ?? 0] as const;
    });
    return [...sizes, ...others]
      .filter(([path]) => path.endsWith('/'))
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, count)
      .map(([path]) => path);
  }

  /**
   * Puts the pages that were taken into the output.
   * @returns when others may be rendered into it; what is still missing then comes meanwhile, until `done` is settled
   */
  async fill(out: string): Promise<{ done: Promise<void> }> {
    const missing = await this.#previous.moveInto(out, this.#kept);
    const placeOf = (file: string) =>
      this.#inPrevious.has(file) ? this.#previous.placeOf(file) : this.#placeOf(file);
    const pairs = missing.map((file): Pair => [placeOf(file), join(out, file)]);
    this.#inPrevious.clear();
    this.#kept.clear();
    return { done: pairs.length > 0 ? linkBeside(pairs) : Promise.resolve() };
  }

  /** Takes the rendered pages into the store, and leaves the list for the next build. */
  save(out: string, island: IslandRuntime | undefined): void {
    if (Object.keys(this.#before.pages).length === 0) rmSync(this.#folder, { recursive: true, force: true });
    for (const path of this.#rendered) {
      const page = this.#next[path];
      if (page) page.files = page.files.map(([file]) => this.#store(out, file));
    }
    // A page that moved leaves at its former address a file that another page brings now.
    const fresh = new Set(
      this.#rendered.flatMap((path) => this.#next[path]?.files.map(([file]) => file) ?? []),
    );
    for (const [path, { key, files }] of Object.entries(this.#before.pages)) {
      // A page with the same key has the same files.
      if (this.#next[path]?.key === key) continue;
      for (const [file] of files) if (!fresh.has(file)) rmSync(this.#placeOf(file), { force: true });
    }
    const saved: Saved = { version: VERSION, pictures: this.pictures.all, island, pages: this.#next };
    writeFileSync(`${this.#list}.part`, JSON.stringify(saved));
    renameSync(`${this.#list}.part`, this.#list);
  }

  #store(out: string, file: string): StoredFile {
    const place = this.#placeOf(file);
    const folder = dirname(place);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    if (existsSync(place)) rmSync(place);
    link(join(out, file), place);
    return [file, markOf(statSync(place))];
  }

  /** A stored file; `undefined` if it has been written to or removed. */
  #untouched(stored: StoredFile): StoredFile | undefined {
    const [file, mark] = stored;
    // It is the same file under another name, and has been checked there.
    if (this.#previous.has(file, mark)) {
      this.#inPrevious.add(file);
      return stored;
    }
    const stat = statSync(this.#placeOf(file), { throwIfNoEntry: false });
    const [, modified, size] = mark;
    return stat?.size === size && isTime(stat.mtimeMs, modified) && hasFileMode(stat)
      ? [file, markOf(stat)]
      : undefined;
  }

  /** Flat, so that pages need no folders in the store. */
  #placeOf(file: string): string {
    const name = createHash('sha256').update(file).digest('hex').slice(0, 32);
    return join(this.#folder, name.slice(0, 2), name);
  }
}

/**
 * Whether a file's time equals the recorded one; archives such as those of a CI cache lose fractions of a
 * second.
 */
const isTime = (milliseconds: number, noted: number): boolean =>
  milliseconds === noted || (milliseconds % 1000 === 0 && milliseconds === Math.floor(noted / 1000) * 1000);

/** The mark of a file that is not yet in the store. */
const NO_MARK: Mark = [0, 0, 0];

const empty = (): Saved => ({ version: VERSION, pictures: [], island: undefined, pages: {} });

/** None yet, cut off by a stop, or of another version: every page is rendered. */
function read(file: string): Saved {
  if (!existsSync(file)) return empty();
  try {
    const saved = JSON.parse(readFileSync(file, 'utf8')) as Saved;
    return saved.version === VERSION ? saved : empty();
  } catch {
    return empty();
  }
}
