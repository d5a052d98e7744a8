import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { SHAPES } from '../../ui/icon-shapes.ts';

interface FilterMenuProps {
  menu: string;
  name: string;
  /** The number of its filters, or values of its filter, that are set. */
  count: number;
  children: ReactNode;
}

/**
 * A button of the bar with the panel that it opens; in the phone's sheet, a section. It opens without a
 * script.
 */
export const FilterMenu = ({ menu, name, count, children }: FilterMenuProps) => (
  <details className="filter-menu" data-menu={menu} data-submenu="" name="list-filters">
    <summary data-on={count > 0 || undefined}>
      {name}
      {count > 0 && <span className="filter-menu__count">{count}</span>}
      <Icon shape={SHAPES['chevron-down']} size={16} />
    </summary>
    <div className="filter-menu__panel">{children}</div>
  </details>
);
