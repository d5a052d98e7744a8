import { z } from 'zod';
import { LOCALES } from '../../i18n/locales.ts';
import { maybe, maybeBlank, mediaPath, orElse } from './common.ts';

export const language = z.enum(LOCALES);

/** CRM exports write yes and no as "1"/"0", 1/0 or true/false. */
export const flag = z
  .union([z.enum(['0', '1']), z.literal([0, 1]), z.boolean()], { error: '"1" or "0" (or true, false)' })
  .transform((value) => value === '1' || value === 1 || value === true);

export const words = maybe(z.string());
/** Euros, square metres or kilowatt-hours; more than ten thousand million is a mistake for any of them. */
export const quantity = maybe(z.number().min(0).max(10_000_000_000));
export const wholeNumber = maybe(z.number().int().min(0));
/** Rooms, floors or years of age. */
export const count = maybe(z.number().int().min(0).max(999));
/** 0 stands for an unknown year in CRM exports. */
export const year = maybe(z.literal(0).or(z.number().int().min(1000).max(2200)));

export const picture = z.object({
  ID: maybe(z.union([z.number(), z.string()])),
  Url: mediaPath,
  Width: maybe(z.number().positive()),
  Height: maybe(z.number().positive()),
  Name: orElse(z.string(), ''),
});
export type Picture = z.infer<typeof picture>;
export const pictures = orElse(z.array(picture), []);

/** A comma list of numbers, such as the WebIDs of a property with several types. */
export const idList = z
  .string()
  .regex(/^\d+(\s*,\s*\d+)*$/, { error: 'a number or a comma list of numbers, such as "1,5"' });

export const propertyType = z.object({
  ID: z.number().int(),
  WebID: z.string().regex(/^\d+$/, { error: 'digits' }),
  ParentID: maybe(z.number().int()),
  Name: z.string().min(1),
  /** What the agency itself calls one property of the type, and several. */
  NameSingular: maybeBlank(z.string()),
  NamePlural: maybeBlank(z.string()),
  ShowOrder: orElse(z.number(), 0),
  Sale: orElse(z.union([z.boolean(), z.number()]), true),
  Rent: orElse(z.union([z.boolean(), z.number()]), true),
  language,
});
export const propertyTypes = z.array(propertyType);
export type PropertyTypeRecord = z.infer<typeof propertyType>;

export const city = z.object({
  ID: z.number().int(),
  Name: z.string().min(1),
  Zip: z.string().min(1),
  CountryID: orElse(z.number().int(), 10),
  CountryName: words,
  PropertyCount: wholeNumber,
  language,
});
export const cities = z.array(city);
export type CityRecord = z.infer<typeof city>;

/** Rings of `lat,lng` pairs separated by spaces; rings are separated by `|`; empty if no outline is known. */
const coordinates = z.string().refine(
  (value) =>
    value.trim() === '' ||
    value.split('|').every((ring) => {
      const points = ring.trim().split(/\s+/);
      return new Set(points).size >= 3 && points.every(isPoint);
    }),
  { error: 'rings of at least three different "lat,lng" points parted by spaces, rings parted by |' },
);

function isPoint(point: string): boolean {
  const match = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(point);
  return match !== null && Math.abs(Number(match[1])) <= 90 && Math.abs(Number(match[2])) <= 180;
}

export const neighbourhood = z.object({
  ID: z.number().int(),
  Name: z.string().min(1),
  Title: words,
  Subtitle: words,
  Description: words,
  Coordinates: orElse(coordinates, ''),
  SmallPictureItems: pictures,
  MediumPictureItems: pictures,
  LargePictureItems: pictures,
  XLargePictureItems: pictures,
  language,
});
export const neighbourhoods = z.array(neighbourhood);
export type NeighbourhoodRecord = z.infer<typeof neighbourhood>;
