import * as z from 'zod/mini';

const texts = z.array(z.string());
const column = z.array(z.number());

const properties = z
  .object({
    /** The difference from the one before. */
    id: column,
    reference: texts,
    title: texts,
    /** One digit each: 0 sale, 1 rent. */
    goal: z.string().check(z.regex(/^[01]*$/)),
    /** One digit each: 0 on the market, 1 sold, 2 rented. */
    taken: z.string().check(z.regex(/^[012]*$/)),
    /** Indexes of `cities`. */
    city: column,
    thumbnail: texts,
  })
  .check(
    z.refine((columns) => Object.values(columns).every(({ length }) => length === columns.id.length), {
      error: 'columns of one length',
    }),
  );

/** The file `data/search.json`. */
export const compactIndex = z.object({
  version: z.literal(1),
  language: z.string(),
  lists: z.object({ sale: z.string(), rent: z.string() }),
  thumbnailVariants: z.array(z.tuple([z.enum(['avif', 'webp']), z.number()])),
  /** WebID, name, counts for sale and rent. */
  types: z.array(z.tuple([z.string(), z.string(), z.number(), z.number()])),
  /** Name, zip, counts for sale and rent, then its names in other languages. */
  cities: z.array(z.tuple([z.string(), z.string(), z.number(), z.number()], z.string())),
  /** ID, name, counts for sale and rent. */
  neighbourhoods: z.array(z.tuple([z.number(), z.string(), z.number(), z.number()])),
  /** The path of the page above those of the neighbourhoods. */
  neighbourhoodPath: z.string(),
  properties,
  /** What is said of a property that is sold, and of one that is rented. */
  takenTexts: z.tuple([z.string(), z.string()]),
  /** Addresses that do not follow from list, city, title and ID, by index in `properties`. */
  paths: z.array(z.tuple([z.number(), z.string()])),
  neighbourhoodPaths: z.array(z.tuple([z.number(), z.string()])),
});

export type CompactIndex = z.infer<typeof compactIndex>;
