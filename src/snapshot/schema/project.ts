import { z } from 'zod';
import { flag, language, picture, pictures, quantity, wholeNumber, words } from './catalogue.ts';
import { maybe, maybeBlank, orElse, webUrl } from './common.ts';
import { address, documents } from './property.ts';

const unit = z.object({
  ID: z.union([z.number(), z.string()]),
  Name: z.string().min(1),
  TypeDescription: words,
  Floor: maybe(z.number().int()),
  NumberOfBedRooms: wholeNumber,
  SurfaceLiving: quantity,
  SurfaceTerrace: quantity,
  Price: quantity,
  State: orElse(z.enum(['available', 'option', 'sold']), 'available'),
  PlanItems: pictures,
});
export type ProjectUnit = z.infer<typeof unit>;

export const project = z.object({
  ID: z.number().int().positive(),
  language,
  Name: z.string().min(1),
  /** The reference by which visitors and forms name it; without one its ID. */
  RecordFile: words,
  Description: words,
  ExternalWeb: maybeBlank(webUrl),
  PublicAddress: orElse(flag, false),
  ...address,
  Zip: z.string().min(1),
  City: z.string().min(1),
  SmallPictureItem: maybe(picture),
  XLargePictureItem: maybe(picture),
  PictureItems: pictures,
  PlanItems: pictures,
  DocumentItems: documents,
  IsSoldOut: maybe(flag),
  DeliveryDate: words,
  Units: orElse(z.array(unit), []),
});
export const projects = z.array(project);
export type ProjectRecord = z.infer<typeof project>;
