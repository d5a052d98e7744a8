import type { CostRules, DutyRules, NotaryRules, OwnUse } from './rules.ts';

/** The text keys of each own use: the column, and the note below it where a rate or an abatement is meant. */
export const OWN_USE_TEXTS = {
  home: { own: 'own', rate: 'note', abatement: 'noteAbatement' },
  plot: { own: 'ownPlot', rate: 'notePlot', abatement: 'noteAbatementPlot' },
} as const;

/** The key of the note for an own use by the rules of a region. */
export const noteKey = ({ abatements }: DutyRules, own: OwnUse | undefined) =>
  own ? OWN_USE_TEXTS[own][abatements[own].amount > 0 ? 'abatement' : 'rate'] : 'noteOther';

/** The own use for which the rules of a region grant a lower duty. */
export function ownUse(
  { uses }: DutyRules,
  property: { isDwelling: boolean; isPlot: boolean },
): OwnUse | undefined {
  const use = property.isDwelling ? 'home' : property.isPlot ? 'plot' : undefined;
  return use && uses.includes(use) ? use : undefined;
}

export interface PurchaseCosts {
  duty: number;
  notary: number;
  file: number;
  /** Including the price. */
  total: number;
}

/**
 * The costs of a purchase in addition to its price, in euros; the notary's fee and the administrative costs are
 * estimates.
 * @param price in euros, above 0
 * @param own what it becomes as the buyer's sole own home; `undefined` for any other purchase
 */
export function purchaseCosts(rules: CostRules, price: number, own: OwnUse | undefined): PurchaseCosts {
  const duty = Math.round(dutyOn(rules.duty, price, own));
  const notary = Math.round(notaryFee(rules.notary, price, own === 'home'));
  const file = Math.round(withVat(rules.notary.administration, rules.notary) + rules.notary.thirdParties);
  return { duty, notary, file, total: price + duty + notary + file };
}

function dutyOn({ own, other, abatements }: DutyRules, price: number, use: OwnUse | undefined): number {
  if (!use) return (price * other) / 100;
  const { amount, ceiling } = abatements[use];
  const exempt = price <= ceiling ? amount : 0;
  return (Math.max(0, price - exempt) * own) / 100;
}

const withVat = (amount: number, { vat }: NotaryRules): number => amount * (1 + vat / 100);

function notaryFee(rules: NotaryRules, price: number, isOwnHome: boolean): number {
  let from = 0;
  let fee = 0;
  for (const { upTo, percent } of rules.slices) {
    const to = upTo ?? Number.POSITIVE_INFINITY;
    fee += (Math.max(0, Math.min(price, to) - from) * percent) / 100;
    from = to;
  }
  return withVat(fee, rules) - (isOwnHome ? amountAt(rules.ownHomeReduction, price) : 0);
}

/** The amount at a price: on the straight line between two points, and that of the last one beyond it. */
function amountAt(points: NotaryRules['ownHomeReduction'], price: number): number {
  const after = points.findIndex((point) => point.price >= price);
  const [to, from] = [points[after], points[after - 1]];
  if (!to) return points.at(-1)?.amount ?? 0;
  if (!from) return to.amount;
  const share = (price - from.price) / (to.price - from.price);
  return from.amount + share * (to.amount - from.amount);
}

/**
 * The monthly payment of a loan with equal payments, in euros. The monthly rate is derived from the yearly
 * one by the twelfth root, as Belgian lenders do.
 * @param percent the yearly rate; 0 is a loan without interest
 */
export function monthlyPayment(amount: number, percent: number, years: number): number {
  const months = years * 12;
  const rate = (1 + percent / 100) ** (1 / 12) - 1;
  return rate === 0 ? amount / months : (amount * rate) / (1 - (1 + rate) ** -months);
}
