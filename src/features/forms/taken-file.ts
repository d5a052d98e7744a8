import { z } from 'zod/mini';
import { TAKEN_KINDS } from '../../snapshot/market.ts';

const schema = z.object({
  texts: z.record(z.enum([...TAKEN_KINDS, 'similar', 'tell']), z.string()),
  properties: z.array(
    z.object({
      /** Its id and its reference, in small letters. */
      names: z.array(z.string()),
      as: z.enum(TAKEN_KINDS),
      /** Its page, which shows similar ones. */
      path: z.string(),
      /** Where its visitor asks to be told of others like it. */
      tell: z.string(),
    }),
  ),
});

/**
 * `data/taken.json` of a language: the properties that can no longer be had, for forms that are about one. A form reads
 * it once a property is named in it.
 */
export type TakenFile = z.infer<typeof schema>;

export type TakenEntry = TakenFile['properties'][number];

/** @throws ZodError for anything that is not such a file */
export const readTakenFile = (data: unknown): TakenFile => schema.parse(data);

/** The property with an id or a reference as somebody typed it. */
export function takenEntry({ properties }: TakenFile, given: string): TakenEntry | undefined {
  const name = given.trim().toLowerCase();
  return properties.find(({ names }) => names.includes(name));
}
