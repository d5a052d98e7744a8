import { Command, InvalidArgumentError } from '@commander-js/extra-typings';
import type { Share } from '../../src/snapshot/build-plan.ts';

export interface BuildOptions {
  /** Render every page, whatever the last build left. */
  full: boolean;
  /** Treat warnings as errors. */
  strict: boolean;
  share: Share | undefined;
}

/** The options of every build. */
export const withChecks = (command: Command) =>
  command
    .option('--full', 'renders every page, whatever the last build left')
    .option('--strict', 'warnings of the check count as errors');

/** The options of `npm run build`. */
export const withBuildOptions = (command: Command) =>
  withChecks(command).option(
    '--shard <SHARE>',
    'builds a share of the pages, such as 2/4, into dist-shards; npm run merge puts them together',
    readShare,
  );

/**
 * The options in the arguments.
 * @throws describing what is wrong with them
 */
export function readBuildOptions(args: readonly string[]): BuildOptions {
  const {
    full = false,
    strict = false,
    shard: share,
  } = withBuildOptions(new Command().exitOverride())
    .parse([...args], { from: 'user' })
    .opts();
  return { full, strict, share };
}

/** Parses a share such as `2/4`. */
function readShare(text: string): Share {
  const [, index, count] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number);
  if (!index || !count || index > count) throw new InvalidArgumentError(`"${text}" is no share such as 2/4.`);
  return { index, count };
}
