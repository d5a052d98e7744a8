import { tellFailed } from '../../ui/failed-note.ts';

/**
 * Says that the gallery has not loaded, with a link to the picture that was to be opened.
 * @returns the picture's address; `undefined` if the page neither shows the picture nor links to its file
 */
export function offerPicture(link: HTMLAnchorElement): string | undefined {
  const picture = document.getElementById(link.hash.slice(1))?.querySelector('img');
  const file = link.pathname === location.pathname ? undefined : link.href;
  const address = picture?.currentSrc || picture?.src || file;
  const way = tellFailed('gallery', true)?.querySelector('a');
  if (way && address) way.href = address;
  return address;
}
