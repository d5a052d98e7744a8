import { formatCurrency } from '../catalogue/price.ts';
import { boundChoices } from './choices.ts';
import type { Range } from './criteria.ts';
import type { Facet } from './facets.ts';
import type { ListLabels } from './labels.ts';

interface BoundsProps {
  name: string;
  facet: Facet<number>;
  range: Range;
  /** The values to offer, ascending. */
  steps: readonly number[];
  isPrice?: boolean;
  /** Which ends there are to choose. */
  ends?: readonly ('min' | 'max')[];
  labels: ListLabels;
  onChange(range: Range): void;
}

const BOTH = ['min', 'max'] as const;

/** The least and the most of a figure, each value with its live count. */
export function Bounds(props: BoundsProps) {
  const { name, facet, range, steps, isPrice = false, ends = BOTH, labels, onChange } = props;
  const write = (value: number) => (isPrice ? formatCurrency(value) : String(value));
  return (
    <fieldset className="bounds">
      <legend>{name}</legend>
      {ends.map((end) => (
        <label key={end}>
          <span>{labels[end]}</span>
          <select
            value={range[end] ?? ''}
            onChange={({ target: { value } }) =>
              onChange(ordered({ ...range, [end]: value === '' ? undefined : Number(value) }))
            }
          >
            <option value="">{labels.any}</option>
            {boundChoices(facet, range, end, steps).map(({ value, count }) => (
              <option key={value} value={value}>
                {`${write(value)} (${count})`}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

const ordered = ({ min, max }: Range): Range =>
  min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max };
