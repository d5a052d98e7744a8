import { z } from 'zod';
import { LOCALES } from '../../i18n/locales.ts';
import { idList, language, picture } from './catalogue.ts';
import { isPath, maybe, originalPath } from './common.ts';

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

/** The original path of a property, which is the key of its remembered addresses. */
export const propertyKey = (id: number | string): string => `/property/${id}/`;

const PUBLISHED = `a published address that begins with ${LOCALES.map((locale) => `/${locale}/`).join(' or ')} and ends with /`;
const inLanguage = new RegExp(`^/(?:${LOCALES.join('|')})/.`);

/** An address that a build has published; its first segment is its language. */
const knownAddress = z.strictObject({
  /**
   * The original path of the route that has or had this address, such as `/property/4101/`; it never changes.
   */
  of: originalPath,
  path: z.string().refine((value) => isPath(value) && inLanguage.test(value), { error: PUBLISHED }),
  /** The address names the street of a property whose address is hidden, so it must not be redirected. */
  hidden: z.literal(true, { error: 'true, or nothing' }).optional(),
});
export type KnownAddress = z.infer<typeof knownAddress>;

/**
 * The version of the file that this code writes. Other versions are refused, because their data would be
 * lost.
 */
export const KNOWN_VERSION = 2;

const memory = z.strictObject({
  version: z.number().refine((value) => value === KNOWN_VERSION, {
    error: `${KNOWN_VERSION}, the version that this release writes (a newer one wrote the file: update the site’s code)`,
  }),
  addresses: z.array(knownAddress),
  properties: z.array(knownProperty.strict()),
});

/** The file; in version 1 it was only the list of properties. */
export const known = z.union([memory, z.array(knownProperty)]);
export type KnownFile = z.infer<typeof known>;
