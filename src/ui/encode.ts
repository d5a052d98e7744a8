import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { rasterSize } from './media.ts';

/** Qualities at which AVIF and WebP look alike; one place, so that a file that a page has made already is used again. */
export const QUALITY = { avif: 55, webp: 72 } as const;

export interface Encoded {
  /** The address of the narrowest file. */
  first: string | undefined;
  srcset: string;
}

/** A picture in one format at several widths; it is never made wider than it is. */
export async function encode(
  image: ImageMetadata,
  format: 'avif' | 'webp',
  widths: readonly number[],
): Promise<Encoded> {
  const files = await Promise.all(
    offeredWidths(widths, rasterSize(image).width).map(async (width) => {
      const { src } = await getImage({ src: image, width, format, quality: QUALITY[format] });
      return { src, width };
    }),
  );
  return { first: files[0]?.src, srcset: files.map(({ src, width }) => `${src} ${width}w`).join(', ') };
}

/** A picture cut from its middle to a size, in one format. */
export async function encodeCut(
  image: ImageMetadata,
  format: 'avif' | 'webp',
  size: { width: number; height: number },
): Promise<string> {
  return (await getImage({ src: image, ...size, fit: 'cover', format, quality: QUALITY[format] })).src;
}

/** The widths that are worth offering of a picture, each once. */
export const offeredWidths = (widths: readonly number[], own: number): number[] => [
  ...new Set(widths.map((width) => Math.min(width, own))),
];
