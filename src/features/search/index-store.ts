import { atom } from 'nanostores';
import { fetchJson } from '../../ui/fetch-json.ts';
import { decodeIndex } from './decode-index.ts';
import { type Search, searcher } from './match.ts';

export type IndexState = { status: 'idle' | 'loading' | 'failed' } | { status: 'ready'; search: Search };

/** The index of the page's language, shared by the boxes of a page. */
export const $index = atom<IndexState>({ status: 'idle' });

/** Loads the index unless it is loaded or loading; after a failure another call tries again. */
export async function loadIndex(url: string): Promise<void> {
  const { status } = $index.get();
  if (status === 'loading' || status === 'ready') return;
  $index.set({ status: 'loading' });
  try {
    $index.set({ status: 'ready', search: searcher(await fetchJson(url, { check: decodeIndex })) });
  } catch {
    $index.set({ status: 'failed' });
  }
}
