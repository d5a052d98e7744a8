import { encodedUrl } from '../media/encoded-url.ts';
import type { Picture } from '../media/picture.ts';

/**
 * The quality at which a picture is encoded, in one place so that files of other pages are reused. Narrow
 * files are shown on dense screens, three pixels to a CSS pixel, where a lower quality is not visible.
 */
export const qualityOf = (format: 'avif' | 'webp', width: number): number =>
  format === 'webp' ? 72 : width <= 600 ? 46 : 52;

export interface Encoded {
  /** The address of the narrowest file. */
  first: string | undefined;
  srcset: string;
}

/** The files of a picture in one format at several widths, none wider than the picture. */
export function encode(picture: Picture, format: 'avif' | 'webp', widths: readonly number[]): Encoded {
  const files = offeredWidths(widths, picture.width).map((width) => ({
    src: encodedUrl(picture, { width, format, quality: qualityOf(format, width) }),
    width,
  }));
  return { first: files[0]?.src, srcset: files.map(({ src, width }) => `${src} ${width}w`).join(', ') };
}

/** The address of a picture cropped from its centre to a size, in one format. */
export const encodeCut = (
  picture: Picture,
  format: 'avif' | 'webp',
  size: { width: number; height: number },
): string => encodedUrl(picture, { ...size, format, quality: qualityOf(format, 0) });

/** The widths to offer for a picture, none above its own, without duplicates. */
export const offeredWidths = (widths: readonly number[], own: number): number[] => [
  ...new Set(widths.map((width) => Math.min(width, own))),
];
