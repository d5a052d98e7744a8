import { LOCALES } from '../i18n/locales.ts';
import type { Property, Snapshot } from './domain.ts';
import { groupByLanguage } from './group.ts';
import { takenAs } from './market.ts';
import type { KnownRecord } from './schema/known.ts';
import type { SiteInfo } from './schema/site.ts';

/** The file that the build keeps of all properties that it has ever shown. */
export const KNOWN_FILE = 'catalogue/known.json';

/** Those that have left `properties.json`: they keep a page which says so. */
export const formerOf = (known: readonly KnownRecord[], properties: readonly { ID: number }[]) => {
  const present = new Set(properties.map(({ ID }) => ID));
  return groupByLanguage(known.filter(({ ID }) => !present.has(ID)));
};

/**
 * What the next build must know: every property of this snapshot as it is now, and what was known of those that are
 * gone. Nothing is ever forgotten by itself; whoever wants a page gone takes its lines out.
 * @returns by ID, then in the order of the languages
 */
export function knownAfter({
  properties,
  former,
  site,
}: Pick<Snapshot, 'properties' | 'former' | 'site'>): KnownRecord[] {
  const rows = [
    ...properties.flatMap((property) => recordsOf(property, site)),
    ...former.flatMap(({ records }) => Object.values(records)),
  ];
  const order = ({ language }: KnownRecord) => LOCALES.indexOf(language);
  return rows.toSorted((a, b) => a.ID - b.ID || order(a) - order(b));
}

function recordsOf({ records }: Property, site: SiteInfo): KnownRecord[] {
  return Object.values(records).map((record) => ({
    ID: record.ID,
    language: record.language,
    Goal: record.Goal,
    WebID: record.WebIDs ?? record.WebID,
    Zip: record.Zip,
    City: record.City,
    TypeDescription: record.TypeDescription,
    MainTypeName: record.MainTypeName,
    State: takenAs(site, record) ?? 'available',
    Picture: record.XLargePictureItem ?? record.PictureItems[0] ?? record.SmallPictureItem,
  }));
}

/** The file's text: a line for each record, so that a comparison of two versions names what has changed. */
export const knownText = (rows: readonly KnownRecord[]): string =>
  rows.length === 0 ? '[]\n' : `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
