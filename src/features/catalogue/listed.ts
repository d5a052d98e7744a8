import type { Goal } from '../../snapshot/market.ts';

// The data about types, places and lists that the catalogue file and the search index share.

export interface ListedType {
  webId: string;
  /** One property of the type: "Maison". */
  name: string;
  /** The type in lists of types: "Maisons". */
  names: string;
  /** The last segment of its page's address. */
  segment: string;
}

export interface ListedCity {
  name: string;
  zip: string;
  /** Its names in other languages. */
  otherNames: readonly string[];
}

export interface ListedNeighbourhood {
  id: number;
  name: string;
}

/** The addresses of the two lists. */
export type ListPaths = Readonly<Record<Goal, string>>;

/** A width in pixels and a format in which every property's picture is available. */
export interface PictureVariant {
  format: 'avif' | 'webp';
  width: number;
}
