/** Whether an address's fragment can name an item of a gallery, such as `#photo-3`; known before its file is loaded. */
export const isItemFragment = (fragment: string): boolean =>
  /^#(?:(?:photo|plan)-\d+|video|tour)$/.test(fragment);
