import { atom, type ReadableAtom } from 'nanostores';
import { idsInFragment } from './share-link.ts';

const $ids = atom<readonly number[]>([]);

/** The properties in the page's address; empty on the server. */
export const $shared: ReadableAtom<readonly number[]> = $ids;

if (typeof window !== 'undefined') {
  const read = () => $ids.set(idsInFragment(location.hash));
  read();
  window.addEventListener('hashchange', read);
}

/** Removes the properties from the address, so that a reload does not offer them again. */
export function dismissShared(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
  $ids.set([]);
}
