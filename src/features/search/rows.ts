import type { Goal } from '../../snapshot/market.ts';

/** The list of one goal that a row links to; without an address it is not shown. */
export interface GoalLink {
  goal: Goal;
  href: string | undefined;
  /** `undefined` if counts are not shown. */
  count: number | undefined;
}

/** The icon of a row: a property type's, or a place. */
export type RowIcon = 'residential' | 'industrial' | 'land' | 'retail' | 'default' | 'place';

/** A row of the panel: one link, or a name with a link per goal. */
export interface Row {
  key: string;
  name: string;
  /** Words by which a type is found too, such as its name in the CRM. */
  otherNames?: readonly string[] | undefined;
  /** The language of the name, if it is not the page's. */
  lang?: string | undefined;
  icon?: RowIcon | undefined;
  /** Whether it stands below the row before it, as a type below its parent. */
  isBelow?: boolean | undefined;
  detail?: string | undefined;
  /** Addresses of the thumbnail in several formats; the last is the one that every browser supports. */
  pictures?: readonly string[] | undefined;
  href?: string | undefined;
  goals?: readonly GoalLink[] | undefined;
}

export interface RowGroup {
  key: string;
  heading: string;
  rows: readonly Row[];
}

/** The addresses of a row's cells, in their order. */
export const hrefsOf = ({ href, goals = [] }: Row): string[] =>
  [href, ...goals.map((link) => link.href)].filter((address) => address !== undefined);
