/** Matches what a spreadsheet takes for the start of a formula. */
const FORMULA = /^[\s\0]*[=+\-@\t\r＝＋－＠]/u;

/**
 * One cell. A text that a spreadsheet would run as a formula gets a leading apostrophe, which spreadsheets
 * hide. Telephone numbers such as `+32 4 …` are not formulas and stay as they are.
 */
function cell(value: string): string {
  const isFormula = FORMULA.test(value) && !/^\+[\d\s()./-]+$/.test(value);
  return `"${(isFormula ? `'${value}` : value).replaceAll('"', '""')}"`;
}

/** A table as CSV (RFC 4180) that spreadsheets read as UTF-8. */
export const csv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
