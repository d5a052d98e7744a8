import { drawing as drawingOf } from '../media/drawing.ts';
import { missingPicture } from '../media/missing-picture.ts';
import { type Picture, pictureOf } from '../media/picture.ts';
import { encode, encodeCut, offeredWidths } from './encode.ts';
import { isRemote, mediaHostUrl } from './media-host.ts';
import type { PictureFiles } from './Picture.tsx';

interface Size {
  width: number;
  height: number;
}

export interface PictureWish {
  /** A path below `media/`, or the address of a picture on a media host. */
  src: string;
  /** Widths to offer, in pixels. */
  widths: readonly number[];
  sizes: string;
  /** The size to which it is cropped from its centre for a phone held upright. */
  phone?: Size | undefined;
  /** Its size by the record, used if the file's is unknown. */
  width?: number | undefined;
  height?: number | undefined;
}

/**
 * The files of a picture of the snapshot, encoded at build.
 * @returns `undefined` if there is no such picture, which ends the build or is reported
 */
export async function pictureFiles(wish: PictureWish): Promise<PictureFiles | undefined> {
  const { src, widths, sizes } = wish;
  if (isRemote(src)) {
    const size = recorded(wish);
    const files = offeredWidths(widths, size.width).flatMap((width) => {
      const file = mediaHostUrl(src, width);
      return file === false ? [] : [{ file, width }];
    });
    const [first] = files;
    if (!first) return missing(src);
    const srcSet = files.map(({ file, width }) => `${file} ${width}w`).join(', ');
    return { sources: [], src: first.file, srcSet, sizes, ...size };
  }
  const raster = await pictureOf(src);
  if (raster) return rasterFiles(raster, wish);
  const drawing = drawingOf(src);
  if (!drawing) return missing(src);
  return { sources: [], src: drawing.url, ...(drawing.size ?? recorded(wish)) };
}

/** The file's size takes precedence over the record's: wrong proportions would shift the page. */
function rasterFiles(raster: Picture, { widths, sizes, phone }: PictureWish): PictureFiles | undefined {
  const [avif, webp] = [encode(raster, 'avif', widths), encode(raster, 'webp', widths)];
  if (webp.first === undefined) return undefined;
  const cuts = (['avif', 'webp'] as const).flatMap((format) =>
    phone
      ? {
          media: '(max-width: 600px) and (orientation: portrait)',
          type: `image/${format}`,
          srcSet: encodeCut(raster, format, phone),
          ...phone,
        }
      : [],
  );
  return {
    sources: [...cuts, { type: 'image/avif', srcSet: avif.srcset, sizes }],
    src: webp.first,
    srcSet: webp.srcset,
    sizes,
    width: raster.width,
    height: raster.height,
  };
}

const recorded = ({ width = 1200, height = 800 }: PictureWish): Size => ({ width, height });

function missing(src: string): undefined {
  missingPicture(src);
}
