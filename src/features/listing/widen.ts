import type { EpcLabel } from '../catalogue/epc.ts';
import {
  type Criteria,
  FILTER_NAMES,
  type FilterName,
  type Range,
  withFilter,
  withoutFilter,
} from './criteria.ts';
import { energyRank, worstRank } from './energy-rank.ts';
import { failuresOf } from './facets.ts';
import { filterRows } from './filter.ts';
import type { CatalogueRow } from './row.ts';

/** A single change that gives more results. */
export interface Widening {
  filter: FilterName;
  /** Removed, or set to the nearest value that gives more. */
  kind: 'drop' | 'widen';
  /** The criteria to show instead, on page 1. */
  criteria: Criteria;
  /** The number of results with them. */
  count: number;
}

/**
 * Which single filter to widen or drop when a list has no results. The largest count comes first; of equal
 * counts, widening comes before dropping. Dropping is left out if widening gives as much.
 * @returns empty if no single change gives more results
 */
export function widen(rows: readonly CatalogueRow[], criteria: Criteria): Widening[] {
  const { none, only } = failuresOf(rows, criteria);
  const wider = [...only].flatMap(([filter, failing]): Widening[] => {
    if (failing.length === 0) return [];
    const dropped: Widening = {
      filter,
      kind: 'drop',
      criteria: withoutFilter(criteria, filter),
      count: none.length + failing.length,
    };
    const nearest = nearestWider(filter, criteria, failing);
    if (!nearest) return [dropped];
    const count = none.length + filterRows(failing, nearest).length;
    const widened: Widening = { filter, kind: 'widen', criteria: nearest, count };
    return count === dropped.count ? [widened] : [widened, dropped];
  });
  return wider.sort(
    (a, b) =>
      b.count - a.count ||
      Number(a.kind === 'drop') - Number(b.kind === 'drop') ||
      FILTER_NAMES.indexOf(a.filter) - FILTER_NAMES.indexOf(b.filter),
  );
}

const RANGES = ['price', 'bedrooms', 'bathrooms', 'garages', 'parkings'] as const;

/**
 * The criteria with one filter widened just enough for the nearest of the rows that fail only that filter.
 */
function nearestWider(
  filter: FilterName,
  criteria: Criteria,
  failing: readonly CatalogueRow[],
): Criteria | undefined {
  const range = RANGES.find((name) => name === filter);
  if (range) {
    const values = failing.flatMap((row) => row[range] ?? []);
    const wider = nearestRange(criteria[range], values, range === 'price');
    return wider && withFilter(criteria, { [range]: wider });
  }
  if (filter === 'energy') {
    const labels = failing.flatMap(({ energy }) => energy?.label ?? []);
    const best = labels.sort((a, b) => energyRank(a) - energyRank(b))[0];
    return best && withFilter(criteria, { energy: letterOf(best) });
  }
  if (filter === 'since') {
    const days = failing.flatMap(({ created }) => created ?? []);
    if (days.length === 0) return undefined;
    const latest = new Date(Math.max(...days) * 86_400_000);
    return withFilter(criteria, { since: latest.toISOString().slice(0, 10) });
  }
  return undefined;
}

/** The range extended to the nearest value. */
function nearestRange({ min, max }: Range, values: readonly number[], isPrice: boolean): Range | undefined {
  const above = values.filter((value) => max !== undefined && value > max);
  const below = values.filter((value) => min !== undefined && value < min);
  const [next, previous] = [Math.min(...above), Math.max(...below)];
  if (above.length === 0 && below.length === 0) return undefined;
  return next - (max ?? 0) <= (min ?? 0) - previous
    ? { min, max: isPrice ? rounded(next, Math.ceil) : next }
    : { min: isPrice ? rounded(previous, Math.floor) : previous, max };
}

/** A price rounded as people do: 389 000 up to 390 000, 1 042 up to 1 050. */
function rounded(price: number, round: (value: number) => number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(price))) / 20;
  return Math.max(0, Math.round(round(price / step) * step));
}

/** The letter without its sign, since visitors choose among plain letters. */
function letterOf(label: EpcLabel): EpcLabel {
  const letter = label.split('_')[0] as EpcLabel;
  return worstRank(letter) >= worstRank(label) ? letter : label;
}
