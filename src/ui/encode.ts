import { encodedUrl } from '../media/encoded-url.ts';
import type { Picture } from '../media/picture.ts';

/**
 * The quality at which a picture is encoded; one place, so that a file that a page has made already is used again.
 * Narrow files are shown on dense screens, three of their pixels to a point, where a coarser grain cannot be seen.
 */
export const qualityOf = (format: 'avif' | 'webp', width: number): number =>
  format === 'webp' ? 72 : width <= 600 ? 46 : 52;

export interface Encoded {
  /** The address of the narrowest file. */
  first: string | undefined;
  srcset: string;
}

/** A picture in one format at several widths; it is never made wider than it is. */
export function encode(picture: Picture, format: 'avif' | 'webp', widths: readonly number[]): Encoded {
  const files = offeredWidths(widths, picture.width).map((width) => ({
    src: encodedUrl(picture, { width, format, quality: qualityOf(format, width) }),
    width,
  }));
  return { first: files[0]?.src, srcset: files.map(({ src, width }) => `${src} ${width}w`).join(', ') };
}

/** A picture cut from its middle to a size, in one format. */
export const encodeCut = (
  picture: Picture,
  format: 'avif' | 'webp',
  size: { width: number; height: number },
): string => encodedUrl(picture, { ...size, format, quality: qualityOf(format, 0) });

/** The widths that are worth offering of a picture, each once. */
export const offeredWidths = (widths: readonly number[], own: number): number[] => [
  ...new Set(widths.map((width) => Math.min(width, own))),
];
