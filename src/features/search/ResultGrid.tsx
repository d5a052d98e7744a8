import { cellId, GridRow } from './GridRow.tsx';
import type { Cell } from './grid-keys.ts';
import type { SearchLabels } from './labels.ts';
import type { RowGroup } from './rows.ts';

interface ResultGridProps {
  groups: readonly RowGroup[];
  labels: SearchLabels;
  id: string;
  active: Cell | undefined;
  /** Whether the island is mounted and the grid handles keys; before that, it is a plain list of links. */
  isLive: boolean;
}

const rowId = (id: string, row: number): string => `${id}-${row}`;

/** The id of a cell of the grid. */
export const gridCellId = (id: string, cell: Cell): string => cellId(rowId(id, cell.row), cell.link);

/** The results, or the property types, in groups of rows. */
export function ResultGrid({ groups, labels, id, active, isLive }: ResultGridProps) {
  let linkIndex = 0;
  return (
    <div className="search__grid" id={id} {...(isLive && { role: 'grid', 'aria-label': labels.results })}>
      {groups.map((group) => (
        <div
          className="search__group"
          key={group.key}
          data-group={group.key}
          {...(isLive && { role: 'rowgroup', 'aria-label': group.heading })}
        >
          <p className="search__heading" aria-hidden={isLive || undefined}>
            {group.heading}
          </p>
          {group.rows.map((row) => {
            const number = linkIndex++;
            return (
              <GridRow
                key={row.key}
                row={row}
                labels={labels}
                id={rowId(id, number)}
                active={active?.row === number ? active.link : undefined}
                isLive={isLive}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
