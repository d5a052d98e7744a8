import { z } from 'zod';
import { date, metadata, optionalImage, status, text } from './common.ts';

export const category = z.strictObject({
  id: z.string().min(1),
  parentId: z.string().nullish(),
  name: text,
  status,
  sort: z.number().default(0),
});
export const categories = z.array(category);
export type Category = z.infer<typeof category>;

/** A team member is an article whose `person` is filled. */
const person = z.strictObject({
  role: text.optional(),
  phone: z.string().optional(),
  email: z.email({ error: 'an e-mail address' }).optional(),
  languages: z.array(z.string().length(2)).default([]),
});

export const article = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/, { error: 'lower-case letters, digits and hyphens' }),
  categoryId: z.string().min(1),
  name: text,
  summary: text.optional(),
  date,
  modifyDate: date.optional(),
  status,
  sort: z.number().default(0),
  image: optionalImage,
  author: z.string().default(''),
  metadata: metadata.optional(),
  person: person.nullish(),
  faq: z.array(z.strictObject({ question: text, answer: text })).default([]),
});
export type ArticleRecord = z.infer<typeof article>;
