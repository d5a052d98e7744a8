import { totals } from '../features/catalogue/counts.ts';
import { marketByGoal } from '../features/catalogue/market-order.ts';
import { inDefaultOrder } from '../features/catalogue/order.ts';
import { cityGroupId, isInCity, isOfType } from '../routing/listed.ts';
import type { Site } from '../routing/site.ts';
import type { Property } from '../snapshot/domain.ts';
import { anyRecord, type Goal, isTaken, marqueeOf } from '../snapshot/market.ts';
import { perObject } from '../snapshot/per-object.ts';

/** A landing page: the properties of a goal in a city or of a type. */
export interface LandingList {
  goal: Goal;
  by: 'city' | 'type';
  id: string;
}

/** The properties in the order of the lists, worked out once for the whole build. */
export const siteLists = perObject((site: Site) => {
  const landings = new Map<string, Property[]>();
  const byGoal = marketByGoal(site);
  return {
    ...byGoal,
    /** Sold and rented ones. */
    references: inDefaultOrder(
      site.properties.filter((property) => isTaken(marqueeOf(site.site, anyRecord(property)))),
      site.site,
    ),
    totals: totals(site.properties, site.site),
    landing({ goal, by, id }: LandingList): Property[] {
      const key = [goal, by, id].join();
      const list = landings.get(key) ?? landingOf(site, byGoal[goal], by, id);
      landings.set(key, list);
      return list;
    },
  };
});

function landingOf(site: Site, listed: readonly Property[], by: 'city' | 'type', id: string): Property[] {
  if (by === 'type') return listed.filter((property) => isOfType(property, id));
  const cities = site.cities.filter((city) => cityGroupId(city, site.table.defaultLocale) === id);
  return listed.filter((property) => isInCity(property, cities));
}
