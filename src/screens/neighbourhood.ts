import { goalProperties } from '../routing/listed.ts';
import type { Site } from '../routing/route.ts';
import type { Property } from '../snapshot/domain.ts';
import { anyRecord, type Goal } from '../snapshot/market.ts';
import { perObject } from '../snapshot/per-object.ts';
import type { NeighbourhoodRecord, Picture } from '../snapshot/schema/catalogue.ts';
import { siteLists } from './lists.ts';

/** More cards would exceed the size budget of a page (design, section 11); the lists show all. */
const MOST_CARDS = 12;
const MOST_ON_MAP = 40;

export interface NeighbourhoodOffer {
  cards: readonly Property[];
  onMap: readonly Property[];
  /** The total number for each goal for which not all properties have a card. */
  more: Partial<Record<Goal, number>>;
}

/** The properties on the market in each neighbourhood, in the order of the lists. */
const inNeighbourhoods = perObject((site: Site) => {
  const { sale, rent } = siteLists(site);
  return Map.groupBy([...sale, ...rent], (property) => String(anyRecord(property).NeighbourhoodID));
});

/** The properties of a neighbourhood that its page shows. */
export function neighbourhoodOffer(site: Site, id: string): NeighbourhoodOffer {
  const all = inNeighbourhoods(site).get(id) ?? [];
  const counts = (['sale', 'rent'] as const)
    .map((goal): [Goal, number] => [goal, goalProperties(all, goal).length])
    .filter(([, count]) => count > 0);
  return {
    cards: all.slice(0, MOST_CARDS),
    onMap: all.slice(0, MOST_ON_MAP),
    more: all.length > MOST_CARDS ? Object.fromEntries(counts) : {},
  };
}

/** The picture of a neighbourhood on its page: the first of the largest that its record has. */
export const largePicture = (record: NeighbourhoodRecord): Picture | undefined =>
  record.XLargePictureItems[0] ?? record.LargePictureItems[0] ?? record.MediumPictureItems[0];

/** Its picture on the page of all neighbourhoods: of the size of a card, or else of the next that there is. */
export const cardPicture = (record: NeighbourhoodRecord): Picture | undefined =>
  record.MediumPictureItems[0] ??
  record.LargePictureItems[0] ??
  record.XLargePictureItems[0] ??
  record.SmallPictureItems[0];
