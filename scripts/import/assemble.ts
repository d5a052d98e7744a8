import { createHash } from 'node:crypto';
import { fold } from '../../src/features/catalogue/fold.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { knownFigures } from './known-figures.ts';
import { warnOfLoss } from './loss.ts';
import type { Notes } from './notes.ts';
import type { PlacedPicture } from './pictures.ts';
import { COUNTRIES, type Country, type SourceProperty, WEB_IDS } from './source.ts';
import { type TypeRow, typeNames } from './type-names.ts';
import { isNothing, placeName } from './values.ts';

/** The parts of the target snapshot that an import uses. */
export interface Target {
  languages: { default: Locale; used: readonly Locale[] };
  types: readonly TypeRow[];
  cities: readonly CityRow[];
  /** Marquee values and their kinds, from `site.json`. */
  marquees: Readonly<Record<string, { kind: string }>>;
}

export interface CityRow {
  ID: number;
  Name: string;
  Zip: string;
  CountryID?: number | null;
  CountryName?: string | null;
  PropertyCount?: number | null;
  language: string;
}

export type PropertyRow = Record<string, unknown> & { ID: number; language: Locale };

export interface Assembled {
  properties: PropertyRow[];
  cities: CityRow[];
  newCities: string[];
}

/**
 * Converts properties to the snapshot's records, one for each language that has texts of its own, ordered by
 * id. The cities are those of the target, with new ones for unknown places.
 * @param source its name, part of the ids of properties that have no number of their own
 * @param picturesOf the placed pictures of a property
 */
export function assemble(
  source: string,
  found: readonly SourceProperty[],
  target: Target,
  notes: Notes,
  picturesOf: (id: number, property: SourceProperty) => readonly PlacedPicture[],
): Assembled {
  const usable = withZips(withoutDoubles(found, notes), target, notes)
    .map((property) => ({ property, ID: idOf(source, property.sourceId) }))
    .filter(({ property }) => isUsable(property, target, notes))
    .toSorted((a, b) => a.ID - b.ID);
  assertDistinct(usable);
  const places = new Places(target);
  for (const { property } of usable) places.add(property);
  const rows = usable.flatMap(({ property: given, ID }) => {
    const property = { ...given, fields: knownFigures(given, notes) };
    const pictures = picturesOf(ID, property);
    if (pictures.length === 0) warnOfLoss(property, notes);
    return languagesOf(property, target).map((language) =>
      recordOf(property, ID, language, target, places, notes, pictures),
    );
  });
  return { properties: rows, cities: places.rows(rows), newCities: places.added };
}

/**
 * Of two with the same id, the one changed last is kept; if both were changed on the same day, the later one
 * in the file.
 */
function withoutDoubles(found: readonly SourceProperty[], notes: Notes): SourceProperty[] {
  const groups = Map.groupBy(found, ({ sourceId }) => sourceId);
  return [...groups].map(([id, [first, ...more]]) => {
    if (more.length > 0)
      notes.remark(`${id} stands ${more.length + 1} times in the export: the one changed last counts.`);
    return more.reduce(
      (best, next) => ((next.modified ?? '') >= (best.modified ?? '') ? next : best),
      first as SourceProperty,
    );
  });
}

/** A number stays as it is; any other name is hashed to a number above a billion. */
export const idOf = (source: string, sourceId: string): number =>
  /^[1-9]\d{0,8}$/.test(sourceId)
    ? Number(sourceId)
    : 1_000_000_000 +
      Number.parseInt(createHash('sha256').update(`${source} ${sourceId}`).digest('hex').slice(0, 11), 16);

function assertDistinct(entries: readonly { ID: number; property: SourceProperty }[]): void {
  for (const [index, { ID, property }] of entries.entries()) {
    const before = entries[index - 1];
    if (before?.ID === ID)
      throw new Error(`${before.property.sourceId} and ${property.sourceId} would both get the ID ${ID}.`);
  }
}

/**
 * Some feeds give a place without a zip. If `cities.json` and the export know exactly one place of that name,
 * its zip is used and the editor is told; if they know several, none is chosen.
 */
function withZips(found: readonly SourceProperty[], { cities }: Target, notes: Notes): SourceProperty[] {
  const zips = new Map<string, Set<string>>();
  const learn = (name: string, country: number, zip: string) => {
    const key = placeKey(name, String(country));
    zips.set(key, (zips.get(key) ?? new Set()).add(zip.trim()));
  };
  for (const { Name, Zip, CountryID } of cities) learn(Name, CountryID ?? COUNTRIES.BE, Zip);
  for (const { city, zip, country } of found)
    if (city !== undefined && zip !== undefined) learn(city, COUNTRIES[country], zip);
  return found.map((property) => {
    const { city, zip, country, sourceId } = property;
    if (zip !== undefined || city === undefined) return property;
    const [only, ...more] = zips.get(placeKey(city, String(COUNTRIES[country]))) ?? [];
    if (only === undefined || more.length > 0) return property;
    notes.remark(`${sourceId}: no zip; ${only} is taken, the only one known of ${placeName(city)}.`);
    return { ...property, zip: only };
  });
}

function isUsable({ sourceId, type, city, zip }: SourceProperty, target: Target, notes: Notes): boolean {
  if (city === undefined || zip === undefined) {
    notes.leftOut(sourceId, 'no city or no zip (add the place to cities.json)');
    return false;
  }
  const known = new Set(target.types.map(({ WebID }) => WebID));
  const webIds = webIdsOf(type)
    .split(',')
    .map((id) => id.trim());
  const unknown = webIds.filter((id) => !known.has(id));
  for (const id of unknown) notes.unknown('type (WebID)', id, sourceId);
  if (unknown.length > 0) notes.leftOut(sourceId, 'a type that types.json does not have');
  return unknown.length === 0;
}

const webIdsOf = (type: SourceProperty['type']): string =>
  typeof type === 'string' ? WEB_IDS[type] : type.webIds;

/** The site's languages in which the property has texts; the default language if it has none. */
function languagesOf({ texts }: SourceProperty, { languages }: Target): Locale[] {
  const own = languages.used.filter((locale) =>
    [texts[locale]?.['TypeDescription'], texts[locale]?.['Description']].some((text) => !isNothing(text)),
  );
  return own.length > 0 ? own : [languages.default];
}

function recordOf(
  property: SourceProperty,
  ID: number,
  language: Locale,
  target: Target,
  places: Places,
  notes: Notes,
  pictures: readonly PlacedPicture[],
): PropertyRow {
  const webIds = webIdsOf(property.type);
  const [webId = ''] = webIds.split(',').map((id) => id.trim());
  const type = typeNames(webId, language, target, notes);
  const city = places.nameOf(property, language);
  const { Goal, PublishPrice, PublishAddress, PriceUnit, ...fields } = property.fields;
  const items = pictures.map(({ url, width, height, name }, index) => ({
    ID: index + 1,
    Url: url,
    Width: width,
    Height: height,
    Name: name ?? '',
  }));
  const texts = property.texts[language] ?? {};
  return {
    ID,
    language,
    WebID: webId,
    WebIDs: webIds,
    Goal: Number(Goal ?? 0),
    ...fields,
    ...texts,
    MainTypeName: texts['MainTypeName'] ?? type.name,
    TypeDescription: texts['TypeDescription'] ?? `${type.word}, ${city}`,
    Marquee: marqueeOf(property, target, notes),
    PublishPrice: fields['Price'] === undefined ? '0' : (PublishPrice ?? '1'),
    PriceUnit: PriceUnit ?? (Number(Goal ?? 0) === 0 ? 1 : 2),
    PublishAddress: PublishAddress ?? '0',
    City: city,
    Zip: property.zip,
    CountryID: COUNTRIES[property.country],
    CountryName: countryName(property.country, language),
    ...(items.length > 0 && { SmallPictureItem: items[0], XLargePictureItem: items[0], PictureItems: items }),
  };
}

/** The agency's marquee value for a state; a value that is in the agency's table is used as it is. */
function marqueeOf({ state, sourceId }: SourceProperty, { marquees }: Target, notes: Notes): number {
  if (typeof state === 'object') {
    if (state.marquee === 0 || Object.hasOwn(marquees, String(state.marquee))) return state.marquee;
    notes.unknown('Marquee', state.marquee, sourceId);
    return 0;
  }
  if (state === 'none') return 0;
  const kinds = state === 'rented' ? ['rented', 'sold'] : [state];
  for (const kind of kinds) {
    const value = Object.entries(marquees).find(([, marquee]) => marquee.kind === kind)?.[0];
    if (value !== undefined) return Number(value);
  }
  notes.unknown('marquee of kind', state, sourceId);
  return 0;
}

const countryName = (country: Country, language: Locale): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country;

/** The cities of the snapshot by zip and any of their names, with new places added. */
class Places {
  readonly added: string[] = [];
  readonly #target: Target;
  readonly #cities: Map<number, CityRow[]>;
  readonly #byPlace = new Map<string, number>();

  constructor(target: Target) {
    this.#target = target;
    this.#cities = Map.groupBy(target.cities, ({ ID }) => ID);
    for (const { ID, Name, Zip } of target.cities) this.#byPlace.set(placeKey(Name, Zip), ID);
  }

  add({ city = '', zip = '', country }: SourceProperty): void {
    if (this.#byPlace.has(placeKey(city, zip))) return;
    const ID = Math.max(0, ...this.#cities.keys()) + 1;
    const name = placeName(city);
    const rows = this.#target.languages.used.map((language) => ({
      ID,
      Name: name,
      Zip: zip,
      CountryID: COUNTRIES[country],
      CountryName: countryName(country, language),
      language,
    }));
    this.#cities.set(ID, rows);
    this.#byPlace.set(placeKey(city, zip), ID);
    this.added.push(`${name} [${zip}]`);
  }

  /** The place's name in a language, from `cities.json`. */
  nameOf({ city = '', zip = '', country }: SourceProperty, language: Locale): string {
    const ID = this.#byPlace.get(placeKey(city, zip)) ?? 0;
    const rows = this.#cities.get(ID) ?? [];
    const row = rows.find((entry) => entry.language === language);
    if (row) return row.Name;
    const name = rows[0]?.Name ?? placeName(city);
    rows.push({
      ID,
      Name: name,
      Zip: zip,
      CountryID: COUNTRIES[country],
      CountryName: countryName(country, language),
      language,
    });
    return name;
  }

  /** All cities, each with the number of its properties. */
  rows(properties: readonly PropertyRow[]): CityRow[] {
    const counts = new Map<number, Set<number>>();
    for (const { ID, City, Zip } of properties) {
      const place = this.#byPlace.get(placeKey(String(City), String(Zip)));
      if (place !== undefined) counts.set(place, (counts.get(place) ?? new Set()).add(ID));
    }
    return [...this.#cities].flatMap(([ID, rows]) =>
      rows.map((row) => ({ ...row, PropertyCount: counts.get(ID)?.size ?? 0 })),
    );
  }
}

const placeKey = (name: string, zip: string): string => `${fold(name)} ${zip.trim()}`;
