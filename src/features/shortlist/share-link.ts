import { isId } from './card-snapshot.ts';
import { MAX_ENTRIES } from './shortlist.ts';

const PREFIX = '#s=';

/** The fragment that contains a shortlist: `#s=4101.4102`. Browsers never send it to a server. */
export const shareFragment = (ids: readonly number[]): string => PREFIX + ids.join('.');

/**
 * The properties in an address's fragment.
 * @param fragment with its `#`; it may contain anything
 * @returns each ID once, at most as many as a shortlist holds; empty if there are none
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
