import type { Tint } from '../../ui/tint.ts';
import { entry, fromDeltas } from '../catalogue/columns.ts';
import { derivedPath } from '../catalogue/derived-path.ts';
import { byName, COUNTS } from '../catalogue/filters.ts';
import type { ListedType } from '../catalogue/listed.ts';
import { unpackPictures } from '../catalogue/picture-pack.ts';
import { formatCurrency } from '../catalogue/price.ts';
import { type CompactCatalogue, compactCatalogue } from './compact-schema.ts';
import { readFlags } from './flag-digits.ts';
import type {
  Catalogue,
  CatalogueRow,
  CountsAndFlags,
  ListedEnergy,
  ListedMarquee,
  ListedPlace,
} from './row.ts';

/**
 * Decodes the compact file `data/catalogue.json`.
 * @param data the result of `JSON.parse`
 * @returns rows that compute price text, path and pictures on access
 * @throws ZodError if the shape is wrong, RangeError if an index in a column is out of range
 */
export function decodeCatalogue(data: unknown): Catalogue {
  const file = compactCatalogue.parse(data);
  const catalogue = {
    language: file.language,
    lists: file.lists,
    types: file.types.map(([webId, name, names, segment]) => ({ webId, name, names, segment })),
    cities: file.cities.map(([name, zip, ...otherNames]) => ({ name, zip, otherNames })),
    neighbourhoods: file.neighbourhoods.map(([id, name]) => ({ id, name })),
    pictureVariants: file.pictureVariants.map(([format, width]) => ({ format, width })),
    compared: (file.compared ?? []).map(([field, label]) => ({ field, label })),
  };
  const source: Source = {
    ...catalogue,
    file,
    ids: fromDeltas(file.rows.id).map(Number),
    days: fromDeltas(file.rows.created),
    typeSets: file.typeSets.map((indexes) => indexes.map((index) => entry(catalogue.types, index))),
    energies: file.energies.map(([label, text, image]) => ({ label, text, image }) as ListedEnergy),
    marquees: file.marquees.map(([value, kind, name]) => ({ value, kind, name })),
    tints: file.tints as Tint[],
    paths: new Map(file.paths),
    cityTexts: new Map(file.cityTexts),
  };
  return { ...catalogue, rows: source.ids.map((_id, index) => new Row(source, index)) };
}

interface Source extends Omit<Catalogue, 'rows'> {
  file: CompactCatalogue;
  ids: number[];
  days: (number | undefined)[];
  typeSets: ListedType[][];
  energies: ListedEnergy[];
  marquees: ListedMarquee[];
  tints: Tint[];
  paths: Map<number, string>;
  cityTexts: Map<number, string>;
}

type PriceForm = CompactCatalogue['prices'][number];

/** The part of a row that follows from the table of filters. */
const FilterValues = class {
  constructor({ file: { rows } }: Source, index: number) {
    Object.assign(
      this,
      byName(COUNTS, (name) => entry(rows[name], index)),
      readFlags(rows.flags, index),
    );
  }
} as new (
  source: Source,
  index: number,
) => CountsAndFlags;

class Row extends FilterValues implements CatalogueRow {
  readonly id;
  readonly goal;
  readonly types;
  readonly city;
  readonly cityText;
  readonly neighbourhood;
  readonly price;
  readonly surface;
  readonly ground;
  readonly energy;
  readonly created;
  readonly marquee;
  readonly title;
  readonly language;
  readonly tint;
  readonly place;
  readonly #source: Source;
  readonly #index: number;
  readonly #price: PriceForm;

  constructor(source: Source, index: number) {
    super(source, index);
    const { rows, languages, prices } = source.file;
    this.#source = source;
    this.#index = index;
    this.#price = entry(prices, rows.priceForm[index]);
    this.id = entry(source.ids, index);
    this.goal = rows.goal[index] === '1' ? ('rent' as const) : ('sale' as const);
    this.types = entry(source.typeSets, rows.typeSet[index]);
    this.city = entry(source.cities, rows.city[index]);
    this.cityText = source.cityTexts.get(index) ?? this.city.name;
    this.neighbourhood = optional(source.neighbourhoods, rows.neighbourhood[index]);
    this.price = rows.price[index] || undefined;
    this.surface = rows.surface[index] || undefined;
    this.ground = rows.ground[index] || undefined;
    this.energy = optional(source.energies, rows.energy[index]);
    this.created = source.days[index];
    this.marquee = optional(source.marquees, rows.marquee[index]);
    this.title = entry(rows.title, index);
    this.language = entry(languages, rows.language[index]);
    this.tint = optional(source.tints, rows.tint[index]);
    this.place = placeOf(rows, index);
  }

  get priceText(): string {
    const [before, after] = this.#price;
    return after === undefined ? before : before + formatCurrency(this.price) + after;
  }

  get path(): string {
    return this.#source.paths.get(this.#index) ?? derivedPath(this.#source.lists, this);
  }

  get compared(): Record<string, string> {
    const texts = (this.#source.file.compared ?? []).map(([field, , column]) => [field, column[this.#index]]);
    return Object.fromEntries(texts.filter(([, text]) => text));
  }

  get pictures(): string[] {
    return unpackPictures(entry(this.#source.file.rows.pictures, this.#index), this.#source.pictureVariants);
  }
}

/** The entry of a column in which 0 means none. */
const optional = <T>(table: readonly T[], index: number | undefined): T | undefined =>
  index === 0 ? undefined : entry(table, index === undefined ? undefined : index - 1);

function placeOf({ lat, lng, radius }: CompactCatalogue['rows'], index: number): ListedPlace | undefined {
  const [y, x] = [lat[index], lng[index]];
  if (y === null || y === undefined || x === null || x === undefined) return undefined;
  return { lat: y / 1e5, lng: x / 1e5, radius: entry(radius, index) };
}
