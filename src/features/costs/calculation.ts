import { monthlyPayment, type PurchaseCosts, purchaseCosts } from './costs.ts';
import type { CostRules, OwnUse } from './rules.ts';

/** The calculator's inputs, in euros, percent a year and years. */
export const FIGURES = ['price', 'amount', 'percent', 'years'] as const;

export type Figure = (typeof FIGURES)[number];
export type Figures = Record<Figure, number>;

/** The sensible range of each input; a value outside is replaced by the nearest bound. */
export const LIMITS: Record<Figure, { least: number; most: number }> = {
  price: { least: 1, most: 100_000_000 },
  amount: { least: 0, most: 100_000_000 },
  percent: { least: 0, most: 20 },
  years: { least: 1, most: 40 },
};

/** The example loan, shown before the visitor types anything; it is not an offer. */
const EXAMPLE = { share: 0.8, percent: 3.5, years: 25 } as const;

/** The example for a price in euros. */
export const exampleFor = (price: number): Figures => ({
  price,
  amount: Math.round(price * EXAMPLE.share),
  percent: EXAMPLE.percent,
  years: EXAMPLE.years,
});

export type Problem = 'notNumber' | 'least' | 'most';

export interface Reading {
  /** Within the limits; `undefined` if the text is not a number. */
  value: number | undefined;
  problem: Problem | undefined;
}

/**
 * Parses typed text in any of the site's languages: `250.000`, `250 000,50`, `€ 250,000`, `3,5`, `3.5 %`. A
 * single point or comma before three digits separates thousands; in a rate it begins the decimals. Euros and
 * years are rounded to integers.
 */
export function readFigure(text: string, figure: Figure): Reading {
  const number = parseNumber(text, figure !== 'percent');
  if (number === undefined) return { value: undefined, problem: 'notNumber' };
  const whole = figure === 'percent' ? number : Math.round(number);
  const { least, most } = LIMITS[figure];
  if (whole < least) return { value: least, problem: 'least' };
  if (whole > most) return { value: most, problem: 'most' };
  return { value: whole, problem: undefined };
}

/**
 * A text with more digits than any amount is not a number; the limit keeps a long pasted text from costing
 * time.
 */
const LONGEST = 40;

function parseNumber(text: string, groups: boolean): number | undefined {
  if (text.length > LONGEST) return undefined;
  const bare = text.replace(/[\s€%'’_]/g, '');
  if (!/^[-−]?[\d.,]*\d[\d.,]*$/.test(bare)) return undefined;
  const digits = bare.replace(/^[-−]/, '');
  const value = Number(withPoint(digits, groups));
  return Number.isFinite(value) ? (digits === bare ? value : -value) : undefined;
}

/** The same number without thousands separators, with a point before the decimals. */
function withPoint(digits: string, groups: boolean): string {
  const marks = [...digits.matchAll(/[.,]/g)];
  const last = marks.at(-1);
  if (!last) return digits;
  const isOneKind = marks.every(([mark]) => mark === last[0]);
  const after = digits.length - last.index - 1;
  const isGroup = isOneKind && (marks.length > 1 || (groups && after === 3 && last.index > 0));
  const bare = (part: string) => part.replace(/[.,]/g, '');
  return isGroup ? bare(digits) : `${bare(digits.slice(0, last.index))}.${digits.slice(last.index + 1)}`;
}

export interface Calculation extends PurchaseCosts {
  monthly: number;
  /** All payments together. */
  repaid: number;
  interest: number;
  /** The part of the total that the loan does not cover. */
  own: number;
}

/** The costs of a purchase and its loan, in whole euros except for the unrounded monthly payment. */
export function calculate(
  { price, amount, percent, years }: Figures,
  rules: CostRules,
  own: OwnUse | undefined,
): Calculation {
  const costs = purchaseCosts(rules, price, own);
  const monthly = monthlyPayment(amount, percent, years);
  const repaid = Math.round(monthly * years * 12);
  return {
    ...costs,
    monthly,
    repaid,
    interest: Math.max(0, repaid - amount),
    own: Math.max(0, costs.total - amount),
  };
}
