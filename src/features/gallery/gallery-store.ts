import { atom } from 'nanostores';
import { tellFailed } from '../../ui/failed-note.ts';
import { fetchJson } from '../../ui/fetch-json.ts';
import { addStylesheet } from '../../ui/late-style.ts';
import { GALLERY_LINKS } from './fragment.ts';
import { type GalleryFile, type GalleryItem, galleryFile, indexOfFragment } from './gallery-file.ts';
import { inHistory, leaveHistory, putInHistory } from './gallery-history.ts';
import styles from './viewer.css?url';

/** The gallery while it is open, with the item that it opened at. */
export const $gallery = atom<{ file: GalleryFile; first: number } | undefined>();

let loading: Promise<GalleryFile> | undefined;
let isOpening = false;
/** The fragment of the item that was asked for last. */
let wanted = '';
let opener: HTMLElement | null = null;

/** Loads the gallery's file and styles in parallel. After a failure the next touch tries again. */
export function loadGallery(): Promise<GalleryFile> {
  const file = () =>
    fetchJson(`${location.pathname}gallery.json`, { check: (json) => galleryFile.parse(json) });
  loading ??= Promise.all([file(), addStylesheet(styles)]).then(
    ([loaded]) => loaded,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/**
 * Opens the gallery at an item, in a history entry of its own. Of several presses while it loads, the last counts.
 * @param fragment names the item; nothing opens if there is none of this name
 * @param from the element that the focus returns to; without it, to the first picture
 */
export async function openGallery(fragment: string, from: HTMLElement | null): Promise<void> {
  if ($gallery.get()) return;
  wanted = fragment;
  opener = from;
  // A visible sign of loading keeps visitors from pressing again.
  from?.setAttribute('aria-busy', 'true');
  if (isOpening) return;
  isOpening = true;
  try {
    const file = await loadGallery();
    const first = indexOfFragment(file.items, wanted);
    if (first < 0) return;
    tellFailed('gallery', false);
    putInHistory(wanted);
    $gallery.set({ file, first });
  } finally {
    isOpening = false;
    for (const link of document.querySelectorAll(`${GALLERY_LINKS}[aria-busy]`))
      link.removeAttribute('aria-busy');
  }
}

/** Names the item in the address. */
export const showItem = ({ id }: GalleryItem): void => putInHistory(`#${id}`);

/** Closes the gallery by going back, which also restores the page's address. */
export function leaveGallery(): void {
  if (!$gallery.get()) return;
  if (inHistory()) leaveHistory();
  else closeGallery();
}

export const closeGallery = (): void => $gallery.set(undefined);

/** Returns the focus to where the gallery was opened; called when its dialog is gone. */
export function focusOpener(): void {
  (opener ?? document.querySelector<HTMLElement>(GALLERY_LINKS))?.focus({ preventScroll: true });
  opener = null;
}
