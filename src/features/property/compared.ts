import { FACT_NAMES, type FactName, factRow } from '../../snapshot/fact-fields.ts';
import type { PropertyRecord } from '../../snapshot/schema/property.ts';
import { type Context, factOf } from './facts.ts';

/** A fact that the shortlist compares. */
interface ComparedFact {
  field: FactName;
  label: string;
  /** Its text as in the tables of the property's page; `undefined` where these leave it out. */
  textOf(record: PropertyRecord): string | undefined;
}

const COMPARED = FACT_NAMES.filter((name) => factRow(name).compared);

/** The facts of the comparison in a page's language, beside what it shows of filters and cards. */
export const comparedFacts = (context: Context, fields: readonly FactName[] = COMPARED): ComparedFact[] =>
  fields.map((field) => ({
    field,
    label: context.t(`property:field.${field}`),
    textOf: (record) => factOf(context, record, field)?.value,
  }));
