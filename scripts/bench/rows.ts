/** A line of a bench: what was measured, what it took, and what it may take; the last is empty where nothing says. */
export type Row = [what: string, figure: string, limit: string];

export function printRows(rows: readonly Row[]): void {
  for (const [what, figure, limit] of rows)
    console.log(`${what.padEnd(42)}${figure.padEnd(38)}${limit && `limit ${limit}`}`.trimEnd());
}
