import type { Goal } from '../../snapshot/market.ts';
import type { Marquee } from '../../snapshot/schema/site.ts';
import type { Tint } from '../../ui/tint.ts';
import type { EpcLabel } from '../catalogue/epc.ts';
import type { CountName, FlagName } from '../catalogue/filters.ts';
import type {
  ListedCity,
  ListedNeighbourhood,
  ListedType,
  ListPaths,
  PictureVariant,
} from '../catalogue/listed.ts';

export interface ListedEnergy {
  label: EpcLabel;
  /** The label for display: `A++`. */
  text: string;
  /** The address of the label's picture. */
  image: string;
}

export interface ListedMarquee {
  value: number;
  kind: Marquee['kind'];
  name: string;
}

/** A property's position on the map, in degrees; `radius` in metres, 0 if the address is public. */
export interface ListedPlace {
  lat: number;
  lng: number;
  radius: number;
}

/** A field that the shortlist compares beside what filters and cards show. */
export interface ComparedField {
  field: string;
  label: string;
}

/** What filters of these kinds ask of a property; a count is 0 where the record has none. */
export type CountsAndFlags = Readonly<Record<CountName, number> & Record<FlagName, boolean>>;

/** One property on the market with the data that lists, filters and map use, in one language. */
export interface CatalogueRow extends CountsAndFlags {
  readonly id: number;
  readonly goal: Goal;
  /** All types of the property; the first is the main one. */
  readonly types: readonly ListedType[];
  readonly city: ListedCity;
  /** The city's name as the record writes it, which may be a fallback in another language. */
  readonly cityText: string;
  readonly neighbourhood: ListedNeighbourhood | undefined;
  /** In euro; `undefined` if the price is on request or a marquee replaces it. */
  readonly price: number | undefined;
  /** The text in the price's place, as the page shows it. */
  readonly priceText: string;
  /** In square metres: living, else total, else for storage, as on the cards. */
  readonly surface: number | undefined;
  /** Square metres. */
  readonly ground: number | undefined;
  readonly energy: ListedEnergy | undefined;
  /** Days since 1 January 1970. */
  readonly created: number | undefined;
  readonly marquee: ListedMarquee | undefined;
  readonly path: string;
  readonly title: string;
  /** The language of the title, which may be a fallback. */
  readonly language: string;
  /** One address per variant of the catalogue; empty if there is no picture. */
  readonly pictures: readonly string[];
  /** The class of its picture's average colour. */
  readonly tint: Tint | undefined;
  readonly place: ListedPlace | undefined;
  /** The texts of the catalogue's compared fields that the property has, by their field. */
  readonly compared: Readonly<Record<string, string>>;
}

/** The content of the file: every property on the market, in the default order of lists (newest first). */
export interface Catalogue {
  language: string;
  lists: ListPaths;
  /** All types, cities and neighbourhoods, including those without a property. */
  types: readonly ListedType[];
  cities: readonly ListedCity[];
  neighbourhoods: readonly ListedNeighbourhood[];
  pictureVariants: readonly PictureVariant[];
  compared: readonly ComparedField[];
  rows: readonly CatalogueRow[];
}
