import type { Goal } from '../../snapshot/market.ts';

/** The list of one goal that a row leads to; without an address there is nothing to show. */
export interface GoalLink {
  goal: Goal;
  href: string | undefined;
  /** `undefined` where counts are not shown. */
  count: number | undefined;
}

/** The drawing of a row: a kind of property type, or a place. */
export type RowIcon = 'residential' | 'industrial' | 'land' | 'retail' | 'default' | 'place';

/** A row of the panel: one link as a whole, or a name with a link per goal. */
export interface Row {
  key: string;
  name: string;
  /** The language of the name, where it is not the page's. */
  lang?: string | undefined;
  icon?: RowIcon | undefined;
  detail?: string | undefined;
  /** Addresses of the thumbnail in several formats, the one that every browser reads last. */
  pictures?: readonly string[] | undefined;
  href?: string | undefined;
  goals?: readonly GoalLink[] | undefined;
}

export interface RowGroup {
  key: string;
  heading: string;
  rows: readonly Row[];
}

/** The addresses that a row leads to, in the order of its cells. */
export const hrefsOf = ({ href, goals = [] }: Row): string[] =>
  [href, ...goals.map((link) => link.href)].filter((address) => address !== undefined);
