import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { Goal } from '../../snapshot/market.ts';
import { fetchJson } from '../../ui/fetch-json.ts';
import { decodeCatalogue } from './compact.ts';
import { type Criteria, NO_CRITERIA, type View } from './criteria.ts';
import { type Facets, facetsOf } from './facets.ts';
import { filterRows } from './filter.ts';
import { inCatalogue } from './known.ts';
import { isServed, type ListAddresses } from './list-address.ts';
import { columnsFor, type PageOf, pageOf, pageSizeFor } from './paging.ts';
import type { Catalogue, CatalogueRow } from './row.ts';
import { sortRows } from './sort.ts';

export interface ListSetup {
  goal: Goal;
  language: string;
  addresses: ListAddresses;
  /** `options.pageSize` of `site.json`. */
  pageSize: number;
  /** The number of columns on a wide screen. */
  columns: number;
  /** The page of the list in the served HTML. */
  servedPage: number;
  catalogueUrl: string;
}

export type CatalogueState =
  | { status: 'idle' | 'loading' | 'failed' }
  | { status: 'ready'; catalogue: Catalogue; rows: CatalogueRow[] };

/** The state of one list, with its derived values. */
export interface List {
  readonly setup: ListSetup;
  readonly $catalogue: ReadableAtom<CatalogueState>;
  readonly $criteria: ReadableAtom<Criteria>;
  /** Width of the window in CSS pixels. */
  readonly $width: WritableAtom<number>;
  readonly $mapHasFailed: WritableAtom<boolean>;
  /** Whether the stylesheet of the live parts has loaded. */
  readonly $hasStyles: WritableAtom<boolean>;
  /** The parameters of the address that set no filter; see `unreadParameters`. */
  readonly $unread: WritableAtom<readonly string[]>;
  /** IDs of the properties whose card or marker has the pointer. */
  readonly $highlighted: WritableAtom<readonly number[]>;
  /** The view that is shown; the grid if the map cannot be shown. */
  readonly $view: ReadableAtom<View>;
  /** Whether the served HTML is shown. */
  readonly $isServed: ReadableAtom<boolean>;
  /** The rows that match the filters, in the chosen order; `undefined` before the catalogue is loaded. */
  readonly $found: ReadableAtom<CatalogueRow[] | undefined>;
  readonly $page: ReadableAtom<PageOf<CatalogueRow> | undefined>;
  /** The live counts, as computed by the last `count`. */
  readonly $facets: ReadableAtom<Facets | undefined>;
  show(criteria: Criteria): void;
  /** Updates the live counts. They are otherwise updated only when the catalogue has loaded. */
  count(): void;
  /** Loads the catalogue unless it is loaded or loading; after a failure another call tries again. */
  load(): Promise<void>;
}

/** A list with nothing loaded, in the state of the served HTML. */
export function createList(setup: ListSetup): List {
  const { goal, language, addresses } = setup;
  const $catalogue = atom<CatalogueState>({ status: 'idle' });
  const $criteria = atom<Criteria>({ ...NO_CRITERIA, ...addresses.base });
  const $width = atom(0);
  const $mapHasFailed = atom(false);
  const $view = computed([$criteria, $mapHasFailed], ({ view }, hasFailed) =>
    view === 'map' && hasFailed ? 'grid' : view,
  );
  const $found = computed([$catalogue, $criteria], (state, criteria) =>
    state.status === 'ready'
      ? sortRows(filterRows(state.rows, criteria), criteria.sort, language)
      : undefined,
  );
  const $page = computed(
    [$found, $criteria, $view, $width],
    (found, { page }, view, width) =>
      found && pageOf(found, page, pageSizeFor(setup.pageSize, columnsFor(view, width, setup.columns))),
  );
  const $facets = atom<Facets | undefined>();
  let counted: Criteria | undefined;
  const count = (rows: readonly CatalogueRow[], criteria: Criteria) => {
    if (counted === criteria) return;
    counted = criteria;
    $facets.set(facetsOf(rows, criteria));
  };
  return {
    setup,
    $catalogue,
    $criteria,
    $width,
    $mapHasFailed,
    $hasStyles: atom(false),
    $unread: atom<readonly string[]>([]),
    $highlighted: atom<readonly number[]>([]),
    $view,
    $isServed: computed($criteria, (criteria) => isServed(criteria, addresses)),
    $found,
    $page,
    $facets,
    show(criteria) {
      const state = $catalogue.get();
      $criteria.set(state.status === 'ready' ? inCatalogue(criteria, state.catalogue) : criteria);
    },
    count() {
      const state = $catalogue.get();
      if (state.status === 'ready') count(state.rows, $criteria.get());
    },
    async load() {
      if (['loading', 'ready'].includes($catalogue.get().status)) return;
      $catalogue.set({ status: 'loading' });
      try {
        const catalogue = await fetchJson(setup.catalogueUrl, { check: decodeCatalogue });
        const rows = catalogue.rows.filter((row) => row.goal === goal);
        const criteria = inCatalogue($criteria.get(), catalogue);
        $criteria.set(criteria);
        count(rows, criteria);
        $catalogue.set({ status: 'ready', catalogue, rows });
      } catch {
        $catalogue.set({ status: 'failed' });
      }
    },
  };
}
