/** A row of a bench: what was measured, the figure, and the limit, which is empty if there is none. */
export type Row = [what: string, figure: string, limit: string];

export function printRows(rows: readonly Row[]): void {
  for (const [what, figure, limit] of rows)
    console.log(`${what.padEnd(42)}${figure.padEnd(38)}${limit && `limit ${limit}`}`.trimEnd());
}
