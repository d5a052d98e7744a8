import { createHash } from 'node:crypto';
import { readShard, type Shard } from '../output/options.ts';

/** The share of the pages that this build makes; none for a whole build. */
export function shareOfBuild(): Shard | undefined {
  const share = process.env['BUILD_SHARD'];
  return share ? readShard(share) : undefined;
}

/** Whether a path falls into a share: by a digest, so that the shares are equal and a path stays where it is. */
export const isInShare = (path: string, { index, count }: Shard): boolean =>
  createHash('sha256').update(path).digest().readUInt32BE() % count === index - 1;
