import type { Goal } from '../../snapshot/market.ts';
import type { Marquee } from '../../snapshot/schema/site.ts';
import type { EpcLabel } from '../catalogue/epc.ts';
import type {
  ListedCity,
  ListedNeighbourhood,
  ListedType,
  ListPaths,
  PictureVariant,
} from '../catalogue/listed.ts';

export interface ListedEnergy {
  label: EpcLabel;
  /** The label as it is written: `A++`. */
  text: string;
  /** Where the label's picture is served. */
  image: string;
}

export interface ListedMarquee {
  value: number;
  kind: Marquee['kind'];
  name: string;
}

/** Where the map shows a property, in degrees; `radius` in metres, 0 where the address is public. */
export interface ListedPlace {
  lat: number;
  lng: number;
  radius: number;
}

/** One property on the market, as lists, filters and map need it in one language. */
export interface CatalogueRow {
  readonly id: number;
  readonly goal: Goal;
  /** Of a property with several types, all; the first leads. */
  readonly types: readonly ListedType[];
  readonly city: ListedCity;
  readonly neighbourhood: ListedNeighbourhood | undefined;
  /** Euro; `undefined` where the price is on request or a marquee stands in its place. */
  readonly price: number | undefined;
  /** What stands where the price stands, as the page shows it. */
  readonly priceText: string;
  /** Counts; 0 where the record has none. */
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly garages: number;
  /** Inside and outside. */
  readonly parkings: number;
  /** Square metres: living, else total, else store surface, as the cards show it. */
  readonly surface: number | undefined;
  /** Square metres. */
  readonly ground: number | undefined;
  readonly energy: ListedEnergy | undefined;
  readonly garden: boolean;
  readonly terrace: boolean;
  readonly lift: boolean;
  /** Days since 1 January 1970. */
  readonly created: number | undefined;
  readonly marquee: ListedMarquee | undefined;
  readonly path: string;
  readonly title: string;
  /** The language of the title, which a fallback makes differ from the page's. */
  readonly language: string;
  /** One address per variant of the catalogue; empty where there is no picture. */
  readonly pictures: readonly string[];
  readonly place: ListedPlace | undefined;
}

/** What the file holds: every property on the market, in the default order of lists (newest first). */
export interface Catalogue {
  language: string;
  lists: ListPaths;
  /** All types, cities and neighbourhoods that there are, those without a property too. */
  types: readonly ListedType[];
  cities: readonly ListedCity[];
  neighbourhoods: readonly ListedNeighbourhood[];
  pictureVariants: readonly PictureVariant[];
  rows: readonly CatalogueRow[];
}
