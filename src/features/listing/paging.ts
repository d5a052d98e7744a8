import type { View } from './criteria.ts';

export interface PageOf<T> {
  items: T[];
  /** From 1; the last page if a higher one was asked for. */
  page: number;
  /** At least 1. */
  pages: number;
  total: number;
}

/** One page of a list; a page number out of range is replaced by the nearest valid one. */
export function pageOf<T>(all: readonly T[], page: number, size: number): PageOf<T> {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const clamped = Math.min(pages, Math.max(1, Math.trunc(page) || 1));
  return { items: all.slice((clamped - 1) * size, clamped * size), page: clamped, pages, total: all.length };
}

/**
 * The number of properties per page on this device: the site's setting, rounded up to fill the last row of
 * cards.
 * @param setting `options.pageSize` of `site.json`
 * @param columns the number of columns
 */
export const pageSizeFor = (setting: number, columns: number): number =>
  Math.ceil(setting / Math.max(1, columns)) * Math.max(1, columns);

/**
 * The number of columns, as in the cards' stylesheet.
 * @param width of the window in CSS pixels
 * @param most the page's own number for a wide window
 */
export function columnsFor(view: View, width: number, most: number): number {
  if (view !== 'grid' || most <= 1 || width < 600) return 1;
  if (width < 1000) return 2;
  return width < 1200 ? Math.min(3, most) : most;
}
