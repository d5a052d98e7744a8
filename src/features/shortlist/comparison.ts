import { fill } from '../../ui/fill.ts';
import type { Labels } from './labels.ts';
import type { PropertyFacts, ShownEntry } from './view.ts';

/** The maximum number that fits side by side. */
export const MAX_COMPARED = 4;

export interface ComparisonRow {
  key: string;
  label: string;
  /** One text per property; `undefined` if nothing is known. */
  cells: (string | undefined)[];
}

/** The rows of the comparison, without those that are empty for all properties. */
export function comparisonRows(
  entries: readonly ShownEntry[],
  labels: Labels,
  numberFormat: string,
): ComparisonRow[] {
  const numbers = new Intl.NumberFormat(numberFormat, { maximumFractionDigits: 2 });
  const count = (value: number | undefined) => (value ? numbers.format(value) : undefined);
  const surface = (value: number | undefined) =>
    value ? fill(labels.surface, { value: numbers.format(value) }) : undefined;
  const flag = (value: boolean | undefined) =>
    value === undefined ? undefined : labels[value ? 'yes' : 'no'];
  const row = (
    key: RowKey,
    cell: (facts: Partial<PropertyFacts>, entry: ShownEntry) => string | undefined,
  ) => ({
    key,
    label: labels[`row.${key}`],
    cells: entries.map((entry) => cell(entry.facts ?? {}, entry) || undefined),
  });
  return [
    row('price', (_, entry) => entry.price),
    row('place', (_, entry) => entry.place),
    row('neighbourhood', ({ neighbourhood }) => neighbourhood),
    row('type', ({ types }) => types?.join(', ')),
    row('bedrooms', ({ bedrooms }) => count(bedrooms)),
    row('bathrooms', ({ bathrooms }) => count(bathrooms)),
    row('surface', (facts) => surface(facts.surface)),
    row('ground', ({ ground }) => surface(ground)),
    row('energy', ({ energy }) => energy?.text),
    row('garages', ({ garages }) => count(garages)),
    row('parkings', ({ parkings }) => count(parkings)),
    row('garden', ({ garden }) => flag(garden)),
    row('terrace', ({ terrace }) => flag(terrace)),
    row('lift', ({ lift }) => flag(lift)),
    { key: 'stage', label: labels.stage, cells: entries.map(({ entry }) => stageText(entry.status, labels)) },
    { key: 'note', label: labels.note, cells: entries.map(({ entry }) => entry.note.trim() || undefined) },
  ].filter(({ cells }) => cells.some((cell) => cell !== undefined && cell !== labels.no));
}

type RowKey = Extract<keyof Labels, `row.${string}`> extends `row.${infer Key}` ? Key : never;

const stageText = (stage: ShownEntry['entry']['status'], labels: Labels): string | undefined =>
  stage === 'none' ? undefined : labels[`stage.${stage}`];
