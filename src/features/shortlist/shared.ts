import { atom, type ReadableAtom } from 'nanostores';
import { idsInFragment } from './share-link.ts';

const $ids = atom<readonly number[]>([]);

/** The properties that the page's address carries; none on the server. */
export const $shared: ReadableAtom<readonly number[]> = $ids;

if (typeof window !== 'undefined') {
  const read = () => $ids.set(idsInFragment(location.hash));
  read();
  window.addEventListener('hashchange', read);
}

/** Takes the properties out of the address, so that a reload does not offer them again. */
export function dismissShared(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
  $ids.set([]);
}
