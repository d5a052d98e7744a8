import { z } from 'zod/mini';

// The file beside a property's or project's page from which the gallery is made when it is first opened.

const texts = {
  id: z.string().check(z.regex(/^[a-z]+(-\d+)?$/)),
  /** The alternative text, in the language `lang` if that is not the page's. */
  alt: z.string(),
  lang: z.optional(z.string()),
};

/** An address on this site, or of a picture on a media host. */
const address = z.string().check(z.regex(/^(\/(?!\/)|https:\/\/)/));

const picture = z.object({
  ...texts,
  kind: z.enum(['photo', 'plan']),
  width: z.number(),
  height: z.number(),
  thumbnail: address,
  /** For phones and for wide screens (specification, section 9). */
  mobile: address,
  desktop: address,
});

/**
 * A player. With a panel on the page, which loads nothing before a click, the gallery borrows the panel;
 * without one it shows a link.
 */
const player = z.object({
  ...texts,
  kind: z.enum(['video', 'tour']),
  href: z.string().check(z.regex(/^https?:\/\//)),
  /** The panel's address, if there is a panel. */
  embed: z.optional(z.string()),
});

/** The texts of the gallery; keys of the `gallery` namespace. */
export const LABEL_KEYS = [
  'close',
  'counter',
  'next',
  'of.photo',
  'of.plan',
  'of.tour',
  'of.video',
  'open',
  'pause',
  'play',
  'previous',
  'thumbnails',
  'title',
  'zoomIn',
  'zoomOut',
] as const;
type Label = (typeof LABEL_KEYS)[number];

export const galleryFile = z.object({
  items: z.array(z.union([picture, player])),
  labels: z.object(
    Object.fromEntries(LABEL_KEYS.map((label) => [label, z.string()])) as Record<Label, z.ZodMiniString>,
  ),
});

export type GalleryFile = z.infer<typeof galleryFile>;
export type GalleryItem = GalleryFile['items'][number];
export type GalleryLabels = Record<Label, string>;
export type PictureItem = z.infer<typeof picture>;
export type PlayerItem = z.infer<typeof player>;

export const isPicture = (item: GalleryItem): item is PictureItem =>
  item.kind === 'photo' || item.kind === 'plan';

/** The index of the item that an address's fragment names, such as `#photo-3`; -1 for none. */
export const indexOfFragment = (items: readonly GalleryItem[], fragment: string): number =>
  items.findIndex(({ id }) => `#${id}` === fragment);
