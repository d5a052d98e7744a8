import type { Ground } from './names.ts';

/** A law file by its path below the snapshot's folder. */
export const lawPath = (ground: Ground): string => `law/${ground}.json`;

const PRODUCT = '(product) ';

/** How messages name a law file of the product, which does not lie in the snapshot. */
export const sharedPath = (ground: Ground): string => PRODUCT + lawPath(ground);

export const isShared = (file: string): boolean => file.startsWith(PRODUCT);
