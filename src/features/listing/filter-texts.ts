import { fill } from '../../ui/fill.ts';
import {
  type ChoiceName,
  type FilterName,
  isPrice,
  perFilter,
  type RangeName,
} from '../catalogue/filters.ts';
import { formatCurrency } from '../catalogue/price.ts';
import type { ChoiceValue, Filters, KindValues, Range } from './criteria.ts';
import type { ListLabels } from './labels.ts';
import type { Catalogue } from './row.ts';

type Names = Pick<Catalogue, 'types' | 'neighbourhoods'>;

/** What the texts of filters depend on. */
export interface FilterTexts {
  labels: ListLabels;
  /** The locale for dates, such as `fr-BE`. */
  format: string;
  names: Names;
}

/** A filter's range as text, such as "from € 200.000"; a single value if both bounds are equal. */
export function rangeText({ min, max }: Range, labels: ListLabels, inEuro: boolean): string {
  const write = (value: number) => (inEuro ? formatCurrency(value) : String(value));
  if (min !== undefined && max !== undefined)
    return min === max ? write(min) : fill(labels.between, { min: write(min), max: write(max) });
  if (max !== undefined) return fill(labels.to, { value: write(max) });
  if (min === undefined) return '';
  return fill(inEuro ? labels.from : labels.atLeast, { value: write(min) });
}

/** The text of a choice's value; `undefined` if the catalogue does not list it. */
export const CHOICE_TEXTS: {
  [Name in ChoiceName]: (value: ChoiceValue[Name], names: Names) => string | undefined;
} = {
  types: (webId, { types }) => types.find((type) => type.webId === webId)?.names,
  cities: (query) => cityText(query),
  neighbourhoods: (id, { neighbourhoods }) => neighbourhoods.find((entry) => entry.id === id)?.name,
};

const listed =
  <Value>(textOf: (value: Value, names: Names) => string | undefined) =>
  (values: readonly Value[], { names }: FilterTexts): string =>
    values
      .map((value) => textOf(value, names))
      .filter((name) => name !== undefined)
      .join(', ');

const TEXTS: { [Name in FilterName]: (value: Filters[Name], texts: FilterTexts, name: Name) => string } =
  perFilter(
    {
      types: listed(CHOICE_TEXTS.types),
      cities: listed(CHOICE_TEXTS.cities),
      neighbourhoods: listed(CHOICE_TEXTS.neighbourhoods),
    },
    {
      range: (range: Range, { labels }: FilterTexts, name: RangeName) =>
        rangeText(range, labels, isPrice(name)),
      label: (label: KindValues['label'], { labels }: FilterTexts) =>
        label ? fill(labels['energy.atLeast'], { label: energyText(label) }) : '',
      day: (day: KindValues['day'], { format }: FilterTexts) => (day ? dayText(day, format) : ''),
      flag: () => '',
      area: () => '',
      shape: () => '',
    },
  );

/** A filter's value as text; empty if the filter's name says everything, as for "Garden". */
export const valueText = <Name extends FilterName>(
  name: Name,
  criteria: Filters,
  texts: FilterTexts,
): string => TEXTS[name](criteria[name], texts, name);

/** `Liège|4000` for display: `Liège 4000`. */
export const cityText = (query: string): string => query.split('|').filter(Boolean).join(' ');

/** `a_plus` for display: `A+`. */
export const energyText = (label: string): string =>
  label.toUpperCase().replace('_PLUSPLUS', '++').replace('_PLUS', '+').replace('_MINUS', '-');

const dayText = (day: string, format: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(format, { dateStyle: 'medium', timeZone: 'UTC' });
