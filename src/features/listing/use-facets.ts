import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import type { Facets } from './facets.ts';
import type { List } from './list-store.ts';

/**
 * The live counts. They follow the list one frame later, because counting takes as long as filtering and the
 * list should not wait for it.
 */
export function useFacets(list: List): Facets | undefined {
  const criteria = useStore(list.$criteria);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts depend on the criteria
  useEffect(() => afterPaint(list.count), [list, criteria]);
  return useStore(list.$facets);
}
