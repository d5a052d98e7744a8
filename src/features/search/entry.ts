import type { Goal } from '../../snapshot/market.ts';
import type { ListedCity, ListedNeighbourhood, ListPaths, PictureVariant } from '../catalogue/listed.ts';

/** Something with a number of properties on the market, and the lists that show them for each goal. */
export interface Counted {
  readonly counts: Readonly<Record<Goal, number>>;
  /** The filtered lists; `undefined` if the count is 0. */
  readonly hrefs: Readonly<Record<Goal, string | undefined>>;
}

export type TypeEntry = Counted & { readonly webId: string; readonly name: string };
export type CityEntry = ListedCity & Counted;
export type NeighbourhoodEntry = ListedNeighbourhood & Counted & { readonly path: string };

export interface PropertyEntry {
  readonly id: number;
  /** The agency's own reference (`RecordFile`); empty if there is none. */
  readonly reference: string;
  /** The type description, at most 100 characters. */
  readonly title: string;
  readonly path: string;
  /** "This property has been sold."; empty while it can be had. */
  readonly status: string;
  /** One address per variant of the index; empty if there is no picture. */
  readonly thumbnails: readonly string[];
}

/** The data of the search panel, in one language. */
export interface SearchIndex {
  language: string;
  lists: ListPaths;
  thumbnailVariants: readonly PictureVariant[];
  types: readonly TypeEntry[];
  cities: readonly CityEntry[];
  neighbourhoods: readonly NeighbourhoodEntry[];
  /** The properties on the market, newest first, then those that are sold or rented. */
  properties: readonly PropertyEntry[];
}
