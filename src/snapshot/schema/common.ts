import { z } from 'zod';
import { LOCALES, type Locale } from '../../i18n/locales.ts';
import { filmType } from '../film-formats.ts';

/** One optional value per language. */
export const byLanguage = <T extends z.ZodType>(schema: T) =>
  z.strictObject(
    Object.fromEntries(LOCALES.map((locale) => [locale, schema.optional()])) as Record<
      Locale,
      z.ZodOptional<T>
    >,
  );

/** A text per language; a language that is missing falls back to the default language. */
export const text = byLanguage(z.string());
export type Text = z.infer<typeof text>;

/** Optional in the file, may also be `null` (CRM exports write both); `undefined` after parsing. */
export const maybe = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => value ?? undefined, schema.optional());

/** Optional in the file, may also be `null`; the given value after parsing. */
export const orElse = <T extends z.ZodType>(schema: T, value: z.util.NoUndefined<z.output<T>>) =>
  z.preprocess((given) => given ?? undefined, schema.default(value));

/** As `maybe`; an empty string, which CRM exports write too, counts as absent. */
export const maybeBlank = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : (value ?? undefined)), schema.optional());

/** `2026-10-04` or `2026-10-04T14:30` (Brussels time); the day must exist. */
export const date = z.string().refine(isDate, { error: 'a date such as 2026-10-04 or 2026-10-04T14:30' });

function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?)?$/.test(value)) return false;
  const [year, month, day] = [value.slice(0, 4), value.slice(5, 7), value.slice(8, 10)].map(Number);
  const found = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day));
  return found.getUTCMonth() + 1 === month && found.getUTCDate() === day;
}

export const colour = z
  .string()
  .regex(/^(#[0-9a-f]{3}|#[0-9a-f]{6})?$/i, { error: 'a colour such as #1f2a2e' });

/** A web address, for what is loaded or opened as a page (video, tour, map style). */
export const webUrl = z
  .string()
  .refine(isWebUrl, { error: 'an address that begins with https:// or http://' });

/**
 * Whether an address is safe in a link: http(s), tel or mailto. Others (`javascript:`, `data:`) are refused.
 */
function isSafeExternalUrl(value: string): boolean {
  return isWebUrl(value) || /^(tel:\+?[\d\s().-]+|mailto:[^\s<>"']+@[^\s<>"']+)$/i.test(value);
}

function isWebUrl(value: string): boolean {
  return /^https?:\/\/[^\s<>"'\\]+$/i.test(value) && URL.canParse(value);
}

/** An original path of this site (`/contact/`), empty, or an external address. */
export const link = z
  .string()
  .refine((value) => value === '' || /^\/(?![/\\])[^\s<>"'\\]*$/.test(value) || isSafeExternalUrl(value), {
    error: 'a path such as /contact/, or an address that begins with https://, tel: or mailto:',
  });

const PATH = 'a path that begins and ends with / and holds letters, digits and hyphens, such as /for-sale/';

/** A segment that consists of dots would lead out of the output folder. */
export const isPath = (value: string): boolean =>
  /^\/(?:[\p{L}\p{N}._~-]+\/)*$/u.test(value) && !/\/\.+\//.test(value);

export const originalPath = z.string().refine(isPath, { error: PATH });

/** A page's path per language; an empty one counts as missing. */
export const localPaths = byLanguage(
  z.string().refine((value) => value === '' || isPath(value), { error: PATH }),
);

const MEDIA = 'a file below media/ such as properties/4101/01.jpg, or an https:// address';

const isMediaPath = (value: string): boolean =>
  (value.startsWith('https://') && isWebUrl(value)) ||
  (/^[\p{L}\p{N}_][\p{L}\p{N}_./-]*$/u.test(value) &&
    !value.split('/').some((part) => part === '..' || part === ''));

/** A file under `media/`, or a full https address on a media host. It must not lead out of the folder. */
export const mediaPath = z.string().refine(isMediaPath, { error: MEDIA });

/**
 * A video: the address of one, or a film under `media/` of a format that every browser of the floor plays.
 */
export const videoAddress = z
  .string()
  .refine((value) => isWebUrl(value) || (isMediaPath(value) && filmType(value) !== undefined), {
    error: 'an address that begins with https://, or a film below media/ such as heroes/film.mp4',
  });

export const image = z.strictObject({
  id: z.union([z.string(), z.number()]).optional(),
  filename: z.string().optional(),
  originalname: z.string().optional(),
  url: mediaPath,
  mimetype: z.string().optional(),
  destination: z.string().optional(),
  createDate: date.optional(),
  alt: text.optional(),
});
export type Image = z.infer<typeof image>;

/** An image that a template leaves empty (`null` or an empty url) counts as absent. */
export const optionalImage = image
  .extend({ url: z.string().refine((value) => value === '' || isMediaPath(value), { error: MEDIA }) })
  .nullish()
  .transform((value): Image | undefined => (value && value.url !== '' ? value : undefined));

export const metadata = z.strictObject({
  isActiveSEO: z.boolean().default(true),
  title: text.optional(),
  description: text.optional(),
  ogTitle: text.optional(),
  ogDescription: text.optional(),
  ogImage: optionalImage,
  twitterTitle: text.optional(),
  twitterDescription: text.optional(),
});
export type Metadata = z.infer<typeof metadata>;

/** Only entries with the status `Published` are shown (specification, section 4). */
export const status = z.string().min(1);
export const isPublished = (entry: { status: string }): boolean => entry.status === 'Published';
