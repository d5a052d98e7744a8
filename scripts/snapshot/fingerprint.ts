import { createHash } from 'node:crypto';
import { allPages, type Property, recordIn, type Snapshot } from '../../src/snapshot/domain.ts';
import { anyRecord, goalOf, marqueeOf } from '../../src/snapshot/market.ts';

/** What is kept of a property to tell later what has changed. */
export interface PropertyPrint {
  id: string;
  title: string;
  city: string;
  goal: 'sale' | 'rent';
  /** `null` where it is not known or not published. */
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

/** What is kept of a snapshot to tell later what has changed; small even for a large one. */
export interface Fingerprint {
  version: 2;
  properties: PropertyPrint[];
  /** Everything else by its file and id, with a digest. */
  parts: Record<string, string>;
}

export function fingerprintOf(snapshot: Snapshot): Fingerprint {
  // What is gone counts as removed, whatever is still known of it.
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

/** Lists of things with an id part by part, everything else as a whole. */
function entriesOf(name: string, value: unknown): [string, unknown][] {
  if (!Array.isArray(value)) return [[NAMES[name] ?? name, value]];
  return value.map((entry: unknown, index) => [
    [NAMES[name] ?? name, idOf(entry) ?? index, nameOf(entry)].filter((part) => part !== undefined).join(' '),
    entry,
  ]);
}

/** A city as a place: how many properties it has is told by the properties. */
const ofPlace = (city: unknown): unknown =>
  JSON.parse(JSON.stringify(city, (key, value: unknown) => (key === 'PropertyCount' ? undefined : value)));

/** What a city, type or project is called, in the first of its languages: its number tells an editor nothing. */
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

/** How many characters of a title are kept: enough to know it by. */
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

/** A short digest of any value that JSON can hold; two of one content are equal. */
export const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? 'undefined')
    .digest('base64url')
    .slice(0, 16);
