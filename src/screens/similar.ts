import { type FindSimilar, similarFinder } from '../features/catalogue/similar.ts';
import type { Property, Snapshot } from '../snapshot/domain.ts';
import { perObject } from '../snapshot/per-object.ts';

/** The search for similar properties, prepared once for the whole build; what was found serves every language. */
export const findSimilar: (content: Pick<Snapshot, 'properties' | 'site'>) => FindSimilar = perObject(
  ({ properties, site }) => {
    const find = similarFinder(properties, site);
    const found = perObject((property: Property) => find(property, site.options.similarProperties));
    return (property, count) =>
      count === site.options.similarProperties ? found(property) : find(property, count);
  },
);
