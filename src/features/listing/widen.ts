import type { EpcLabel } from '../catalogue/epc.ts';
import { FILTER_NAMES, type FilterName, isPrice, type NameOf, perFilter } from '../catalogue/filters.ts';
import {
  type Criteria,
  type Filters,
  type KindValues,
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

/** For each kind, the value widened just enough for the nearest of these rows; `undefined` if it can only be dropped. */
const NEAREST: {
  [Kind in keyof KindValues]: (
    value: KindValues[Kind],
    rows: readonly CatalogueRow[],
    name: NameOf<Kind>,
  ) => KindValues[Kind] | undefined;
} = {
  range: (range, rows, name) =>
    nearestRange(
      range,
      rows.flatMap((row) => row[name] ?? []),
      isPrice(name),
    ),
  label: (_, rows) => {
    const labels = rows.flatMap(({ energy }) => energy?.label ?? []);
    const best = labels.sort((a, b) => energyRank(a) - energyRank(b))[0];
    return best && letterOf(best);
  },
  day: (_, rows) => {
    const days = rows.flatMap(({ created }) => created ?? []);
    if (days.length === 0) return undefined;
    return new Date(Math.max(...days) * 86_400_000).toISOString().slice(0, 10);
  },
  flag: () => undefined,
  area: () => undefined,
  shape: () => undefined,
};

const WIDER: {
  [Name in FilterName]: (
    value: Filters[Name],
    rows: readonly CatalogueRow[],
    name: Name,
  ) => Filters[Name] | undefined;
} = perFilter({ types: () => undefined, cities: () => undefined, neighbourhoods: () => undefined }, NEAREST);

/**
 * The criteria with one filter widened just enough for the nearest of the rows that fail only that filter.
 */
function nearestWider<Name extends FilterName>(
  name: Name,
  criteria: Criteria,
  failing: readonly CatalogueRow[],
): Criteria | undefined {
  const value = WIDER[name](criteria[name], failing, name);
  return value === undefined ? undefined : withFilter(criteria, { [name]: value });
}

/** The range extended to the nearest value. */
function nearestRange({ min, max }: Range, values: readonly number[], inEuro: boolean): Range | undefined {
  const above = values.filter((value) => max !== undefined && value > max);
  const below = values.filter((value) => min !== undefined && value < min);
  const [next, previous] = [Math.min(...above), Math.max(...below)];
  if (above.length === 0 && below.length === 0) return undefined;
  return next - (max ?? 0) <= (min ?? 0) - previous
    ? { min, max: inEuro ? rounded(next, Math.ceil) : next }
    : { min: inEuro ? rounded(previous, Math.floor) : previous, max };
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
