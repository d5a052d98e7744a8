import { type MouseEvent, memo } from 'react';

interface PagerProps {
  /** From 1 on. */
  page: number;
  pages: number;
  hrefOf(page: number): string;
  labels: { nav: string; previous: string; next: string; page(page: number): string };
  /** Turns to a page without leaving this one; without it the links are plain. */
  onPage?(page: number): void;
}

/**
 * The pages of a list: the first, the last and those around the current one, as links that can also be opened
 * in a new tab. Draws nothing for a single page.
 */
export const Pager = memo(function Pager({ page, pages, hrefOf, labels, onPage }: PagerProps) {
  if (pages < 2) return null;
  const numbers = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 2,
  );
  const turnTo = (to: number) =>
    onPage &&
    ((event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      onPage(to);
    });
  return (
    <nav className="pager" aria-label={labels.nav}>
      {page > 1 ? (
        <a className="pager__step" rel="prev" href={hrefOf(page - 1)} onClick={turnTo(page - 1)}>
          <span aria-hidden="true">←</span>
          {` ${labels.previous}`}
        </a>
      ) : (
        <span />
      )}
      <ol role="list">
        {numbers.map((number, index) => (
          <li key={number}>
            {number - (numbers[index - 1] ?? number) > 1 && <span aria-hidden="true">…</span>}
            <a
              href={hrefOf(number)}
              onClick={turnTo(number)}
              aria-label={labels.page(number)}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pages ? (
        <a className="pager__step" rel="next" href={hrefOf(page + 1)} onClick={turnTo(page + 1)}>
          {`${labels.next} `}
          <span aria-hidden="true">→</span>
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
});
