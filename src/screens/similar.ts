import { type Comparable, type FindSimilar, similarFinder } from '../features/catalogue/similar.ts';
import type { FormerProperty, Property, Snapshot } from '../snapshot/domain.ts';
import { perObject } from '../snapshot/per-object.ts';

type Content = Pick<Snapshot, 'properties' | 'site'>;

/**
 * The search for similar properties, prepared once for the whole build; its results are reused in every
 * language.
 */
export const findSimilar: (content: Content) => FindSimilar = perObject(({ properties, site }) => {
  const find = similarFinder(properties, site);
  const found = perObject((property: Comparable) => find(property, site.options.similarProperties));
  return (property, count) =>
    count === site.options.similarProperties ? found(property) : find(property, count);
});

/** The properties most similar to one that has left the snapshot; its price is unknown. */
export const similarToFormer: (content: Content) => (former: FormerProperty) => Property[] = perObject(
  (content) =>
    perObject(({ id, records }) => {
      const comparable = Object.entries(records).map(([locale, record]) => [
        locale,
        { ...record, WebIDs: undefined, PublishPrice: false, Price: undefined, Marquee: 0 },
      ]);
      return findSimilar(content)(
        { id, records: Object.fromEntries(comparable) },
        content.site.options.similarProperties,
      );
    }),
);
