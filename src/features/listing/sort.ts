import { comparePrices } from '../catalogue/order.ts';
import type { Sort } from './criteria.ts';
import type { CatalogueRow } from './row.ts';

type Compare = (a: CatalogueRow, b: CatalogueRow) => number;

/**
 * A sorted copy of the rows. Equal rows keep their order, which in the catalogue is newest first. Prices on
 * request come last in both directions, as do rows without a date when sorting by date.
 * @param language the language whose rules sort types and cities
 */
export const sortRows = (rows: readonly CatalogueRow[], sort: Sort, language: string): CatalogueRow[] =>
  [...rows].sort(COMPARE[sort](rows, language));

const COMPARE: Readonly<Record<Sort, (rows: readonly CatalogueRow[], language: string) => Compare>> = {
  newest: () => (a, b) => comparePrices(a.created, b.created, 'desc') || b.id - a.id,
  'price-asc': () => (a, b) => comparePrices(a.price, b.price, 'asc'),
  'price-desc': () => (a, b) => comparePrices(a.price, b.price, 'desc'),
  type: (rows, language) => byText(rows, language, ({ types }) => types[0]?.name ?? ''),
  city: (rows, language) => {
    const byName = byText(rows, language, ({ city }) => city.name);
    const byZip = byText(rows, language, ({ city }) => city.zip);
    return (a, b) => byName(a, b) || byZip(a, b);
  },
};

/**
 * Compares texts by their rank, computed once for each distinct text, since collating every pair would be
 * slow.
 */
function byText(
  rows: readonly CatalogueRow[],
  language: string,
  text: (row: CatalogueRow) => string,
): Compare {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const sorted = [...new Set(rows.map(text))].sort(compare);
  const places = new Map<string, number>();
  sorted.forEach((value, index) => {
    const before = sorted[index - 1];
    const isAlike = before !== undefined && compare(before, value) === 0;
    places.set(value, isAlike ? (places.get(before) ?? index) : index);
  });
  const placeOf = (row: CatalogueRow) => places.get(text(row)) ?? 0;
  return (a, b) => placeOf(a) - placeOf(b);
}
