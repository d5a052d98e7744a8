import { drawing as drawingOf } from '../media/drawing.ts';
import { encodedUrl } from '../media/encoded-url.ts';
import { missingPicture } from '../media/missing-picture.ts';
import { pictureOf } from '../media/picture.ts';
import { qualityOf } from './encode.ts';
import { isRemote, mediaHostUrl } from './media-host.ts';

interface Variant {
  format: 'avif' | 'webp';
  width: number;
}

/**
 * The addresses of a picture in several variants, for a data file. A picture is never enlarged. A drawing and
 * a picture on a media host have one format, which is given for every variant.
 * @param src a path below `media/`, or the address of a picture on a media host
 * @returns one address per variant; empty if there is no such picture
 */
export async function thumbnailUrls(src: string, variants: readonly Variant[]): Promise<string[]> {
  if (isRemote(src)) {
    const urls = variants.map(({ width }) => mediaHostUrl(src, width));
    if (urls.every((url) => url !== false)) return urls;
    missingPicture(src);
    return [];
  }
  const picture = await pictureOf(src);
  if (!picture) {
    const drawing = drawingOf(src);
    if (drawing) return variants.map(() => drawing.url);
    missingPicture(src);
    return [];
  }
  return variants.map(({ format, width: wanted }) => {
    const width = Math.min(wanted, picture.width);
    return encodedUrl(picture, { width, format, quality: qualityOf(format, width) });
  });
}
