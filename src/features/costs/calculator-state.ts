import type { Region } from '../catalogue/region.ts';
import {
  type Calculation,
  calculate,
  exampleFor,
  FIGURES,
  type Figure,
  type Figures,
  type Reading,
  readFigure,
} from './calculation.ts';
import type { CostRules, OwnUse } from './rules.ts';

/** The purchase that the calculator starts from. */
export interface Purchase {
  /** In euros, above 0. */
  price: number;
  region: Region;
  /** The own use for which the buyer gets the lower duty; `undefined` if there is none. */
  own: OwnUse | undefined;
}

/** The two kinds of purchase that a visitor chooses from. */
export type Use = 'own' | 'other';

/** What a visitor has entered. */
export interface Entries {
  texts: Readonly<Record<Figure, string>>;
  use: Use;
  /** Until the visitor changes the loan, it stays a fixed share of the price. */
  isLoanChosen: boolean;
}

/** Writes a number as a visitor of the page's language would type it. */
export type WriteNumber = (value: number) => string;

/** The entries of the page's example. */
export function exampleEntries({ price, own }: Purchase, write: WriteNumber): Entries {
  const example = exampleFor(price);
  const texts = Object.fromEntries(FIGURES.map((figure) => [figure, write(example[figure])]));
  return {
    texts: texts as Record<Figure, string>,
    use: own ? 'own' : 'other',
    isLoanChosen: false,
  };
}

/** The entries after a visitor has typed `text` into a field. */
export function withText(entries: Entries, figure: Figure, text: string, write: WriteNumber): Entries {
  const texts = { ...entries.texts, [figure]: text };
  const isLoanChosen = entries.isLoanChosen || figure === 'amount';
  const price = figure === 'price' && !isLoanChosen ? readFigure(text, 'price').value : undefined;
  if (price !== undefined) texts.amount = write(exampleFor(price).amount);
  return { ...entries, texts, isLoanChosen };
}

/** How each field's text is read, and the result; `undefined` while one of the texts is not a number. */
export function resultOf(
  { texts, use }: Entries,
  own: OwnUse | undefined,
  rules: CostRules,
): { readings: Record<Figure, Reading>; result: Calculation | undefined } {
  const readings = Object.fromEntries(
    FIGURES.map((figure) => [figure, readFigure(texts[figure], figure)]),
  ) as Record<Figure, Reading>;
  const values = Object.fromEntries(FIGURES.map((figure) => [figure, readings[figure].value]));
  return {
    readings,
    result: isWhole(values) ? calculate(values, rules, use === 'own' ? own : undefined) : undefined,
  };
}

const isWhole = (values: Readonly<Record<string, number | undefined>>): values is Figures =>
  FIGURES.every((figure) => values[figure] !== undefined);
