import { useStore } from '@nanostores/react';
import { type ComponentType, type ReactNode, useMemo, useRef } from 'react';
import { fill } from '../../ui/fill.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SHAPES } from '../../ui/icon-shapes.ts';
import { plural } from '../../ui/plural.ts';
import type { CardTexts } from '../catalogue/card/card-texts.ts';
import { type Criteria, withFilter } from './criteria.ts';
import { FilterBar } from './FilterBar.tsx';
import { FilterChips } from './FilterChips.tsx';
import type { FilterTexts } from './filter-texts.ts';
import type { ListLabels } from './labels.ts';
import { addressOf, demandQuery } from './list-address.ts';
import type { ListSetup } from './list-store.ts';
import { MapPane } from './MapPane.tsx';
import type { MapViewProps } from './map-view.ts';
import { Results } from './Results.tsx';
import { useHead } from './use-head.ts';
import { useList } from './use-list.ts';

export interface PropertyListProps extends ListSetup {
  labels: ListLabels;
  cardTexts: CardTexts;
  /** The locale for numbers and dates, such as `fr-BE`. */
  format: string;
  heading: 'h2' | 'h3';
  /** The address of the list's first page in each language. */
  firstPages: Readonly<Record<string, string>>;
  /** The path of the search-demand form; `undefined` if the site has none. */
  demandPath?: string | undefined;
  feedPath: string;
  stylesheet: string;
  /** The cards and pages of the served HTML, shown until the list changes. */
  children?: ReactNode;
  /** The map component, passed in by the screen because it belongs to another feature. */
  MapView: ComponentType<MapViewProps>;
}

/** A list that can be filtered, sorted, paged and shown on the map in the browser. */
export default function PropertyList(props: PropertyListProps) {
  const { labels, language, format, firstPages, demandPath, feedPath, stylesheet, children, MapView } = props;
  const { list, history } = useList(props, stylesheet);
  const [criteria, state, view] = [useStore(list.$criteria), useStore(list.$catalogue), useStore(list.$view)];
  const [page, isServed] = [useStore(list.$page), useStore(list.$isServed)];
  const unread = useStore(list.$unread);
  const root = useRef<HTMLDivElement>(null);
  const catalogue = state.status === 'ready' ? state.catalogue : undefined;
  const texts: FilterTexts = useMemo(
    () => ({ labels, format, names: catalogue ?? { types: [], neighbourhoods: [] } }),
    [labels, format, catalogue],
  );
  // The initial state is not announced to screen readers.
  const hasChanged = useRef(false);
  hasChanged.current ||= !isServed;
  useHead({ list, labels, firstPages });

  const demandHref = demandPath && demandPath + demandQuery(criteria, list.setup.goal);
  const go = (next: Criteria, how?: 'replace') => history?.go(next, how);
  /**
   * For a button inside the results, which the change removes: the focus moves to the beginning of the
   * results.
   */
  const goWithin = (next: Criteria) => {
    go(next);
    root.current?.querySelector<HTMLElement>('.list__results')?.focus({ preventScroll: true });
  };
  const turnTo = (number: number) => {
    goWithin({ ...criteria, page: number });
    root.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <div className="list" ref={root} data-view={view} data-state={isServed ? 'served' : state.status}>
      <FilterBar
        list={list}
        labels={labels}
        language={language}
        onChange={(changes) => go(withFilter(criteria, changes))}
        onCriteria={go}
        onView={(next) => {
          go({ ...criteria, view: next });
          if (next === 'map') root.current?.scrollIntoView({ block: 'start' });
        }}
      />
      <div className="list-line no-print">
        {catalogue && <FilterChips criteria={criteria} texts={texts} onCriteria={go} />}
      </div>
      <p className="list-links no-print">
        {demandHref && (
          <a href={demandHref}>
            <Icon shape={SHAPES.bell} size={18} />
            {labels.demand}
          </a>
        )}
        <a href={feedPath}>
          <Icon shape={SHAPES.rss} size={18} />
          RSS
          <span className="visually-hidden"> – {labels.feed}</span>
        </a>
      </p>
      <p className="visually-hidden" role="status">
        {page && hasChanged.current && resultText(labels, language, page)}
      </p>
      <div className="list__body">
        <div className="list__results" tabIndex={-1} aria-busy={!isServed && state.status === 'loading'}>
          {unread.length > 0 && (
            <p className="list-note" role="status">
              {plural(labels, 'unread', { count: unread.length, names: unread.join(', ') }, language)}
            </p>
          )}
          <Results
            {...props}
            list={list}
            texts={texts}
            demandHref={demandHref}
            hrefOf={(number) => addressOf({ ...criteria, page: number }, list.setup.addresses)}
            onPage={turnTo}
            onCriteria={goWithin}
          >
            {children}
          </Results>
        </div>
        {history && catalogue && view === 'map' && (
          <MapPane list={list} history={history} catalogue={catalogue} labels={labels} MapView={MapView} />
        )}
      </div>
    </div>
  );
}

/** "12 properties found, page 1 of 2". */
function resultText(
  labels: ListLabels,
  language: string,
  { total, page, pages }: { total: number; page: number; pages: number },
): string {
  const found = plural(labels, 'results', { count: total }, language);
  return pages > 1 ? `${found}, ${fill(labels.page, { page, pages })}` : found;
}
