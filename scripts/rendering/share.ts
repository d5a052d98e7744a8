import { createHash } from 'node:crypto';
import type { Share } from '../../src/snapshot/build-plan.ts';

/**
 * Whether a path belongs to a share. A digest decides, so that shares are of equal size and a path stays in
 * its share.
 */
export const isInShare = (path: string, { index, count }: Share): boolean =>
  createHash('sha256').update(path).digest().readUInt32BE() % count === index - 1;
