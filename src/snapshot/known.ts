import { LOCALES } from '../i18n/locales.ts';
import type { Property, Snapshot } from './domain.ts';
import { groupByLanguage } from './group.ts';
import { anyRecord, takenAs } from './market.ts';
import {
  KNOWN_VERSION,
  type KnownAddress,
  type KnownFile,
  type KnownHistory,
  type KnownRecord,
} from './schema/known.ts';
import type { PropertyRecord } from './schema/property.ts';
import type { SiteInfo } from './schema/site.ts';
import { streetHider } from './told-street.ts';

/** What builds have published. Each build reads this file and, when it is done, writes it. */
export const KNOWN_FILE = 'catalogue/known.json';

/**
 * What the file of published addresses tells a build.
 * @param properties as in `properties.json`, including the streets of hidden addresses
 * @returns `former`: the properties that have left `properties.json` and keep a page that says so
 */
export function recall(
  known: KnownFile,
  properties: readonly PropertyRecord[],
): Pick<Snapshot, 'former' | 'remembered'> {
  const isFirstVersion = Array.isArray(known);
  const rows = isFirstVersion ? known : known.properties;
  const present = new Set(properties.map(({ ID }) => ID));
  const hide = streetHider(properties);
  return {
    former: groupByLanguage(rows.filter(({ ID }) => !present.has(ID))),
    remembered: isFirstVersion
      ? { addresses: [], last: groupByLanguage(rows.map(hide.record)), history: [] }
      : { addresses: known.addresses.map(hide.address), last: [], history: known.history },
  };
}

/**
 * What the next build must know: every property of this snapshot as it is, and what was known of those that
 * are gone. Nothing is removed automatically; to remove a page, delete its lines from the file.
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

/**
 * What builds have seen of each property so far, with this one: a new price or state begins on its day.
 * @param today such as `2026-11-29`
 * @returns by ID
 */
export function historyAfter(
  { properties, site, remembered }: Pick<Snapshot, 'properties' | 'site' | 'remembered'>,
  today: string,
): KnownHistory[] {
  const known = new Map(remembered.history.map((row) => [row.ID, row]));
  const history = new Map(
    remembered.history.map((row) => [row.ID, { ...row, states: from(today, row.states, 'gone') }]),
  );
  for (const property of properties) {
    const record = anyRecord(property);
    const before = known.get(record.ID);
    history.set(record.ID, {
      ID: record.ID,
      first: before?.first ?? today,
      prices: from(today, before?.prices ?? [], record.Price ?? null),
      states: from(today, before?.states ?? [], takenAs(site, record) ?? 'available'),
    });
  }
  return [...history.values()].toSorted((a, b) => a.ID - b.ID);
}

/** The changes of a value so far, and its value of today; of one day the last value counts. */
function from<T>(today: string, changes: readonly [string, T][], value: T): [string, T][] {
  const before = changes.filter(([day]) => day !== today);
  return before.at(-1)?.[1] === value ? before : [...before, [today, value]];
}

/**
 * The content of the file: one line for each address, record and history, in a fixed order, so that a diff
 * shows what has changed and git can merge two versions.
 */
export const knownText = ({
  site,
  addresses,
  properties,
  history = [],
}: {
  site?: string;
  addresses: readonly KnownAddress[];
  properties: readonly KnownRecord[];
  history?: readonly KnownHistory[];
}): string =>
  [
    `{\n"version": ${KNOWN_VERSION}`,
    ...(site === undefined ? [] : [`"site": ${JSON.stringify(site)}`]),
    `"addresses": ${lines(addresses)}`,
    `"properties": ${lines(properties)}`,
    `"history": ${lines(history)}\n}\n`,
  ].join(',\n');

const lines = (rows: readonly object[]): string =>
  rows.length === 0 ? '[]' : `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
