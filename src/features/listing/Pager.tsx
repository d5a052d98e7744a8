import type { MouseEvent } from 'react';
import { fill } from '../../ui/fill.ts';
import type { ListLabels } from './labels.ts';

interface PagerProps {
  page: number;
  pages: number;
  labels: ListLabels;
  hrefOf(page: number): string;
  onPage(page: number): void;
}

/** The pages of the list, as links that can also be opened in a new tab. */
export function Pager({ page, pages, labels, hrefOf, onPage }: PagerProps) {
  if (pages < 2) return null;
  const numbers = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 2,
  );
  const turn = (to: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onPage(to);
  };
  return (
    <nav className="list-pager" aria-label={labels.pages}>
      {page > 1 ? (
        <a className="list-pager__step" rel="prev" href={hrefOf(page - 1)} onClick={turn(page - 1)}>
          <span aria-hidden="true">←</span> {labels['pages.previous']}
        </a>
      ) : (
        <span />
      )}
      <ol>
        {numbers.map((number, index) => (
          <li key={number}>
            {number - (numbers[index - 1] ?? number) > 1 && <span aria-hidden="true">…</span>}
            <a
              href={hrefOf(number)}
              onClick={turn(number)}
              aria-label={fill(labels['pages.page'], { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a className="list-pager__step" rel="next" href={hrefOf(page + 1)} onClick={turn(page + 1)}>
          {labels['pages.next']} <span aria-hidden="true">→</span>
        </a>
      )}
    </nav>
  );
}
