import { z } from 'zod';
import { date } from '../schema/common.ts';
import { type Ground, KINDS, NAMES } from './names.ts';

/** One value of a law from a day on. */
const entryOf = (value: z.ZodType) =>
  z.strictObject({
    validFrom: date,
    value,
    /** The act or the authority that says so. */
    source: z.string().min(3),
    /** The day on which somebody last compared it with its source. */
    checkedOn: date,
  });

/** An entry of a law file as the schemas return it. */
export interface LawEntry {
  validFrom: string;
  value: unknown;
  source: string;
  checkedOn: string;
}

/** The values of a law file by name, each with all that it has been and will be. */
export type LawFile = Partial<Record<string, LawEntry[]>>;

/**
 * The schema of `law/{ground}.json`: known names, each with a list of entries.
 * @param isWhole whether every name must be there, as in the product's own files
 */
export function lawFile(ground: Ground, isWhole: boolean): z.ZodType<LawFile> {
  const lists = Object.entries(NAMES[ground]).map(([name, kind]) => {
    const list = z.array(entryOf(KINDS[kind])).min(1);
    return [name, isWhole ? list : list.optional()] as const;
  });
  return z.strictObject(Object.fromEntries(lists)) as unknown as z.ZodType<LawFile>;
}
