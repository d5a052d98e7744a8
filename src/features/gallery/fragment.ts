/** Whether an address's fragment can name an item of a gallery, such as `#photo-3`. It needs no gallery file. */
export const isItemFragment = (fragment: string): boolean =>
  /^#(?:(?:photo|plan)-\d+|video|tour)$/.test(fragment);

/** A selector of the links that open the gallery, such as `<a data-gallery href="#photo-3">`. */
export const GALLERY_LINKS = 'a[data-gallery]';
