import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { snapshotDir } from '../../src/snapshot/folder.ts';
import { runNode } from '../process/child.ts';
import { Progress } from '../progress/progress.ts';
import { cacheDir } from '../publishing/inputs.ts';
import { writeLargeSnapshot } from './large-snapshot.ts';
import { type Memory, MemoryWatch, secondsOfChildren } from './process-tree.ts';

/**
 * The number of price changes. The first build after a full one has no folders of a former output to reuse.
 */
const PRICES = 4;

/** The cost of a command. */
export interface Taken {
  /** Wall-clock time in seconds. */
  seconds: number;
  /** Processor time in seconds, if the system provides it. */
  work: number | undefined;
  memory: Memory | undefined;
}

export interface Build extends Taken {
  /** Seconds until the new site was in its place. */
  untilBuilt: number;
  /** Seconds during which pages were rendered, and how many. */
  rendering: number;
  pages: number;
}

export interface BuildFigures {
  properties: number;
  check: Taken;
  whole: Build;
  /** One build after each changed price, in order. */
  afterPrice: Build[];
}

/** Builds in a folder of its own, without touching the site, its cache or its report. */
export class BuildBench {
  readonly #root: string;
  readonly #own = snapshotDir();

  /** @param root is deleted at the start, and by `remove` */
  constructor(root: string) {
    this.#root = resolve(root);
    rmSync(this.#root, { recursive: true, force: true });
    mkdirSync(join(this.#root, 'cache'), { recursive: true });
  }

  /** Builds the project's own site first, so that measured builds encode no pictures. */
  async prepare(): Promise<void> {
    for (const kept of ['assets', 'fonts']) {
      const from = join(cacheDir(), kept);
      if (existsSync(from)) cpSync(from, join(this.#root, 'cache', kept), { recursive: true });
    }
    await this.#build(this.#own, 'own');
  }

  /** @throws with the output of a command that failed */
  async measure(properties: number): Promise<BuildFigures> {
    // A folder for each size, since a build compares its addresses with those of the folder's last build.
    const snapshot = join(this.#root, `snapshot-${properties}`);
    writeLargeSnapshot(this.#own, snapshot, properties);
    // A price change would draw a new preview picture, which only small sites have.
    edit<{ options?: object }>(join(snapshot, 'site.json'), (site) => {
      site.options = { ...site.options, previewsUpTo: 0 };
    });
    const check = await this.#run(['scripts/snapshot-check.ts', snapshot], {});
    const whole = await this.#build(snapshot, 'site', '--full');
    const afterPrice: Build[] = [];
    for (let round = 1; round <= PRICES; round += 1) {
      changePrice(snapshot, round / (PRICES + 1));
      afterPrice.push(await this.#build(snapshot, 'site'));
    }
    for (const used of [snapshot, join(this.#root, 'site')]) rmSync(used, { recursive: true });
    return { properties, check, whole, afterPrice };
  }

  remove(): void {
    // A build that was stopped may still write a last file.
    rmSync(this.#root, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }

  async #build(snapshot: string, out: string, ...options: string[]): Promise<Build> {
    const progress = new Progress();
    const started = performance.now();
    let untilBuilt = 0;
    let pages = 0;
    const onLine = (line: string) => {
      progress.line(line);
      const [, made] = /^Built into .*: (\d+) pages rendered/.exec(line) ?? [];
      if (made === undefined) return;
      pages = Number(made);
      untilBuilt = (performance.now() - started) / 1000;
      progress.end();
    };
    const env = {
      SNAPSHOT_DIR: snapshot,
      OUT_DIR: join(this.#root, out),
      CACHE_DIR: join(this.#root, 'cache'),
      REPORT_DIR: join(this.#root, 'report'),
    };
    const taken = await this.#run(['scripts/build.ts', ...options], env, onLine);
    const rendering = progress.phases().find(({ phase }) => phase === 'pages')?.seconds ?? 0;
    return { ...taken, untilBuilt, rendering, pages };
  }

  async #run(
    args: string[],
    env: Record<string, string>,
    onLine: (line: string) => void = () => undefined,
  ): Promise<Taken> {
    const lines: string[] = [];
    const watch = new MemoryWatch();
    const before = secondsOfChildren();
    const started = performance.now();
    const { status } = await runNode(args, {
      env,
      onLine: (line) => {
        lines.push(line);
        onLine(line);
      },
    });
    const seconds = (performance.now() - started) / 1000;
    const after = secondsOfChildren();
    const memory = watch.stop();
    if (status !== 0) throw new Error(lines.join('\n'));
    return {
      seconds,
      work: before === undefined || after === undefined ? undefined : after - before,
      memory,
    };
  }
}

/**
 * Changes the price of one property in all languages.
 * @param place its relative position in the list, 0 to 1
 */
function changePrice(snapshot: string, place: number): void {
  interface Row {
    ID: number;
    Price?: number;
    /** 0 if it is on the market. */
    Marquee?: number;
  }
  edit<Row[]>(join(snapshot, 'catalogue', 'properties.json'), (rows) => {
    const priced = rows.filter(({ Price, Marquee }) => Price && Marquee === 0);
    const chosen = priced[Math.floor(priced.length * place)]?.ID;
    for (const row of priced) if (row.ID === chosen) row.Price = (row.Price ?? 0) + 1000;
  });
}

function edit<T>(file: string, change: (content: T) => void): void {
  const content = JSON.parse(readFileSync(file, 'utf8')) as T;
  change(content);
  writeFileSync(file, JSON.stringify(content));
}
