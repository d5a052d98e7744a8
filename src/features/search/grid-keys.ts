/** A link in the grid of results: its row, and its index among the row's links. */
export interface Cell {
  row: number;
  link: number;
}

/**
 * Where a key leads in the grid, as the ARIA practices describe it for a combobox with a grid.
 * @param links how many links each row has; rows without any are passed over
 * @param active `undefined` while the text field itself has the focus
 * @returns the new one, `undefined` for the text field; `false` for a key that the text field keeps
 */
export function moveInGrid(
  key: string,
  links: readonly number[],
  active: Cell | undefined,
): Cell | undefined | false {
  const rows = links.flatMap((count, row) => (count > 0 ? [row] : []));
  const at = (index: number): Cell | undefined => {
    const row = rows[index];
    return row === undefined ? undefined : { row, link: Math.min(active?.link ?? 0, (links[row] ?? 1) - 1) };
  };
  const index = active ? rows.indexOf(active.row) : -1;
  if (key === 'ArrowDown') return at(index + 1);
  if (key === 'ArrowUp') return index < 0 ? at(rows.length - 1) : at(index - 1);
  if (!active) return false;
  if (key === 'Home') return at(0);
  if (key === 'End') return at(rows.length - 1);
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const count = links[active.row] ?? 0;
    const link = active.link + (key === 'ArrowRight' ? 1 : -1);
    // In a row of one link the key moves the caret in the text.
    if (count < 2) return false;
    return link < 0 || link >= count ? active : { row: active.row, link };
  }
  return false;
}
