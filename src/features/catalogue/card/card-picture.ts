import type { PictureVariant } from '../listed.ts';
import type { CardPicture } from './card-data.ts';

/**
 * The files of a property's picture that cards choose from, and the catalogue file names. Browsers that do
 * not know AVIF get one size.
 */
export const CARD_VARIANTS = [
  { format: 'avif', width: 400 },
  { format: 'avif', width: 600 },
  { format: 'webp', width: 400 },
] as const satisfies readonly PictureVariant[];

/**
 * On phones half the card's width: 600 px at three pixels to a CSS pixel (docs/decisions.md, "pictures on
 * phones").
 */
const SIZES = '(max-width: 600px) 200px, (max-width: 1100px) 46vw, 400px';

/**
 * A card's picture.
 * @param urls its addresses, one per variant; a drawing and a picture of a media host have one format, so
 *   that several may be the same
 * @returns `undefined` if there is none
 */
export function cardPicture(
  urls: readonly string[],
  variants: readonly PictureVariant[],
  tint: string | undefined,
): CardPicture | undefined {
  const files = variants.flatMap(({ format, width }, index) => {
    const url = urls[index];
    return url === undefined ? [] : { format, width, url };
  });
  const plain = files.find(({ format }) => format === 'webp') ?? files[0];
  if (!plain) return undefined;
  const choice = [...new Map(files.map((file) => [file.url, file])).values()];
  const avif = choice.filter(({ url }) => url.endsWith('.avif'));
  const others = choice.filter(({ url }) => !url.endsWith('.avif'));
  const set = (of: typeof choice) => of.map(({ url, width }) => `${url} ${width}w`).join(', ');
  return {
    sources: avif.length > 0 ? [{ type: 'image/avif', srcSet: set(avif), sizes: SIZES }] : [],
    src: plain.url,
    ...(others.length > 1 && { srcSet: set(others), sizes: SIZES }),
    // The card's frame; the picture is cropped to it.
    width: 600,
    height: 400,
    tint,
  };
}
