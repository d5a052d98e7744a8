import { GALLERY_LINKS, isItemFragment } from './fragment.ts';
import { inHistory, takeFragment } from './gallery-history.ts';
import { $gallery, closeGallery, loadGallery, openGallery } from './gallery-store.ts';
import { offerPicture } from './unopened.ts';

const report = (error: unknown): void => console.error('The gallery cannot be opened.', error);

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(GALLERY_LINKS) : null;

/**
 * Opens the gallery for its links and for addresses that name an item; the browser's back button closes it.
 * Called when the gallery's code has loaded, since the press that it was loaded for is repeated before React
 * has mounted the island.
 */
export function answerLinks(): void {
  document.addEventListener('click', onPress);
  addEventListener('popstate', onReturn);
  // Whoever reaches a picture by pointer or focus may open it. It is tried again here after a failure.
  for (const type of ['pointerover', 'focusin'] as const)
    document.addEventListener(type, (event) => linkOf(event) && loadAhead(), { passive: true });
  loadAhead();
  openShared();
}

const loadAhead = (): void => {
  loadGallery().catch(report);
};

function onPress(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openGallery(link.hash, link).catch((error: unknown) => {
    report(error);
    // The note is found on the way back from the picture.
    const picture = offerPicture(link);
    if (picture) location.assign(picture);
  });
}

function onReturn(): void {
  if ($gallery.get() && !inHistory()) closeGallery();
  else if (!$gallery.get() && isItemFragment(location.hash)) openGallery(location.hash, null).catch(report);
}

/** Opens the item of a shared address. Going back from it shows its property. */
function openShared(): void {
  const { hash } = location;
  if (!isItemFragment(hash)) return;
  takeFragment();
  openGallery(hash, document.getElementById(hash.slice(1))).catch(report);
}
