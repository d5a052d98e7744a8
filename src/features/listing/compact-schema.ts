import * as z from 'zod/mini';
import { byName, COUNTS } from '../catalogue/filters.ts';
import { FLAG_DIGITS } from './flag-digits.ts';

const column = z.array(z.number());
const sparse = z.array(z.nullable(z.number()));
const texts = z.array(z.string());
const label = z.string().check(z.regex(/^[a-i](_plus|_plusplus|_minus)?$/));

const rows = z
  .object({
    id: column,
    /** One digit each: 0 sale, 1 rent. */
    goal: z.string().check(z.regex(/^[01]*$/)),
    typeSet: column,
    city: column,
    neighbourhood: column,
    /** 0 for none. */
    price: column,
    priceForm: column,
    ...byName(COUNTS, () => column),
    /** 0 for none. */
    surface: column,
    ground: column,
    energy: column,
    flags: z.string().check(z.regex(FLAG_DIGITS)),
    /** The difference from the day before it in the column. */
    created: sparse,
    marquee: column,
    title: texts,
    language: column,
    pictures: texts,
    tint: column,
    /** Hundred-thousandths of a degree; `radius` in metres. */
    lat: sparse,
    lng: sparse,
    radius: column,
  })
  .check(
    z.refine((columns) => Object.values(columns).every(({ length }) => length === columns.id.length), {
      error: 'columns of one length',
    }),
  );

/**
 * The file `data/catalogue.json`: tables, and one column per field, so that like stands beside like and packs well.
 * A number in a column named after a table is an index of it, plus 1 where 0 says that there is none.
 */
export const compactCatalogue = z.object({
  version: z.literal(2),
  language: z.string(),
  lists: z.object({ sale: z.string(), rent: z.string() }),
  pictureVariants: z.array(z.tuple([z.enum(['avif', 'webp']), z.number()])),
  /** WebID, its word for one and in lists, the last segment of its page's address. */
  types: z.array(z.tuple([z.string(), z.string(), z.string(), z.string()])),
  /** Name, zip, then its names in other languages. */
  cities: z.array(z.tuple([z.string(), z.string()], z.string())),
  neighbourhoods: z.array(z.tuple([z.number(), z.string()])),
  /** Label, its text, the address of its picture. */
  energies: z.array(z.tuple([label, z.string(), z.string()])),
  marquees: z.array(z.tuple([z.number(), z.enum(['none', 'option', 'sold', 'rented', 'new']), z.string()])),
  /** The texts before and after the amount; a single text replaces the whole price. */
  prices: z.array(z.union([z.tuple([z.string()]), z.tuple([z.string(), z.string()])])),
  /** Indexes of `types`. */
  typeSets: z.array(z.array(z.number())),
  languages: texts,
  tints: z.array(z.string().check(z.regex(/^tint-[0-4][nwgb]$/))),
  /** By row, addresses that cannot be derived from list, city, title and ID. */
  paths: z.array(z.tuple([z.number(), z.string()])),
  /** By row, names of cities that the record writes otherwise. */
  cityTexts: z.array(z.tuple([z.number(), z.string()])),
  /** Name, label, and by row the text of a field that the shortlist compares; empty for none. */
  compared: z.optional(z.array(z.tuple([z.string(), z.string(), texts]))),
  rows,
});

export type CompactCatalogue = z.infer<typeof compactCatalogue>;
