import { z } from 'zod';
import { colour, image, optionalImage, text, videoAddress } from './common.ts';

export const bannerType = z.enum(['image', 'gallery', 'video', 'properties', 'projects']);

/** A banner's video after parsing; the type is known only of an uploaded file. */
export interface BannerVideo {
  address: string;
  mimetype?: string | undefined;
}

/** A video as a plain address, or an uploaded file with its type (specification, section 3, Banner). */
const video = z.union([
  z.literal('').transform(() => undefined),
  videoAddress.transform((address): BannerVideo => ({ address })),
  z
    .strictObject({ url: videoAddress, mimetype: z.string().optional() })
    .transform(({ url, mimetype }): BannerVideo => ({ address: url, mimetype })),
]);

export const banner = z.strictObject({
  type: bannerType.default('image'),
  title: text.optional(),
  description: text.optional(),
  description2: text.optional(),
  image: optionalImage,
  video: video.optional(),
  gallery: z.strictObject({ images: z.array(image) }).optional(),
  colour: colour.optional(),
  transparent: z.boolean().default(false),
});
export type Banner = z.infer<typeof banner>;
