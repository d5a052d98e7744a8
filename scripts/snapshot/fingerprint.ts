import { createHash } from 'node:crypto';
import { allPages, type Property, recordIn, type Snapshot } from '../../src/snapshot/domain.ts';
import { anyRecord, goalOf, marqueeOf } from '../../src/snapshot/market.ts';

/** The data of a property that are kept to detect changes. */
export interface PropertyPrint {
  id: string;
  title: string;
  city: string;
  goal: 'sale' | 'rent';
  /** `null` if it is unknown or not published. */
  price: number | null;
  state: 'none' | 'option' | 'sold' | 'rented' | 'new';
  languages: string;
  /** Its first picture, a path or an address. */
  picture: string | null;
  /** The digest of each language's title and description: `fr:… nl:…`. */
  texts: string;
  pictures: string;
  rest: string;
}

/** The data of a snapshot that are kept to detect changes; small even for a large snapshot. */
export interface Fingerprint {
  version: 2;
  properties: PropertyPrint[];
  /** A digest of everything else, by file and id. */
  parts: Record<string, string>;
}

export function fingerprintOf(snapshot: Snapshot): Fingerprint {
  // A property that has left the snapshot counts as removed, even if something is still known of it.
  const { properties, former, remembered, menu, ...rest } = snapshot;
  const { table: _, ...others } = { table: undefined, ...rest };
  const parts: Record<string, string> = {};
  for (const page of allPages(menu))
    parts[`page ${page.id}`] = digestOf({ ...page, childMenus: page.childMenus.map(({ id }) => id) });
  for (const [name, value] of Object.entries(others as Record<string, unknown>)) {
    for (const [key, entry] of entriesOf(name, value))
      parts[key] = digestOf(name === 'cities' ? ofPlace(entry) : entry);
  }
  return { version: 2, properties: properties.map((property) => printOf(property, snapshot)), parts };
}

/** Lists with ids entry by entry, everything else as a whole. */
function entriesOf(name: string, value: unknown): [string, unknown][] {
  if (!Array.isArray(value)) return [[NAMES[name] ?? name, value]];
  return value.map((entry: unknown, index) => [
    [NAMES[name] ?? name, idOf(entry) ?? index, nameOf(entry)].filter((part) => part !== undefined).join(' '),
    entry,
  ]);
}

/** A city without its number of properties, which follows from the properties. */
const ofPlace = (city: unknown): unknown =>
  JSON.parse(JSON.stringify(city, (key, value: unknown) => (key === 'PropertyCount' ? undefined : value)));

/** The name of a city, type or project in its first language, since its number means nothing to an editor. */
function nameOf(entry: unknown): string | undefined {
  const { records } = Object(entry) as { records?: Record<string, { Name?: unknown }> };
  const name = Object.values(records ?? {})[0]?.Name;
  return typeof name === 'string' ? shortened(name) : undefined;
}

const NAMES: Readonly<Record<string, string>> = {
  site: 'site.json',
  languages: 'languages.json',
  topBar: 'topbar.json',
  footer: 'footer.json',
  popup: 'popup.json',
  types: 'type',
  cities: 'city',
  projects: 'project',
  neighbourhoods: 'neighbourhood',
  categories: 'category',
  articles: 'article',
};

function idOf(entry: unknown): string | undefined {
  if (entry === null || typeof entry !== 'object') return undefined;
  const { id, ID } = entry as { id?: unknown; ID?: unknown };
  return id === undefined && ID === undefined ? undefined : String(id ?? ID);
}

/** The number of characters of a title that are kept, enough to recognise it. */
const TITLE_LENGTH = 80;

function shortened(text: string): string {
  const characters = [...text.slice(0, 3 * TITLE_LENGTH).replace(/\s+/g, ' ')];
  return characters.length > TITLE_LENGTH
    ? `${characters
        .slice(0, TITLE_LENGTH - 1)
        .join('')
        .trimEnd()}…`
    : characters.join('');
}

function printOf(property: Property, { languages, site }: Snapshot): PropertyPrint {
  const { value: record } = recordIn(property, languages.default, languages.default);
  const shared = anyRecord(property);
  const records = Object.entries(property.records).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    id: property.id,
    title: shortened(record.TypeDescription),
    city: shortened(record.City),
    goal: goalOf(shared),
    price: shared.PublishPrice && shared.Price ? shared.Price : null,
    state: marqueeOf(site, shared).kind,
    languages: records.map(([language]) => language).join(' '),
    picture: (record.SmallPictureItem ?? record.PictureItems[0])?.Url ?? null,
    texts: records
      .map(
        ([language, { TypeDescription, Description }]) =>
          `${language}:${digestOf([TypeDescription, Description])}`,
      )
      .join(' '),
    pictures: digestOf(
      records.map(([, entry]) => [entry.PictureItems, entry.PlanItems, entry.SmallPictureItem]),
    ),
    rest: digestOf(
      records.map(
        ([
          ,
          {
            TypeDescription,
            Description,
            PictureItems,
            PlanItems,
            SmallPictureItem,
            Price,
            Marquee,
            ...rest
          },
        ]) => rest,
      ),
    ),
  };
}

/** A short digest of any JSON value; equal values have equal digests. */
export const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? 'undefined')
    .digest('base64url')
    .slice(0, 16);
