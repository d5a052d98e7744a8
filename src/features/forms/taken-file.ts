import { z } from 'zod/mini';
import { TAKEN_KINDS } from '../../snapshot/market.ts';

const schema = z.object({
  texts: z.record(z.enum([...TAKEN_KINDS, 'similar', 'tell']), z.string()),
  properties: z.array(
    z.object({
      /** Its id and its reference, in lower case. */
      names: z.array(z.string()),
      as: z.enum(TAKEN_KINDS),
      /** The path of its page, which shows similar ones. */
      path: z.string(),
      /** The address where a visitor can ask to be told of similar ones. */
      tell: z.string(),
    }),
  ),
});

/**
 * `data/taken.json` of a language: the properties that are sold or rented, for forms about a property. A form
 * reads the file when a property is named in it.
 */
export type TakenFile = z.infer<typeof schema>;

export type TakenEntry = TakenFile['properties'][number];

/** @throws ZodError for data of another shape */
export const readTakenFile = (data: unknown): TakenFile => schema.parse(data);

/** The property with a typed id or reference. */
export function takenEntry({ properties }: TakenFile, given: string): TakenEntry | undefined {
  const name = given.trim().toLowerCase();
  return properties.find(({ names }) => names.includes(name));
}
