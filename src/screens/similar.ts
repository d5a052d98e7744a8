import { type FindSimilar, similarFinder } from '../features/catalogue/similar.ts';
import type { Site } from '../routing/site.ts';

const finders = new WeakMap<Site, FindSimilar>();

/** The search for similar properties, prepared once for the whole build. */
export function findSimilar(site: Site): FindSimilar {
  const known = finders.get(site);
  if (known) return known;
  const finder = similarFinder(site.properties, site.site);
  finders.set(site, finder);
  return finder;
}
