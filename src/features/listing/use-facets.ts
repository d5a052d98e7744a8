import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { afterPaint } from '../../ui/after-paint.ts';
import type { Facets } from './facets.ts';
import type { List } from './list-store.ts';

/**
 * The live counts. After a change they follow one frame behind the list: counting takes as long as finding does, and
 * nobody who has just chosen something reads the other choices' numbers first.
 */
export function useFacets(list: List): Facets | undefined {
  const criteria = useStore(list.$criteria);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is counted follows from the criteria
  useEffect(() => afterPaint(list.count), [list, criteria]);
  return useStore(list.$facets);
}
