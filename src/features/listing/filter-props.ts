import type { Criteria, Filters } from './criteria.ts';
import type { Facets } from './facets.ts';
import type { ListLabels } from './labels.ts';
import type { Catalogue } from './row.ts';

/** What the controls of the bar's filters show and change. */
export interface FilterProps {
  criteria: Criteria;
  facets: Facets;
  labels: ListLabels;
  catalogue: Catalogue;
  onChange(changes: Partial<Filters>): void;
}
