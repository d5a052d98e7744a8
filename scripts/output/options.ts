import { parseArgs } from 'node:util';

export interface BuildOptions {
  /** Draw every page, whatever the last build left. */
  full: boolean;
  /** Warnings count as errors. */
  strict: boolean;
  shard: Shard | undefined;
}

/** One of several equal shares of the pages, counted from 1. */
export interface Shard {
  index: number;
  count: number;
}

/** What a build was asked for. @throws with what is wrong with it */
export function readBuildOptions(args: readonly string[]): BuildOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      full: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      shard: { type: 'string' },
    },
  });
  return {
    full: values.full,
    strict: values.strict,
    shard: values.shard === undefined ? undefined : readShard(values.shard),
  };
}

/** `2/4` as a share. */
export function readShard(text: string): Shard {
  const [, index, count] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number);
  if (!index || !count || index > count)
    throw new Error(`--shard must be a share such as 2/4, not "${text}".`);
  return { index, count };
}
