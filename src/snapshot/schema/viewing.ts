import { z } from 'zod';
import { date, maybe, orElse, text } from './common.ts';

/** A moment in Brussels time, such as `2026-12-05T10:00`. */
const moment = date.refine((value) => value.includes('T'), {
  error: 'a date with a time, such as 2026-12-05T10:00',
});

/** An open day, or a free slot that one visitor (or as many as `Capacity` says) may ask for. */
export const viewing = z.object({
  /** Names a calendar file, so it holds nothing that an address cannot. */
  ID: z
    .union(
      [
        z.number().int().positive(),
        z.string().regex(/^[\w-]{1,64}$/, { error: 'letters, digits, hyphens and underscores, at most 64' }),
      ],
      {
        error: 'a number, or letters, digits, hyphens and underscores, at most 64',
      },
    )
    .transform(String),
  PropertyID: z.number().int().positive(),
  Kind: z.enum(['openDay', 'slot']),
  Start: moment,
  End: moment,
  /** How many visitors can come; by default an open day has no limit and a slot has room for one. */
  Capacity: maybe(z.number().int().min(1).max(999)),
  Note: orElse(text, {}),
});
export const viewings = z.array(viewing);
export type ViewingRecord = z.infer<typeof viewing>;
