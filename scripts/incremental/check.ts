import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Random, seeded } from '../bench/random.ts';
import { runNode } from '../process/child.ts';
import { EDITS } from './edits.ts';

/** What Vitest sets in its process, and what would make a build one for development. */
const WITHOUT_TESTS = Object.fromEntries(
  [
    'NODE_ENV',
    'VITEST',
    'VITEST_WORKER_ID',
    'VITEST_POOL_ID',
    'TEST',
    'MODE',
    'DEV',
    'PROD',
    'SSR',
    'BASE_URL',
  ].map((name) => [name, undefined]),
);

/** A folder in which sites are built again and again. */
export class Workshop {
  readonly root = mkdtempSync(join(tmpdir(), 'incremental-'));
  readonly snapshot = join(this.root, 'snapshot');
  readonly #without: string | undefined;

  /** @param without a part that the pages' keys leave out */
  constructor(source: string, without?: string) {
    this.#without = without;
    cpSync(source, this.snapshot, { recursive: true });
  }

  /** Builds into a folder. @throws with the output of a build that failed */
  async build(name: string, cache: string, ...options: string[]): Promise<string> {
    const out = join(this.root, name);
    mkdirSync(join(this.root, cache), { recursive: true });
    const { status, output } = await runNode(['scripts/build.ts', ...options], {
      output: 'capture',
      env: {
        SNAPSHOT_DIR: this.snapshot,
        OUT_DIR: out,
        CACHE_DIR: join(this.root, cache),
        REPORT_DIR: join(this.root, 'report'),
        BUILD_KEY_WITHOUT: this.#without,
        ...WITHOUT_TESTS,
      },
    });
    if (status !== 0) throw new Error(output);
    return output;
  }

  /** Edits the snapshot by chance. @returns what was done */
  edit(random: Random, count: number): string[] {
    return Array.from({ length: count }, () => {
      const name = random.pick(Object.keys(EDITS));
      EDITS[name]?.(this.snapshot, random);
      return name;
    });
  }

  /** The files that differ between two outputs. */
  differences(a: string, b: string): string[] {
    const [left, right] = [filesOf(join(this.root, a)), filesOf(join(this.root, b))];
    return [...new Set([...left, ...right])].filter((name) => {
      if (!left.has(name) || !right.has(name)) return true;
      return !readFileSync(join(this.root, a, name)).equals(readFileSync(join(this.root, b, name)));
    });
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

const filesOf = (dir: string): Set<string> =>
  new Set(
    readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(join(dir, name)).isFile(),
    ),
  );

/**
 * Sequences of edits, one after the other over one cache: after each the output must be that of a full build, byte for
 * byte.
 * @returns the files that differ, by sequence; empty where all is well
 */
export async function checkSequences(
  source: string,
  sequences: number,
  say: (line: string) => void,
): Promise<string[]> {
  const shop = new Workshop(source);
  try {
    await shop.build('quick', 'cache');
    const found: string[] = [];
    for (let seed = 1; seed <= sequences; seed += 1) {
      const random = seeded(seed);
      const edits = shop.edit(random, random.whole(1, 4));
      await shop.build('quick', 'cache');
      await shop.build('whole', 'whole-cache', '--full');
      const different = shop.differences('quick', 'whole');
      say(`${seed}: ${edits.join(', ')}: ${different.length === 0 ? 'the same' : different.join(', ')}`);
      found.push(...different.map((name) => `${seed} (${edits.join(', ')}): ${name}`));
    }
    return found;
  } finally {
    shop.remove();
  }
}
