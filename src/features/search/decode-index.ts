import { joinPath, slugify } from '../../routing/slug.ts';
import { entry, fromDeltas } from '../catalogue/columns.ts';
import { derivedPath } from '../catalogue/derived-path.ts';
import type { ListPaths } from '../catalogue/listed.ts';
import { unpackPictures } from '../catalogue/picture-pack.ts';
import { cityQuery, searchQuery } from '../catalogue/query.ts';
import type { Counted, PropertyEntry, SearchIndex } from './entry.ts';
import { type CompactIndex, compactIndex } from './index-schema.ts';

/**
 * Decodes the file `data/search.json`.
 * @param data the result of `JSON.parse`
 * @throws ZodError if the shape is wrong, RangeError if an index in a column is out of range
 */
export function decodeIndex(data: unknown): SearchIndex {
  const file = compactIndex.parse(data);
  const { language, lists } = file;
  const own = new Map(file.neighbourhoodPaths);
  const index: SearchIndex = {
    language,
    lists,
    thumbnailVariants: file.thumbnailVariants.map(([format, width]) => ({ format, width })),
    types: file.types.map(([webId, name, sale, rent]) => ({
      webId,
      name,
      ...counted(lists, searchQuery('types', webId), sale, rent),
    })),
    cities: file.cities.map(([name, zip, sale, rent, ...otherNames]) => ({
      name,
      zip,
      otherNames,
      ...counted(lists, cityQuery({ name, zip }), sale, rent),
    })),
    neighbourhoods: file.neighbourhoods.map(([id, name, sale, rent], index) => ({
      id,
      name,
      path: own.get(index) ?? joinPath(file.neighbourhoodPath, slugify(name, language)),
      ...counted(lists, searchQuery('neighbourhoods', id), sale, rent),
    })),
    properties: [],
  };
  const source = { file, index, paths: new Map(file.paths) };
  const properties = fromDeltas(file.properties.id).map(
    (id, index) => new Property(source, index, Number(id)),
  );
  return { ...index, properties };
}

const counted = (lists: ListPaths, query: string, sale: number, rent: number): Counted => ({
  counts: { sale, rent },
  hrefs: {
    sale: sale > 0 ? `${lists.sale}?${query}` : undefined,
    rent: rent > 0 ? `${lists.rent}?${query}` : undefined,
  },
});

interface Source {
  file: CompactIndex;
  index: SearchIndex;
  paths: Map<number, string>;
}

/**
 * Computes address and thumbnails on access, so only for the few of ten thousand properties that are found.
 */
class Property implements PropertyEntry {
  readonly id: number;
  readonly reference: string;
  readonly title: string;
  readonly #source: Source;
  readonly #row: number;

  constructor(source: Source, row: number, id: number) {
    const { reference, title, city } = source.file.properties;
    this.id = id;
    this.reference = entry(reference, row);
    this.title = entry(title, row);
    this.#source = source;
    this.#row = row;
    entry(source.index.cities, city[row]);
  }

  get status(): string {
    const { properties, takenTexts } = this.#source.file;
    return takenTexts[Number(properties.taken[this.#row]) - 1] ?? '';
  }

  get path(): string {
    const { file, index, paths } = this.#source;
    const { goal, city } = file.properties;
    return (
      paths.get(this.#row) ??
      derivedPath(index.lists, {
        id: this.id,
        goal: goal[this.#row] === '1' ? 'rent' : 'sale',
        city: entry(index.cities, city[this.#row]),
        title: this.title,
      })
    );
  }

  get thumbnails(): string[] {
    const { file, index } = this.#source;
    return unpackPictures(entry(file.properties.thumbnail, this.#row), index.thumbnailVariants);
  }
}
