import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Criteria } from './criteria.ts';
import type { FilterTexts } from './filter-texts.ts';
import { type CardSetup, ListCard } from './ListCard.tsx';
import type { List } from './list-store.ts';
import { NothingFound } from './NothingFound.tsx';
import { Pager } from './Pager.tsx';

interface ResultsProps extends Omit<CardSetup, 'variants'> {
  list: List;
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
  const { list, columns, texts, labels, language, format, heading, children } = props;
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

  const setup = { labels, language, format, heading, variants: state.catalogue.pictureVariants };
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
              <ListCard {...setup} row={row} isHighlighted={highlighted.includes(row.id)} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={page.page}
        pages={page.pages}
        labels={labels}
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
