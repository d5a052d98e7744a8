import { z } from 'zod';
import { idList, language, picture } from './catalogue.ts';
import { maybe } from './common.ts';

/**
 * What the build remembers of a property in one language, so that its page can stay once it has left
 * `properties.json`: the parts of its address, its state when it was last seen, and one picture.
 */
export const knownProperty = z.object({
  ID: z.number().int().positive(),
  language,
  Goal: z.number().int().min(0),
  WebID: idList,
  Zip: z.string().min(1),
  City: z.string().min(1),
  TypeDescription: z.string().min(1),
  MainTypeName: z.string().min(1),
  State: z.enum(['available', 'sold', 'rented']),
  Picture: maybe(picture),
});
export const knownProperties = z.array(knownProperty);
export type KnownRecord = z.infer<typeof knownProperty>;
