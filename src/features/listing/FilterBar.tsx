import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { SHAPES } from '../../ui/icon-shapes.ts';
import { plural } from '../../ui/plural.ts';
import {
  type Criteria,
  type Filters,
  SORTS,
  type Sort,
  VIEWS,
  type View,
  withoutFilters,
} from './criteria.ts';
import { FilterMenu } from './FilterMenu.tsx';
import { countAll, countIn, menusOf } from './filter-menus.ts';
import type { ListLabels } from './labels.ts';
import type { List } from './list-store.ts';
import { MenuContent } from './MenuContent.tsx';
import { useFacets } from './use-facets.ts';
import { useSheet } from './use-sheet.ts';

interface FilterBarProps {
  list: List;
  labels: ListLabels;
  language: string;
  onChange(changes: Partial<Filters & { sort: Sort }>): void;
  onCriteria(criteria: Criteria): void;
  onView(view: View): void;
}

/** The bar above a list: filters, order and view. On phones and tablets the filters are in a sheet. */
export function FilterBar({ list, labels, language, onChange, onCriteria, onView }: FilterBarProps) {
  const [criteria, state, view] = [useStore(list.$criteria), useStore(list.$catalogue), useStore(list.$view)];
  const [page, hasStyles] = [useStore(list.$page), useStore(list.$hasStyles)];
  const facets = useFacets(list);
  const sheet = useRef<HTMLDivElement>(null);
  const [isAsked, setOpen] = useState(false);
  // Without its stylesheet the sheet would not be visible.
  const isOpen = isAsked && hasStyles;
  const close = () => setOpen(false);
  useSheet(sheet, isOpen, close);
  const active = countAll(criteria);
  return (
    <div className="list-bar no-print" data-wakes="">
      <button
        type="button"
        className="list-bar__open"
        aria-expanded={isOpen}
        data-replay=""
        onClick={() => setOpen(true)}
      >
        <Icon shape={SHAPES['sliders-horizontal']} size={18} />
        {labels.open}
        {active > 0 && <span className="filter-menu__count">{active}</span>}
      </button>
      <div
        className="list-bar__filters"
        ref={sheet}
        data-open={isOpen || undefined}
        {...(isOpen ? { role: 'dialog', 'aria-modal': true } : { role: 'group' })}
        {...{ 'aria-label': labels.filters }}
      >
        <div className="list-bar__sheet-head">
          <p>{labels.filters}</p>
          <button
            type="button"
            className="list-bar__close"
            data-closes=""
            onClick={close}
            aria-label={labels.close}
          >
            <Icon shape={SHAPES.x} size={22} />
          </button>
        </div>
        {menusOf(facets).map((menu) => (
          <FilterMenu key={menu} menu={menu} name={labels[menu]} count={countIn(menu, criteria)}>
            {state.status === 'ready' && facets ? (
              <MenuContent
                menu={menu}
                criteria={criteria}
                catalogue={state.catalogue}
                facets={facets}
                labels={labels}
                onChange={onChange}
              />
            ) : (
              <p className="list-note">{state.status === 'failed' ? labels.failed : labels.loading}</p>
            )}
          </FilterMenu>
        ))}
        <div className="list-bar__sheet-foot">
          <button
            type="button"
            className="button button--quiet"
            onClick={() => onCriteria(withoutFilters(criteria))}
          >
            {labels.clear}
          </button>
          {page && (
            <button type="button" className="button" onClick={close}>
              {plural(labels, 'show', { count: page.total }, language)}
            </button>
          )}
        </div>
      </div>
      <label className="list-bar__sort">
        <span className="visually-hidden">{labels.sort}</span>
        <Icon shape={SHAPES['arrow-up-down']} size={18} />
        <select
          data-replay=""
          value={criteria.sort}
          onChange={({ target: { value } }) => onChange({ sort: sortOf(value) })}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {labels[`sort.${sort}`]}
            </option>
          ))}
        </select>
      </label>
      <div className="list-bar__views" role="group" aria-label={labels.view}>
        {VIEWS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            data-replay=""
            onClick={() => onView(name)}
          >
            <Icon shape={SHAPES[VIEW_SHAPES[name]]} size={18} />
            <span>{labels[`view.${name}`]}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

const VIEW_SHAPES = {
  grid: 'layout-grid',
  list: 'list',
  map: 'map',
} as const satisfies Record<View, keyof typeof SHAPES>;

const sortOf = (value: string): Sort => SORTS.find((sort) => sort === value) ?? 'newest';
