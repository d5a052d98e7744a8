import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { fill } from '../../ui/fill.ts';
import { Pager } from '../../ui/Pager.tsx';
import type { CardTexts } from '../catalogue/card/card-texts.ts';
import { PropertyCard } from '../catalogue/card/PropertyCard.tsx';
import { cardOfRow } from './card-of-row.ts';
import type { Criteria } from './criteria.ts';
import type { FilterTexts } from './filter-texts.ts';
import type { ListLabels } from './labels.ts';
import type { List } from './list-store.ts';
import { NothingFound } from './NothingFound.tsx';

interface ResultsProps {
  list: List;
  labels: ListLabels;
  cardTexts: CardTexts;
  language: string;
  heading: 'h2' | 'h3';
  columns: number;
  texts: FilterTexts;
  demandHref: string | undefined;
  hrefOf(page: number): string;
  onPage(page: number): void;
  onCriteria(criteria: Criteria): void;
  /** The served HTML. */
  children?: ReactNode;
}

/**
 * A page of the list: the served HTML, or cards from the catalogue. While the catalogue loads, the previous
 * content stays.
 */
export function Results(props: ResultsProps) {
  const { list, columns, texts, labels, cardTexts, heading, children } = props;
  const [state, criteria, view] = [useStore(list.$catalogue), useStore(list.$criteria), useStore(list.$view)];
  const [page, highlighted, isServed] = [
    useStore(list.$page),
    useStore(list.$highlighted),
    useStore(list.$isServed),
  ];
  const hasFailedMap = useStore(list.$mapHasFailed) && criteria.view === 'map';

  if (state.status === 'failed' && !isServed)
    return (
      <>
        <div className="list-note" role="alert">
          <p>{labels.failed}</p>
          <button
            type="button"
            className="button button--quiet"
            onClick={({ currentTarget }) => {
              // The button is removed, so the focus moves to the results.
              currentTarget.closest<HTMLElement>('.list__results')?.focus({ preventScroll: true });
              void list.load();
            }}
          >
            {labels.retry}
          </button>
        </div>
        {children}
      </>
    );
  if (isServed || state.status !== 'ready' || !page) return children;

  return (
    <>
      {hasFailedMap && (
        <p className="list-note" role="status">
          {labels['map.failed']}
        </p>
      )}
      {page.total === 0 ? (
        <NothingFound {...props} rows={state.rows} criteria={criteria} texts={texts} />
      ) : (
        <ul className="card-grid list-cards" data-columns={view === 'grid' ? columns : 1} data-view={view}>
          {page.items.map((row) => (
            <li key={row.id} {...(view === 'map' && pointing(list, row.id))}>
              <PropertyCard
                card={cardOfRow(row, state.catalogue, cardTexts)}
                texts={cardTexts}
                heading={heading}
                isHighlighted={highlighted.includes(row.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={page.page}
        pages={page.pages}
        labels={{
          nav: labels.pages,
          previous: labels['pages.previous'],
          next: labels['pages.next'],
          page: (number) => fill(labels['pages.page'], { page: number }),
        }}
        hrefOf={props.hrefOf}
        onPage={props.onPage}
      />
    </>
  );
}

/** Highlights the marker of a card that has the pointer or the focus. */
const pointing = ({ $highlighted }: List, id: number) => {
  const [light, dim] = [() => $highlighted.set([id]), () => $highlighted.set([])];
  return { onPointerEnter: light, onPointerLeave: dim, onFocus: light, onBlur: dim };
};
