import { z } from 'zod';
import { FACT_FIELDS, FACT_NAMES, type FactKind, type FactName } from '../fact-fields.ts';
import { count, flag, quantity, words, year } from './catalogue.ts';
import { date, maybe, maybeBlank } from './common.ts';

/** What a record may hold for a fact of each kind. */
const SCHEMAS = {
  words,
  dateOrWords: words,
  code: words,
  date: maybeBlank(date),
  year,
  count,
  floor: maybe(z.number().int()),
  surface: quantity,
  yes: maybe(flag),
  money: quantity,
  moneyPerMonth: quantity,
  moneyPerYear: quantity,
  energy: maybe(z.number()),
  energyTotal: maybe(z.number()),
  energyLevel: quantity,
  co2: quantity,
  flood: maybeBlank(z.enum(['A', 'B', 'C', 'D'])),
  age: count,
  occupied: maybe(flag),
} as const satisfies Readonly<Record<FactKind, z.ZodType>>;

type Schemas = typeof SCHEMAS;

/** The kinds whose value is a number. */
export type FigureKind = {
  [K in FactKind]: z.output<Schemas[K]> extends number | undefined ? K : never;
}[FactKind];

/** The schemas of all facts by their names, for `z.object`. */
export const facts = Object.fromEntries(
  FACT_NAMES.map((name) => [name, SCHEMAS[FACT_FIELDS[name].kind]]),
) as { [Name in FactName]: Schemas[(typeof FACT_FIELDS)[Name]['kind']] };
