import type { z } from 'zod';
import { crossCheck } from './cross-check/index.ts';
import { checkUnreadFiles } from './cross-check/unread-files.ts';
import type { Article, Snapshot } from './domain.ts';
import { type Fault, isError, SnapshotError } from './fault.ts';
import { groupByLanguage } from './group.ts';
import { KNOWN_FILE, recall } from './known.ts';
import { neighbourhoodFinder } from './neighbourhood-of.ts';
import { withoutEmptyFigures } from './not-known.ts';
import { withoutHiddenAddress, withoutHiddenPrice, withPlace } from './privacy.ts';
import { readArticles } from './read-articles.ts';
import { readFile } from './read-file.ts';
import { readOwners } from './read-owners.ts';
import { categories } from './schema/article.ts';
import { cities, neighbourhoods, propertyTypes } from './schema/catalogue.ts';
import { known } from './schema/known.ts';
import { menu } from './schema/menu.ts';
import { projects } from './schema/project.ts';
import { properties } from './schema/property.ts';
import { footer, languages, popup, topBar } from './schema/shell.ts';
import { site } from './schema/site.ts';
import { visits } from './schema/visit.ts';
import { gatherVisits } from './visits.ts';

/** The file and schema of each part. An optional file that is missing counts as an empty list. */
const FILES = {
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
  visits: { path: 'catalogue/visits.json', schema: visits, optional: true },
  known: { path: KNOWN_FILE, schema: known, optional: true },
  categories: { path: 'articles/categories.json', schema: categories, optional: true },
} as const satisfies Record<string, { path: string; schema: z.ZodType; optional?: boolean }>;

type Files = { [K in keyof typeof FILES]: z.infer<(typeof FILES)[K]['schema']> };

/** The records of all files, as checked by their schemas. */
export type RawSnapshot = Files & { articles: Article[] };

export interface Reading {
  /** Present if no fault is an error. */
  snapshot?: Snapshot;
  faults: Fault[];
}

/** Where to find the pictures of a snapshot that is still being written. */
export interface MediaPlace {
  /** The folder that contains the snapshot's `media/`. */
  dir: string;
  /** Paths below `media/` that are about to be written there. */
  planned: ReadonlySet<string>;
}

/**
 * Reads and checks a whole snapshot, without stopping at the first fault.
 * @param dir the snapshot's folder
 * @param media where to look for its pictures; by default in the snapshot itself
 * @param isChecked true if another process makes the checks across files
 */
export function readSnapshot(
  dir: string,
  media: MediaPlace = { dir, planned: new Set() },
  isChecked = false,
): Reading {
  const faults: Fault[] = [];
  const files: Partial<Record<keyof Files, unknown>> = {};
  const ofArticles: Fault[] = [];
  const articles = readArticles(dir, ofArticles);
  for (const [key, { path, schema, ...rest }] of Object.entries(FILES)) {
    // Categories are optional only for a site without articles.
    const optional = 'optional' in rest && !(key === 'categories' && articles?.length !== 0);
    files[key as keyof Files] = readFile(dir, path, schema, optional, faults);
  }
  faults.push(...ofArticles);
  const raw = { ...files, articles } as Partial<RawSnapshot>;
  const read = Object.values(FILES).map(({ path }) => path);
  if (!isChecked) faults.push(...checkUnreadFiles(dir, read), ...crossCheck(raw, media));
  // Owners are checked with the rest but not returned; see read-owners.ts.
  faults.push(...readOwners(dir, raw.properties && new Set(raw.properties.map(({ ID }) => ID))).faults);
  return faults.some(isError) ? { faults } : { faults, snapshot: toDomain(raw as RawSnapshot) };
}

/**
 * Reads a snapshot that must be valid.
 * @param isChecked true if another process makes the checks across files
 * @throws SnapshotError naming every error
 */
export function loadSnapshot(dir: string, isChecked = false): Snapshot {
  const { snapshot, faults } = readSnapshot(dir, undefined, isChecked);
  if (!snapshot) throw new SnapshotError(faults);
  return snapshot;
}

function toDomain({ known: memory, ...raw }: RawSnapshot): Snapshot {
  const neighbourhoodAt = neighbourhoodFinder(raw.neighbourhoods);
  return {
    ...raw,
    types: groupByLanguage(raw.types),
    cities: groupByLanguage(raw.cities),
    properties: groupByLanguage(
      raw.properties.map((record) =>
        withoutHiddenPrice(
          withoutHiddenAddress(
            withPlace(withoutEmptyFigures(record), neighbourhoodAt),
            record.PublishAddress,
          ),
          raw.site,
        ),
      ),
    ),
    ...recall(memory, raw.properties),
    projects: groupByLanguage(
      raw.projects.map((record) => withoutHiddenAddress(withoutEmptyFigures(record), record.PublicAddress)),
    ),
    neighbourhoods: groupByLanguage(raw.neighbourhoods),
    visits: gatherVisits(raw.visits, raw.properties),
  };
}
