import sharp from 'sharp';

/** How a published picture is made from its source; sizes in pixels. */
export interface Transform {
  width: number;
  /** If given, the picture is cropped from its centre to this size; otherwise it keeps its proportions. */
  height?: number;
  format: 'avif' | 'webp' | 'jpg';
  /** From 1 to 100. */
  quality: number;
}

/** AVIF effort 2 encodes seven times as fast as the default 4, and files are a fifth larger. */
const EFFORT = { avif: 2, webp: 3 } as const;

/** Everything, besides source and transform, that the encoded file depends on. */
export const ENCODER = ['sharp', sharp.versions.sharp, EFFORT] as const;

/**
 * Encodes a picture: rotated as its camera recorded, without metadata, never enlarged.
 * @param file on the disk
 * @throws if the file is damaged
 */
export function encodePicture(file: string, { width, height, format, quality }: Transform): Promise<Buffer> {
  const picture = sharp(file, { failOn: 'error' })
    .rotate()
    .resize({ width, ...(height !== undefined && { height, fit: 'cover' }) });
  switch (format) {
    case 'avif':
      return picture.avif({ quality, effort: EFFORT.avif }).toBuffer();
    case 'webp':
      return picture.webp({ quality, effort: EFFORT.webp }).toBuffer();
    case 'jpg':
      return picture.jpeg({ quality }).toBuffer();
  }
}
