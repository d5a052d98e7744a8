import type { EpcLabel } from '../catalogue/epc.ts';
import type { Range } from './criteria.ts';
import { countAtLeast, countWithin, type Facet } from './facets.ts';

/** A value of a filter, with the number of properties that it would give. */
export interface Choice<Value> {
  value: Value;
  count: number;
}

const MOST_STEPS = 9;
const NICE = [1, 2, 2.5, 5];

/**
 * Round amounts that divide the prices of a list into at most nine steps, such as 100 000, 200 000 and so on.
 */
export function priceSteps(prices: readonly number[]): number[] {
  if (prices.length === 0) return [];
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const step = niceStep((high - low) / MOST_STEPS);
  const first = Math.floor(low / step) * step;
  const steps: number[] = [];
  for (let value = first; value < high + step; value += step) if (value > 0) steps.push(value);
  return steps;
}

function niceStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, atLeast)));
  return [...NICE, 10].map((factor) => factor * power).find((step) => step >= atLeast) ?? 10 * power;
}

/**
 * The choices for one end of a range, each with its count while the other end stays. Left out are values that
 * would give nothing or as much as no bound, except the chosen value.
 * @param steps the values to offer, ascending
 */
export function boundChoices(
  facet: Facet<number>,
  range: Range,
  end: 'min' | 'max',
  steps: readonly number[],
): Choice<number>[] {
  const chosen = range[end];
  const open = countWithin(facet, { ...range, [end]: undefined });
  const values = [...new Set([...steps, ...(chosen === undefined ? [] : [chosen])])].sort((a, b) => a - b);
  const choices = values.map((value) => ({ value, count: countWithin(facet, { ...range, [end]: value }) }));
  return choices.filter(
    ({ value, count }, index) =>
      value === chosen ||
      (count > 0 && count < open && count !== choices[index + (end === 'min' ? 1 : -1)]?.count),
  );
}

/** Every integer from 1 to the highest value of a property. */
export const wholeSteps = ({ counts }: Facet<number>): number[] =>
  Array.from({ length: Math.min(20, Math.max(0, ...counts.keys())) }, (_, index) => index + 1);

const LETTERS: readonly EpcLabel[] = ['a_plusplus', 'a_plus', 'a', 'b', 'c', 'd', 'e', 'f'];

/** "This label or better", for the labels that make a difference in the list. */
export function energyChoices(facet: Facet<EpcLabel>, chosen: EpcLabel | undefined): Choice<EpcLabel>[] {
  const labels = chosen && !LETTERS.includes(chosen) ? [chosen, ...LETTERS] : LETTERS;
  const choices = labels.map((value) => ({ value, count: countAtLeast(facet, value) }));
  return choices.filter(
    ({ value, count }, index) =>
      value === chosen || (count > 0 && count < facet.total && count !== choices[index - 1]?.count),
  );
}
