import { brusselsDay } from '../i18n/brussels-day.ts';
import { citySpelling } from './city-names.ts';
import { crossCheck } from './cross-check/index.ts';
import { checkUnreadFiles } from './cross-check/unread-files.ts';
import type { Snapshot } from './domain.ts';
import { type Fault, isError, pointer, SnapshotError } from './fault.ts';
import { FILES, type Files, type MediaSource, type RawSnapshot } from './files.ts';
import { groupByLanguage } from './group.ts';
import { recall } from './known.ts';
import { articlePlace, checkLawIn, recordWithLaw } from './law/fill-texts.ts';
import { GROUNDS, type Law } from './law/names.ts';
import { lawPath } from './law/paths.ts';
import { readLaw } from './law/read-law.ts';
import { neighbourhoodFinder } from './neighbourhood-of.ts';
import { withoutEmptyFigures } from './not-known.ts';
import { withLocation, withoutHiddenAddress, withoutHiddenPrice } from './privacy.ts';
import { readArticles } from './read-articles.ts';
import { readFile } from './read-file.ts';
import { readOwners } from './read-owners.ts';
import { gatherViewings } from './viewings.ts';

export interface Reading {
  /** Present if no fault is an error. */
  snapshot?: Snapshot;
  faults: Fault[];
}

/**
 * Reads and checks a whole snapshot, without stopping at the first fault.
 * @param dir the snapshot's folder
 * @param media where to look for its pictures; by default in the snapshot itself
 * @param isChecked true if another process makes the checks across files
 * @param day whose law holds, in Brussels, such as `2026-11-29`
 */
export function readSnapshot(
  dir: string,
  media: MediaSource = { dir, planned: new Set() },
  isChecked = false,
  day = brusselsDay(new Date()),
): Reading {
  const faults: Fault[] = [];
  const files: Partial<Record<keyof Files, unknown>> = {};
  const ofArticles: Fault[] = [];
  const articles = readArticles(dir, ofArticles);
  for (const [key, { path, schema, ...rest }] of Object.entries(FILES)) {
    // Categories are optional only for a site without articles.
    const optional = 'optional' in rest && !(key === 'categories' && articles?.length !== 0);
    const ifMissing = 'ifMissing' in rest ? rest.ifMissing : undefined;
    files[key as keyof Files] = readFile(dir, path, schema, { optional, ifMissing }, faults);
  }
  faults.push(...ofArticles);
  const raw = { ...files, articles } as Partial<RawSnapshot>;
  const law = readLaw(dir, day, faults);
  if (law) faults.push(...checkLaw(raw, law));
  const read = [...Object.values(FILES).map(({ path }) => path as string), ...GROUNDS.map(lawPath)];
  if (!isChecked) faults.push(...checkUnreadFiles(dir, read), ...crossCheck(raw, media));
  // Owners are checked with the rest but not returned; see read-owners.ts.
  faults.push(...readOwners(dir, raw.properties && new Set(raw.properties.map(({ ID }) => ID))).faults);
  return faults.some(isError) || !law ? { faults } : { faults, snapshot: toDomain(raw as RawSnapshot, law) };
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

/** The placeholders of the law in texts of articles and of the menu. */
function checkLaw({ articles, menu }: Partial<RawSnapshot>, law: Law): Fault[] {
  return [
    ...(articles ?? []).flatMap((article) => checkLawIn(article, law, article.id, articlePlace(article.id))),
    ...checkLawIn(menu, law, 'menu', (path) => ({ file: FILES.menu.path, pointer: pointer(path) })),
  ];
}

function toDomain({ known: memory, ...raw }: RawSnapshot, law: Law): Snapshot {
  const neighbourhoodAt = neighbourhoodFinder(raw.neighbourhoods);
  const spelled = citySpelling(raw.cities);
  return {
    ...raw,
    law,
    menu: recordWithLaw(raw.menu, law),
    articles: recordWithLaw(raw.articles, law),
    types: groupByLanguage(raw.types),
    cities: groupByLanguage(raw.cities),
    properties: groupByLanguage(
      raw.properties.map((record) =>
        withoutHiddenPrice(
          withoutHiddenAddress(
            withLocation(
              withoutEmptyFigures({ ...record, City: spelled(record) ?? record.City }),
              record.PublishAddress,
              neighbourhoodAt,
            ),
            record.PublishAddress,
          ),
          raw.site,
        ),
      ),
    ),
    ...recall(memory, raw.properties),
    projects: groupByLanguage(
      raw.projects.map((record) =>
        withoutHiddenAddress(
          withLocation(withoutEmptyFigures(record), record.PublicAddress, neighbourhoodAt),
          record.PublicAddress,
        ),
      ),
    ),
    neighbourhoods: groupByLanguage(raw.neighbourhoods),
    viewings: gatherViewings(raw.viewings, raw.properties),
  };
}
