import { Table, toDeltas } from '../catalogue/columns.ts';
import { derivedPath } from '../catalogue/derived-path.ts';
import { byName, COUNTS } from '../catalogue/filters.ts';
import { packPictures } from '../catalogue/picture-pack.ts';
import { formatCurrency } from '../catalogue/price.ts';
import type { CompactCatalogue } from './compact-schema.ts';
import { writeFlags } from './flag-digits.ts';
import type { Catalogue, CatalogueRow } from './row.ts';

type PriceForm = CompactCatalogue['prices'][number];

/**
 * Encodes a catalogue for the compact file.
 * @param catalogue its rows must refer to the same objects as its tables of types, cities and neighbourhoods
 * @returns a value for `JSON.stringify`; `decodeCatalogue` restores the catalogue
 */
export function encodeCatalogue(catalogue: Catalogue): CompactCatalogue {
  const { rows, lists, pictureVariants } = catalogue;
  const typeIndex = indexIn(catalogue.types);
  const cityIndex = indexIn(catalogue.cities);
  const neighbourhoodIndex = indexIn(catalogue.neighbourhoods);
  const typeSets = new Table<number[]>();
  const prices = new Table<PriceForm>();
  const languages = new Table<string>();
  const tints = new Table<string>();
  const energies = new Table<CompactCatalogue['energies'][number]>();
  const marquees = new Table<CompactCatalogue['marquees'][number]>();
  const column = <T>(value: (row: CatalogueRow) => T): T[] => rows.map(value);
  return {
    version: 2,
    language: catalogue.language,
    lists,
    pictureVariants: pictureVariants.map(({ format, width }) => [format, width]),
    types: catalogue.types.map(({ webId, name, names, segment }) => [webId, name, names, segment]),
    cities: catalogue.cities.map(({ name, zip, otherNames }) => [name, zip, ...otherNames]),
    neighbourhoods: catalogue.neighbourhoods.map(({ id, name }) => [id, name]),
    rows: {
      id: toDeltas(column(({ id }) => id)).map(Number),
      goal: column(({ goal }) => (goal === 'rent' ? 1 : 0)).join(''),
      typeSet: column(({ types }) => typeSets.indexOf(types.map(typeIndex))),
      city: column(({ city }) => cityIndex(city)),
      neighbourhood: column(({ neighbourhood }) =>
        neighbourhood ? neighbourhoodIndex(neighbourhood) + 1 : 0,
      ),
      price: column(({ price }) => price ?? 0),
      priceForm: column((row) => prices.indexOf(priceForm(row))),
      ...byName(COUNTS, (name) => column((row) => row[name])),
      surface: column(({ surface }) => surface ?? 0),
      ground: column(({ ground }) => ground ?? 0),
      energy: column(({ energy }) =>
        energy ? energies.indexOf([energy.label, energy.text, energy.image]) + 1 : 0,
      ),
      flags: column(writeFlags).join(''),
      created: toDeltas(column(({ created }) => created)),
      marquee: column(({ marquee }) =>
        marquee ? marquees.indexOf([marquee.value, marquee.kind, marquee.name]) + 1 : 0,
      ),
      title: column(({ title }) => title),
      language: column(({ language }) => languages.indexOf(language)),
      pictures: column(({ pictures }) => packPictures(pictures, pictureVariants)),
      tint: column(({ tint }) => (tint ? tints.indexOf(tint) + 1 : 0)),
      lat: column(({ place }) => (place ? Math.round(place.lat * 1e5) : null)),
      lng: column(({ place }) => (place ? Math.round(place.lng * 1e5) : null)),
      radius: column(({ place }) => place?.radius ?? 0),
    },
    typeSets: typeSets.values,
    prices: prices.values,
    languages: languages.values,
    tints: tints.values,
    energies: energies.values,
    marquees: marquees.values,
    ...(catalogue.compared.length > 0 && {
      compared: catalogue.compared.map(({ field, label }): [string, string, string[]] => [
        field,
        label,
        column(({ compared }) => compared[field] ?? ''),
      ]),
    }),
    paths: rows.flatMap((row, index) => (row.path === derivedPath(lists, row) ? [] : [[index, row.path]])),
    cityTexts: rows.flatMap(({ city, cityText }, index) =>
      cityText === city.name ? [] : [[index, cityText]],
    ),
  };
}

function indexIn<T>(table: readonly T[]): (value: T) => number {
  const byValue = new Map(table.map((value, index) => [value, index]));
  return (value) => {
    const index = byValue.get(value);
    if (index === undefined)
      throw new Error(`A row names something that its table lacks: ${JSON.stringify(value)}`);
    return index;
  };
}

/**
 * The texts before and after the amount, which the browser formats itself; or the whole text if it contains
 * no amount.
 */
function priceForm({ price, priceText }: CatalogueRow): PriceForm {
  const amount = formatCurrency(price);
  const at = price === undefined ? -1 : priceText.indexOf(amount);
  return at < 0 ? [priceText] : [priceText.slice(0, at), priceText.slice(at + amount.length)];
}
