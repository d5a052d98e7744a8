import { z } from 'zod';
import { banner } from './banner.ts';
import {
  colour,
  date,
  image,
  link,
  localPaths,
  metadata,
  optionalImage,
  originalPath,
  status,
  text,
} from './common.ts';

const RELATION_TYPES = ['property-list', 'article', 'contact', 'category'] as const;
/** The possible `id`s of a `property-list` and of a `contact` relation. */
export const PROPERTY_LISTS = ['sale', 'rent', 'newest', 'references', 'projects'] as const;
export const CONTACT_FORMS = [
  'site-contact',
  'contact-construction',
  'contact-demand',
  'demand-register',
  'sign-newsletter',
  'testimonial',
  'unsubscribe',
] as const;

/** The views that a module may name; an empty one means the relation's default (specification, section 3). */
export const MODULE_VIEWS = ['', 'single-view', 'card-view', 'ons-team-view', 'news-view'] as const;

/** Whether a module's view is one that the site has; any other shows a message (specification, section 8). */
export const isKnownView = (view: string): boolean => (MODULE_VIEWS as readonly string[]).includes(view);

const column = z.number().int().min(1).max(12);

export const module = z.strictObject({
  id: z.string().min(1),
  title: text.optional(),
  titleSize: z.enum(['h1', 'h2']).default('h2'),
  description: text.optional(),
  description2: text.optional(),
  position: z.literal('contentRow').default('contentRow'),
  span: column.default(12),
  sm: column.default(12),
  md: column.default(12),
  lg: column.default(12),
  sort: z.number().default(0),
  /** Not an enum, since an unknown view is a message on the page and a warning, not an error. */
  view: z.string().default(''),
  class: z
    .string()
    .regex(/^[a-z0-9 -]*$/i, { error: 'class names of letters, digits and hyphens' })
    .default(''),
  backgroundType: z.enum(['none', 'color', 'image', 'gallery', '']).default('none'),
  image: optionalImage,
  images: z.array(image).default([]),
  colorBackground: colour.optional(),
  relations: z.strictObject({ type: z.enum(RELATION_TYPES), id: z.string().min(1) }).optional(),
  status,
  numberItemOfRow: z.number().int().min(1).max(6).default(4),
  maxItems: z.number().int().min(0).default(0),
  isHasSubcategories: z.boolean().default(false),
});
export type Module = z.infer<typeof module>;

/**
 * A page's own style rules. They are published unchanged, so anything that loads or closes the element is
 * refused.
 */
const css = z.string().refine((value) => !/[<\\]|@import|url\s*\(|expression\s*\(/i.test(value), {
  error: 'style rules without <, \\, @import, url() or expression()',
});

const params = z.strictObject({
  title: text,
  path: localPaths.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  image: optionalImage,
  logo: optionalImage,
  type: z.literal('module').default('module'),
  modules: z.array(module).default([]),
  content: text.optional(),
  css: css.default(''),
  redirect: z.boolean().default(false),
  redirectUrl: link.default(''),
  showInMenu: z.boolean().default(true),
  showBreadCrumb: z.boolean().default(true),
  showPageBanner: z.boolean().default(false),
  showFixedMenu: z.boolean().default(false),
  noReferrerNoFollow: z.boolean().default(false),
  banner: banner.optional(),
  previousPaths: z.array(originalPath).default([]),
});

const menuPageFields = z.strictObject({
  id: z.string().min(1),
  parentId: z.string().nullish(),
  name: z.string().min(1),
  path: originalPath,
  status,
  createDate: date.optional(),
  modifyDate: date.optional(),
  sort: z.number().default(0),
  params,
  get childMenus(): z.ZodDefault<z.ZodArray<typeof menuPageFields>> {
    return z.array(menuPageFields).default([]);
  },
});
export const menu = z.array(menuPageFields).min(1);
export type MenuPage = z.infer<typeof menuPageFields>;
