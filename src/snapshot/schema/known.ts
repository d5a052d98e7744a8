import { z } from 'zod';
import { LOCALES } from '../../i18n/locales.ts';
import { idList, language, picture } from './catalogue.ts';
import { isPath, maybe } from './common.ts';

/**
 * What the build remembers of a property in one language, so that its page can stay after the property has
 * left `properties.json`: the parts of its address, its last state, and one picture.
 */
const knownProperty = z.object({
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
export type KnownRecord = z.infer<typeof knownProperty>;

/** The original path of a property, which is its key in the route table. */
export const propertyKey = (id: number | string): string => `/property/${id}/`;

/** The kinds of pages whose addresses are remembered. */
const KINDS = [
  'page',
  'property',
  'project',
  'article',
  'neighbourhood',
  'landing',
  'form',
  'feedback',
  'login',
  'shortlist',
] as const;

/** What an address belongs to: a kind of page and an id that outlives headlines, names and paths. */
export const identity = (kind: (typeof KINDS)[number], id: string | number): string => `${kind}:${id}`;

const IDENTITY = new RegExp(`^(?:${KINDS.join('|')}):\\S`);

/** Version 2 of the file named properties, the only ones whose addresses it had, by their original paths. */
const SECOND_VERSION = /^\/property\/([^/]+)\/$/;

const owner = z
  .string()
  .transform((value) => value.replace(SECOND_VERSION, (_, id: string) => identity('property', id)))
  .refine((value) => IDENTITY.test(value), {
    error: `a kind and an id such as property:4101; the kinds are ${KINDS.join(', ')}`,
  });

const PUBLISHED = `a published address that begins with ${LOCALES.map((locale) => `/${locale}/`).join(' or ')} and ends with /; one of a page or article may be its original path`;
const inLanguage = new RegExp(`^/(?:${LOCALES.join('|')})/`);
const hasOriginalPath = /^(?:page|article):/;

/** An address that a build has published. */
const knownAddress = z
  .strictObject({
    /** The page that has or had this address, such as `property:4101`; it never changes. */
    of: owner,
    /** Its first segment is its language; without one it is the original path of a page or article. */
    path: z.string().refine((value) => isPath(value) && value !== '/', { error: PUBLISHED }),
    /** The page above it, to which the address leads once its own page is gone. */
    under: owner.optional(),
    /** The greatest number of pages that the list at this address has had. */
    pages: z.number().int().min(2).optional(),
    /** The address names the street of a property whose address is hidden, so it must not be redirected. */
    hidden: z.literal(true, { error: 'true, or nothing' }).optional(),
    /** An editor wants the address to lead nowhere. */
    forgotten: z.literal(true, { error: 'true, or nothing' }).optional(),
  })
  .refine(({ of, path }) => inLanguage.test(path) || hasOriginalPath.test(of), {
    error: PUBLISHED,
    path: ['path'],
  });
export type KnownAddress = z.infer<typeof knownAddress>;

const day = z.iso.date({ error: 'a day such as 2026-11-29' });

/** What builds have seen of a property: the day of the first, and each price and state from its day on. */
const knownHistory = z.strictObject({
  ID: z.number().int().positive(),
  first: day,
  /** Euros; `null` where the price is not told. */
  prices: z.array(z.tuple([day, z.number().nullable()])),
  states: z.array(z.tuple([day, z.enum(['available', 'sold', 'rented', 'gone'])])),
});
export type KnownHistory = z.infer<typeof knownHistory>;

/** The version of the file that this code writes; it also reads those before. */
export const KNOWN_VERSION = 3;

const memory = z.strictObject({
  version: z.number().refine((value) => value === 2 || value === KNOWN_VERSION, {
    error: `${KNOWN_VERSION}, the version that this release writes (a newer one wrote the file: update the site’s code)`,
  }),
  /** The address of the site whose memory this is; builds for another one do not write it. */
  site: z.string().optional(),
  addresses: z.array(knownAddress),
  properties: z.array(knownProperty.strict()),
  history: z.array(knownHistory).default([]),
});

/** The file; in version 1 it was only the list of properties. */
export const known = z.union([memory, z.array(knownProperty)]);
export type KnownFile = z.infer<typeof known>;
