import { fill } from '../../ui/fill.ts';
import { COUNTS, type CountName, FLAGS } from '../catalogue/filters.ts';
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

/** The counts that stand before the surfaces; all others stand after them. */
const ROOMS = ['bedrooms', 'bathrooms'] as const satisfies readonly CountName[];

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
  const counted = (name: CountName) => row(name, (facts) => count(facts[name]));
  return [
    row('price', (_, entry) => entry.price),
    row('place', (_, entry) => entry.place),
    row('neighbourhood', ({ neighbourhood }) => neighbourhood),
    row('type', ({ types }) => types?.join(', ')),
    ...ROOMS.map(counted),
    row('surface', (facts) => surface(facts.surface)),
    row('ground', ({ ground }) => surface(ground)),
    row('energy', ({ energy }) => energy?.text),
    ...COUNTS.filter((name) => !ROOMS.some((room) => room === name)).map(counted),
    ...FLAGS.map((name) => row(name, (facts) => flag(facts[name]))),
    ...comparedRows(entries),
    { key: 'stage', label: labels.stage, cells: entries.map(({ entry }) => stageText(entry.status, labels)) },
    { key: 'note', label: labels.note, cells: entries.map(({ entry }) => entry.note.trim() || undefined) },
  ].filter(({ cells }) => cells.some((cell) => cell !== undefined && cell !== labels.no));
}

/** The rows of facts that neither a filter nor the card shows, labelled as on the properties' pages. */
const comparedRows = (entries: readonly ShownEntry[]): ComparisonRow[] =>
  (entries.find(({ facts }) => facts)?.facts?.compared ?? []).map(({ field, label }) => ({
    key: field,
    label,
    cells: entries.map(({ facts }) => facts?.compared.find((other) => other.field === field)?.text),
  }));

type RowKey = Extract<keyof Labels, `row.${string}`> extends `row.${infer Key}` ? Key : never;

const stageText = (stage: ShownEntry['entry']['status'], labels: Labels): string | undefined =>
  stage === 'none' ? undefined : labels[`stage.${stage}`];
