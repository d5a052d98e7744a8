import { type Random, seeded } from '../random/random.ts';

/** FNV-1a. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  }
  return h >>> 0;
}

/** Makes a source of chance from any text: the same one always gives the same drawing. */
export const random = (seed: string): Random => seeded(hash(seed));
