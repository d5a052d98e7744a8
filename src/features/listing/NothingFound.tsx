import { Icon } from '../../ui/Icon.tsx';
import { SHAPES } from '../../ui/icon-shapes.ts';
import { plural } from '../../ui/plural.ts';
import type { Criteria } from './criteria.ts';
import { type FilterTexts, valueText } from './filter-texts.ts';
import type { CatalogueRow } from './row.ts';
import { type Widening, widen } from './widen.ts';

interface NothingFoundProps {
  rows: readonly CatalogueRow[];
  criteria: Criteria;
  texts: FilterTexts;
  language: string;
  /** The address of the search-demand form with these criteria; `undefined` if the site has no such form. */
  demandHref: string | undefined;
  onCriteria(criteria: Criteria): void;
}

const MOST = 5;

/**
 * Shown for an empty result: which single filter to widen, with the resulting count, and the search-demand
 * form.
 */
export function NothingFound({ rows, criteria, texts, language, demandHref, onCriteria }: NothingFoundProps) {
  const { labels } = texts;
  const wider = widen(rows, criteria).slice(0, MOST);
  const words = ({ filter, kind, criteria: next, count }: Widening): string => {
    const name = labels[filter];
    return kind === 'drop'
      ? plural(labels, 'widen.without', { count, name }, language)
      : plural(labels, 'widen.with', { count, name, value: valueText(filter, next, texts) }, language);
  };
  return (
    <section className="list-none">
      <svg className="list-none__steps" width="72" height="48" viewBox="0 0 72 48" aria-hidden="true">
        <path d="M0 47h24V31h24V15h24" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      <h2>{labels.none}</h2>
      {wider.length > 0 && (
        <>
          <p>{labels['widen.lead']}</p>
          <ul>
            {wider.map((widening) => (
              <li key={`${widening.filter} ${widening.kind}`}>
                <button
                  type="button"
                  className="button button--quiet"
                  onClick={() => onCriteria(widening.criteria)}
                >
                  {words(widening)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {demandHref && (
        <a className="button" href={demandHref}>
          <Icon shape={SHAPES.bell} size={18} />
          {labels.demand}
        </a>
      )}
    </section>
  );
}
