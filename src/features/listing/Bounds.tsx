import { useMemo } from 'react';
import { formatCurrency } from '../catalogue/price.ts';
import { boundChoices } from './choices.ts';
import type { Range } from './criteria.ts';
import type { Facet } from './facets.ts';
import type { ListLabels } from './labels.ts';

interface BoundsProps {
  name: string;
  facet: Facet<number>;
  range: Range;
  /** The values to offer, ascending; must be a stable function. */
  stepsOf(facet: Facet<number>): readonly number[];
  isPrice?: boolean;
  /** Which ends of the range can be chosen. */
  ends?: readonly ('min' | 'max')[];
  labels: ListLabels;
  onChange(range: Range): void;
}

const BOTH = ['min', 'max'] as const;

/** Selects for the minimum and maximum of a figure, each value with its live count. */
export function Bounds(props: BoundsProps) {
  const { name, facet, range, stepsOf, isPrice = false, ends = BOTH, labels, onChange } = props;
  const { min, max } = range;
  // Summing the counts of 10,000 prices is slow, so it is done only when they change, not with every change
  // of the list.
  const choices = useMemo(() => {
    const steps = stepsOf(facet);
    return ends.map((end) => ({ end, choices: boundChoices(facet, { min, max }, end, steps) }));
  }, [facet, min, max, ends, stepsOf]);
  const write = (value: number) => (isPrice ? formatCurrency(value) : String(value));
  return (
    <fieldset className="bounds">
      <legend>{name}</legend>
      {choices.map(({ end, choices }) => (
        <label key={end}>
          <span>{labels[end]}</span>
          <select
            value={range[end] ?? ''}
            onChange={({ target: { value } }) =>
              onChange(ordered({ ...range, [end]: value === '' ? undefined : Number(value) }))
            }
          >
            <option value="">{labels.any}</option>
            {choices.map(({ value, count }) => (
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
