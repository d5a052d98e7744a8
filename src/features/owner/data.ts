import { z } from 'zod/mini';
import { LOCALES } from '../../i18n/locales.ts';

/*
 * The dashboard's data, from any source. Whether decrypted or sent by a server, they are untrusted until they
 * have been parsed here: addresses may only lead to the web or to this site, and everything else is text.
 */

const isDay = (value: string): boolean => {
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
};

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isDay));
const moment = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?)?$/),
  z.refine((value) => isDay(value.slice(0, 10))),
);
const webAddress = z.string().check(z.regex(/^https?:\/\/[^\s<>"'\\]+$/i));
/** A path of this site; two slashes would lead to another site. */
const ownPath = z.string().check(z.regex(/^\/(?![/\\])[^\s<>"'\\]*$/));
const email = z.string().check(z.regex(/^[^\s<>"'?&%]+@[^\s<>"'?&%]+$/));
const count = z.number().check(z.int(), z.minimum(0), z.maximum(1e9));

const byLanguage = <T extends z.ZodMiniType>(schema: T) => z.partialRecord(z.enum(LOCALES), schema);

const viewing = z.object({
  date: moment,
  type: z.enum(['visit', 'secondVisit', 'openDay', 'videoVisit']),
  contact: z.string(),
  subject: z.string(),
  comment: z.string(),
  status: z.enum(['requested', 'confirmed', 'done', 'cancelled']),
});

const message = z.object({
  date: moment,
  type: z.enum(['email', 'phone', 'letter', 'meeting', 'message']),
  contact: z.string(),
  subject: z.string(),
  comment: z.string(),
});

const listing = z.object({
  source: z.string(),
  since: day,
  url: z.optional(webAddress),
  views: count,
});

const series = z.object({
  source: z.string(),
  /** The day of the first number; each further number is one day later. */
  from: day,
  daily: z.array(count),
});

const ownedProperty = z.object({
  id: z.number(),
  reference: z.string(),
  title: byLanguage(z.string()),
  /** The property's public page in each language; empty if it is not published. */
  path: byLanguage(ownPath),
  address: z.string(),
  agent: z.object({ name: z.string(), email, phone: z.string() }),
  visits: z.array(viewing),
  communication: z.array(message),
  online: z.array(listing),
  statistics: z.array(series),
});

const owner = z.object({
  id: z.number(),
  email,
  name: z.string(),
  /** The day of the export, in Brussels; periods are counted back from it. */
  updated: day,
  properties: z.array(ownedProperty),
});

export type OwnerData = z.infer<typeof owner>;
export type OwnedProperty = OwnerData['properties'][number];
export type Viewing = OwnedProperty['visits'][number];
export type Message = OwnedProperty['communication'][number];
export type Listing = OwnedProperty['online'][number];
export type Series = OwnedProperty['statistics'][number];

/**
 * Parses data from outside.
 * @throws if they have another shape
 */
export const ownerData = (data: unknown): OwnerData => owner.parse(data);
