import { createHash } from 'node:crypto';
import type { Share } from '../../src/snapshot/build-plan.ts';

/** Whether a path falls into a share: by a digest, so that the shares are equal and a path stays where it is. */
export const isInShare = (path: string, { index, count }: Share): boolean =>
  createHash('sha256').update(path).digest().readUInt32BE() % count === index - 1;
