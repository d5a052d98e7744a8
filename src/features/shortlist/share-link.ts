import { isId } from './card-snapshot.ts';
import { MAX_ENTRIES } from './shortlist.ts';

const PREFIX = '#s=';

/** The fragment that carries a shortlist: `#s=4101.4102`. It is never sent to a server. */
export const shareFragment = (ids: readonly number[]): string => PREFIX + ids.join('.');

/**
 * The properties that an address carries.
 * @param fragment with its `#`; anything may stand in it
 * @returns each ID once, no more than a shortlist holds; empty where there is nothing to read
 */
export function idsInFragment(fragment: string): number[] {
  if (!fragment.startsWith(PREFIX)) return [];
  const ids = fragment
    .slice(PREFIX.length, PREFIX.length + MAX_ENTRIES * 17)
    .split('.')
    .filter((part) => /^[1-9]\d{0,15}$/.test(part))
    .map(Number)
    .filter(isId);
  return [...new Set(ids)].slice(0, MAX_ENTRIES);
}
