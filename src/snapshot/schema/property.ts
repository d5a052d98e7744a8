import { z } from 'zod';
import { flag, idList, language, picture, pictures, quantity, wholeNumber, words } from './catalogue.ts';
import { date, maybe, maybeBlank, orElse, webUrl } from './common.ts';
import { facts } from './facts.ts';

export const address = {
  Street: words,
  HouseNumber: words,
  BoxNr: words,
  CountryID: orElse(z.number().int(), 10),
  CountryName: words,
  Latitude: maybe(z.number().min(-90).max(90)),
  Longitude: maybe(z.number().min(-180).max(180)),
};

const openDay = z
  .object({ Start: date, End: date })
  .refine(({ Start, End }) => End > Start, { path: ['End'], error: 'an end after the start' });

const document = z.object({ ID: z.union([z.number(), z.string()]), Name: z.string().min(1), Type: words });
export const documents = orElse(z.array(document), []);

/** The code of a goal, 0 for sale. The specification quotes it as a text ("0"), CRM exports write either. */
const goal = z
  .union([z.number().int().min(0), z.string().regex(/^\d{1,9}$/)], {
    error: 'a whole number, such as 0 or "0"',
  })
  .transform(Number);

/** One property in one language, with the field names of the CRM export (specification, section 3). */
export const property = z.object({
  ID: z.number().int().positive(),
  language,
  WebID: idList,
  WebIDs: maybeBlank(idList),
  Goal: goal,
  City: z.string().min(1),
  Zip: z.string().min(1),
  TypeDescription: z.string().min(1),
  Description: words,
  CreateDate: maybeBlank(date),
  ModifyDate: maybeBlank(date),
  Marquee: orElse(z.number().int().min(0), 0),
  MarqueeName: words,

  PublishPrice: orElse(flag, true),
  Price: quantity,
  PriceUnit: wholeNumber,
  PriceUnitText: words,

  PublishAddress: orElse(flag, false),
  ...address,

  ...facts,
  // Required, unlike other facts.
  MainTypeName: z.string().min(1),
  EPCLabelText: words,

  SmallPictureItem: maybe(picture),
  XLargePictureItem: maybe(picture),
  PictureItems: pictures,
  PlanItems: pictures,
  VideoUrl: maybeBlank(webUrl),
  VirtualTourUrl: maybeBlank(webUrl),
  DocumentItems: documents,
  OpenDays: orElse(z.array(openDay), []),
});
export const properties = z.array(property);
export type PropertyRecord = z.infer<typeof property>;
