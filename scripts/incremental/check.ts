import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runNode } from '../process/child.ts';
import { type Random, seeded } from '../random/random.ts';
import { EDITS, type Edit } from './edits.ts';

/** Vitest's environment variables, which would turn a build into one for development. */
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

/** The files of the project that a build needs. */
const PROJECT = [
  'src',
  'i18n',
  'law',
  'public',
  'scripts',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** A failed build; the message is its output. */
class BuildError extends Error {}

/** A folder in which sites are built repeatedly from a copy of the project and of a snapshot. */
export class Workshop {
  readonly root: string;
  readonly snapshot: string;
  readonly project: string;
  readonly #kept: string;
  readonly #without: string | undefined;

  /**
   * @param without a part that the pages' keys leave out
   * @param folder the prefix of the folder's name
   */
  constructor(source: string, without?: string, folder = 'incremental-') {
    this.#without = without;
    this.root = mkdtempSync(join(tmpdir(), folder));
    this.snapshot = join(this.root, 'snapshot');
    this.project = join(this.root, 'project');
    this.#kept = join(this.root, 'kept');
    cpSync(source, this.snapshot, { recursive: true });
    mkdirSync(this.project);
    for (const name of PROJECT) cpSync(name, join(this.project, name), { recursive: true });
    symlinkSync(resolve('node_modules'), join(this.project, 'node_modules'));
  }

  /** The environment of this workshop's builds. */
  environment(name: string, cache: string): Record<string, string | undefined> {
    return {
      SNAPSHOT_DIR: this.snapshot,
      OUT_DIR: join(this.root, name),
      CACHE_DIR: join(this.root, cache),
      REPORT_DIR: join(this.root, 'report'),
      BUILD_KEY_WITHOUT: this.#without,
      ...WITHOUT_TESTS,
    };
  }

  /**
   * Builds into a folder.
   * @throws with the output of a failed build
   */
  async build(name: string, cache: string, ...options: string[]): Promise<string> {
    mkdirSync(join(this.root, cache), { recursive: true });
    const { status, output } = await runNode(['scripts/build.ts', ...options], {
      output: 'capture',
      cwd: this.project,
      env: this.environment(name, cache),
    });
    if (status !== 0) throw new BuildError(output);
    return output;
  }

  /**
   * Makes random edits.
   * @returns a description of the edits
   */
  edit(random: Random, count: number): Edit[] {
    const edits = Array.from({ length: count }, () => random.pick(Object.keys(EDITS) as Edit[]));
    for (const edit of edits) EDITS[edit](this, random);
    return edits;
  }

  /** Saves the snapshot for `takeBack`. */
  keep(): void {
    rmSync(this.#kept, { recursive: true, force: true });
    cpSync(this.snapshot, this.#kept, { recursive: true });
  }

  /** Restores the saved snapshot. */
  takeBack(): void {
    rmSync(this.snapshot, { recursive: true });
    cpSync(this.#kept, this.snapshot, { recursive: true });
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

export interface Sequences {
  /** The snapshot from which the first sequence starts. */
  source: string;
  /** The seed of the first sequence; further sequences use the following numbers. */
  from: number;
  count: number;
}

/**
 * Runs sequences of edits over one cache. After each edit, the output must equal that of a full build byte
 * for byte. Edits that the check of the snapshot refuses are undone.
 * @returns the files that differ, by sequence; empty if there are none
 */
export async function checkSequences(
  { source, from, count }: Sequences,
  say: (line: string) => void,
): Promise<string[]> {
  const shop = new Workshop(source);
  try {
    await shop.build('quick', 'cache');
    const found: string[] = [];
    for (let seed = from; seed < from + count; seed += 1) {
      const random = seeded(seed);
      shop.keep();
      const edits = shop.edit(random, random.whole(1, 4)).join(', ');
      try {
        await shop.build('quick', 'cache');
      } catch (error) {
        if (!(error instanceof BuildError) || !error.message.includes('Nothing was built')) throw error;
        say(`${seed}: ${edits}: refused`);
        shop.takeBack();
        continue;
      }
      await shop.build('whole', 'whole-cache', '--full');
      const different = shop.differences('quick', 'whole');
      say(`${seed}: ${edits}: ${different.length === 0 ? 'the same' : different.join(', ')}`);
      found.push(...different.map((name) => `${seed} (${edits}): ${name}`));
    }
    return found;
  } finally {
    shop.remove();
  }
}
