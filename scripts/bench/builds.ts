import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { snapshotDir } from '../../src/snapshot/folder.ts';
import { runNode } from '../process/child.ts';
import { Progress } from '../progress/progress.ts';
import { cacheDir } from '../publishing/inputs.ts';
import { writeLargeSnapshot } from './large-snapshot.ts';
import { type Memory, MemoryWatch, secondsOfChildren } from './process-tree.ts';

/** How often a price changes: the first build after a whole one has no folders of a former output to take over. */
const PRICES = 4;

/** What a command took. */
export interface Taken {
  /** From its start to its end, in seconds on the clock. */
  seconds: number;
  /** Processor time in seconds, where the system tells it. */
  work: number | undefined;
  memory: Memory | undefined;
}

export interface Build extends Taken {
  /** Until the new site was in its place. */
  untilBuilt: number;
  /** Seconds during which pages were rendered, and how many. */
  rendering: number;
  pages: number;
}

export interface BuildFigures {
  properties: number;
  check: Taken;
  whole: Build;
  /** A build after each changed price, in order. */
  afterPrice: Build[];
}

/** Builds in a folder of its own, without touching the site, its cache or its report. */
export class BuildBench {
  readonly #root: string;
  readonly #own = snapshotDir();

  /** @param root is deleted first, and by `remove` */
  constructor(root: string) {
    this.#root = resolve(root);
    rmSync(this.#root, { recursive: true, force: true });
    mkdirSync(join(this.#root, 'cache'), { recursive: true });
  }

  /** Builds the project's own site, so that no picture is encoded while large ones are measured. */
  async prepare(): Promise<void> {
    for (const kept of ['assets', 'fonts']) {
      const from = join(cacheDir(), kept);
      if (existsSync(from)) cpSync(from, join(this.#root, 'cache', kept), { recursive: true });
    }
    await this.#build(this.#own, 'own');
  }

  /** @throws with the output of a command that failed */
  async measure(properties: number): Promise<BuildFigures> {
    const snapshot = join(this.#root, 'snapshot');
    writeLargeSnapshot(this.#own, snapshot, properties);
    // A preview is a new picture; and small sites alone have them.
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
    rmSync(join(this.#root, 'site'), { recursive: true });
    return { properties, check, whole, afterPrice };
  }

  remove(): void {
    // A build that was told to stop may write a last file.
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

/** Changes the price of one property, in all of its languages. @param place where it stands among the others, 0 to 1 */
function changePrice(snapshot: string, place: number): void {
  interface Row {
    ID: number;
    Price?: number;
    /** 0 where it is still on the market. */
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
