import { totals } from '../features/catalogue/counts.ts';
import { type Landing, landingProperties, marketByGoal } from '../features/catalogue/market-order.ts';
import { inDefaultOrder } from '../features/catalogue/order.ts';
import type { Site } from '../routing/route.ts';
import { anyRecord, isTaken } from '../snapshot/market.ts';
import { perObject } from '../snapshot/per-object.ts';

/** The properties in the order of the lists, computed once for the whole build. */
export const siteLists = perObject((site: Site) => ({
  ...marketByGoal(site),
  /** The sold and rented properties. */
  references: inDefaultOrder(
    site.properties.filter((property) => isTaken(site.site, anyRecord(property))),
    site.site,
  ),
  totals: totals(site.properties, site.site),
  landing: (landing: Landing) => landingProperties(site, site.table.defaultLocale, landing),
}));
