import { fill } from '../../ui/fill.ts';
import { formatCurrency } from '../catalogue/price.ts';
import type { Criteria, FilterName, Range } from './criteria.ts';
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
export function rangeText({ min, max }: Range, labels: ListLabels, isPrice: boolean): string {
  const write = (value: number) => (isPrice ? formatCurrency(value) : String(value));
  if (min !== undefined && max !== undefined)
    return min === max ? write(min) : fill(labels.between, { min: write(min), max: write(max) });
  if (max !== undefined) return fill(labels.to, { value: write(max) });
  if (min === undefined) return '';
  return fill(isPrice ? labels.from : labels.atLeast, { value: write(min) });
}

/** A filter's value as text; empty if the filter's name says everything, as for "Garden". */
export function valueText(name: FilterName, criteria: Criteria, texts: FilterTexts): string {
  const { labels, names } = texts;
  switch (name) {
    case 'types':
      return listed(criteria.types.map((webId) => names.types.find((type) => type.webId === webId)?.name));
    case 'cities':
      return listed(criteria.cities.map(cityText));
    case 'neighbourhoods':
      return listed(
        criteria.neighbourhoods.map((id) => names.neighbourhoods.find((entry) => entry.id === id)?.name),
      );
    case 'price':
    case 'bedrooms':
    case 'bathrooms':
    case 'garages':
    case 'parkings':
      return rangeText(criteria[name], labels, name === 'price');
    case 'energy':
      return criteria.energy ? fill(labels['energy.atLeast'], { label: energyText(criteria.energy) }) : '';
    case 'since':
      return criteria.since ? dayText(criteria.since, texts.format) : '';
    default:
      return '';
  }
}

const listed = (names: readonly (string | undefined)[]): string =>
  names.filter((name) => name !== undefined).join(', ');

/** `Liège|4000` for display: `Liège 4000`. */
export const cityText = (query: string): string => query.split('|').filter(Boolean).join(' ');

/** `a_plus` for display: `A+`. */
export const energyText = (label: string): string =>
  label.toUpperCase().replace('_PLUSPLUS', '++').replace('_PLUS', '+').replace('_MINUS', '-');

const dayText = (day: string, format: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(format, { dateStyle: 'medium', timeZone: 'UTC' });
