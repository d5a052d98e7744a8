import type { z } from 'zod';
import type { Article } from './domain.ts';
import { KNOWN_FILE, knownText } from './known.ts';
import { categories } from './schema/article.ts';
import { cities, neighbourhoods, propertyTypes } from './schema/catalogue.ts';
import { known } from './schema/known.ts';
import { menu } from './schema/menu.ts';
import { projects } from './schema/project.ts';
import { properties } from './schema/property.ts';
import { footer, languages, popup, topBar } from './schema/shell.ts';
import { site } from './schema/site.ts';
import { viewings } from './schema/viewing.ts';

/** Without its memory, a site would lose every address that it does not have today. */
const HOW_TO_REMEMBER = `It is the site’s memory: bring it back from the last commit or copy. Only if the site was never online, make it with this content: ${knownText({ addresses: [], properties: [] }).replaceAll('\n', '')}`;

/** Which file holds what. A file that may be missing counts as an empty list. */
export const FILES = {
  languages: { path: 'languages.json', schema: languages },
  site: { path: 'site.json', schema: site },
  menu: { path: 'menu.json', schema: menu },
  topBar: { path: 'topbar.json', schema: topBar },
  footer: { path: 'footer.json', schema: footer },
  popup: { path: 'popup.json', schema: popup },
  types: { path: 'catalogue/types.json', schema: propertyTypes },
  cities: { path: 'catalogue/cities.json', schema: cities },
  properties: { path: 'catalogue/properties.json', schema: properties },
  projects: { path: 'catalogue/projects.json', schema: projects, optional: true },
  neighbourhoods: { path: 'catalogue/neighbourhoods.json', schema: neighbourhoods, optional: true },
  viewings: { path: 'catalogue/visits.json', schema: viewings, optional: true },
  known: { path: KNOWN_FILE, schema: known, ifMissing: HOW_TO_REMEMBER },
  categories: { path: 'articles/categories.json', schema: categories, optional: true },
} as const satisfies Record<
  string,
  { path: string; schema: z.ZodType; optional?: boolean; ifMissing?: string }
>;

export type Files = { [K in keyof typeof FILES]: z.infer<(typeof FILES)[K]['schema']> };

/** What the files hold, record by record, as checked by their schemas. */
export type RawSnapshot = Files & { articles: Article[] };

/** Where the pictures of a snapshot lie that is not yet where it will be. */
export interface MediaSource {
  /** The folder that has the `media/` of the snapshot. */
  dir: string;
  /** Paths below `media/` that are about to be written there. */
  planned: ReadonlySet<string>;
}
