import { z } from 'zod';
import { LOCALES } from '../../i18n/locales.ts';
import { date, webUrl } from './common.ts';

/** A day without a time: `2026-10-04`. */
const day = date.refine((value) => value.length === 10, { error: 'a day such as 2026-10-04' });

const email = z.email({ error: 'an e-mail address such as name@example.com' }).max(254);

/** A short text: everything must fit into a file that a phone downloads. */
const words = z.string().max(2000);
const line = z.string().min(1).max(200);

export const VIEWING_TYPES = ['visit', 'secondVisit', 'openDay', 'videoVisit'] as const;
/** `confirmed` is the one value that the specification shows. */
export const VIEWING_STATUSES = ['requested', 'confirmed', 'done', 'cancelled'] as const;
export const MESSAGE_TYPES = ['email', 'phone', 'letter', 'meeting', 'message'] as const;

const viewing = z.strictObject({
  Date: date,
  Type: z.enum(VIEWING_TYPES),
  Contact: line,
  Subject: words.default(''),
  Comment: words.default(''),
  Status: z.enum(VIEWING_STATUSES),
});

const message = z.strictObject({
  Date: date,
  Type: z.enum(MESSAGE_TYPES),
  Contact: line,
  Subject: line,
  Comment: words.default(''),
});

const listing = z.strictObject({
  Source: line,
  Since: day,
  Url: webUrl.optional(),
  Views: z.number().int().min(0),
});

const series = z.strictObject({
  Source: line,
  /** The day of the first number; each further number is one day later. */
  From: day,
  Daily: z.array(z.number().int().min(0).max(1_000_000)).max(4000),
});

const ownedProperty = z.strictObject({
  PropertyID: z.number().int().positive(),
  /**
   * Seen only by the owner and never published, so it may be given even if the property's address is hidden.
   */
  Address: line.optional(),
  /** The contact for this property; the agency if absent. */
  Agent: z.strictObject({ Name: line, Email: email, Phone: line }).optional(),
  visits: z.array(viewing).max(2000).default([]),
  communication: z.array(message).max(2000).default([]),
  online: z.array(listing).max(50).default([]),
  statistics: z.array(series).max(50).default([]),
});

/** `owners/{ID}.json`: what one owner may see about their properties for sale or rent. */
export const owner = z.strictObject({
  ID: z.number().int().positive(),
  Email: email,
  Title: z.enum(['Mr', 'Ms', 'Miss']).optional(),
  FirstName: line,
  LastName: line,
  language: z.enum(LOCALES),
  /** The day of the export, in Brussels; periods are counted back from it. */
  Updated: day,
  properties: z.array(ownedProperty).max(200),
});
export type OwnerRecord = z.infer<typeof owner>;
