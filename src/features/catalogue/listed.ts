import type { Goal } from '../../snapshot/market.ts';

// What the files for the browser say of types, places and lists; shared by the catalogue's file and the search index.

export interface ListedType {
  webId: string;
  name: string;
}

export interface ListedCity {
  name: string;
  zip: string;
  /** What other languages call it. */
  otherNames: readonly string[];
}

export interface ListedNeighbourhood {
  id: number;
  name: string;
}

/** The addresses of the two lists. */
export type ListPaths = Readonly<Record<Goal, string>>;

/** A width in pixels and a format in which every property's picture is offered. */
export interface PictureVariant {
  format: 'avif' | 'webp';
  width: number;
}
