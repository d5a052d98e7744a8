import { totals } from '../features/catalogue/counts.ts';
import { type Landing, landingProperties, marketByGoal } from '../features/catalogue/market-order.ts';
import { inDefaultOrder } from '../features/catalogue/order.ts';
import type { Site } from '../routing/site.ts';
import type { Property } from '../snapshot/domain.ts';
import { anyRecord, isTaken, marqueeOf } from '../snapshot/market.ts';
import { perObject } from '../snapshot/per-object.ts';

/** The properties in the order of the lists, worked out once for the whole build. */
export const siteLists = perObject((site: Site) => {
  const landings = new Map<string, Property[]>();
  return {
    ...marketByGoal(site),
    /** Sold and rented ones. */
    references: inDefaultOrder(
      site.properties.filter((property) => isTaken(marqueeOf(site.site, anyRecord(property)))),
      site.site,
    ),
    totals: totals(site.properties, site.site),
    landing({ goal, by, id }: Landing): Property[] {
      const key = [goal, by, id].join();
      const list = landings.get(key) ?? landingProperties(site, site.table.defaultLocale, { goal, by, id });
      landings.set(key, list);
      return list;
    },
  };
});
