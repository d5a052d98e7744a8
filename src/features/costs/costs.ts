import type { Region } from '../catalogue/region.ts';

/**
 * Registration duty in percent: on a sole own home, and on any other purchase. Wallonia since 1-1-2025, if
 * the buyer moves in within three years, or within five if the home is still to be built; Flanders since
 * 1-1-2025. Brussels exempts the first euros of an own home.
 */
const DUTIES: Record<Region, { own: number; other: number; exempt: number }> = {
  wallonia: { own: 3, other: 12.5, exempt: 0 },
  flanders: { own: 2, other: 12, exempt: 0 },
  brussels: { own: 12.5, other: 12.5, exempt: 200_000 },
};

/** The own uses that get the lower duty: a home, or a plot to build one on. */
export type OwnUse = 'home' | 'plot';

/** The text keys of each own use. */
export const OWN_USE_TEXTS = {
  home: { own: 'own', note: 'note' },
  plot: { own: 'ownPlot', note: 'notePlot' },
} as const;

/**
 * The own use for which a region grants the lower duty. Only Wallonia grants it for a plot: Flanders grants 2
 * % for homes only, and the site shows no lower duty for plots in Brussels.
 */
export function ownUse(
  region: Region,
  property: { isDwelling: boolean; isPlot: boolean },
): OwnUse | undefined {
  if (property.isDwelling) return 'home';
  return property.isPlot && region === 'wallonia' ? 'plot' : undefined;
}

/** The notary's fee by slices of the price: the upper bound in euros, and the percentage. */
const FEE_SLICES: readonly (readonly [upTo: number, percent: number])[] = [
  [7_500, 4.56],
  [17_500, 2.85],
  [30_000, 2.28],
  [45_495, 1.71],
  [64_095, 1.14],
  [250_095, 0.57],
  [Number.POSITIVE_INFINITY, 0.057],
];
const VAT = 1.21;
/** Searches, certificates and transcription as notaries usually charge them, VAT included; an estimate. */
const FILE_FEES = 1_800;

export interface PurchaseCosts {
  duty: number;
  notary: number;
  file: number;
  /** Including the price. */
  total: number;
}

/**
 * The costs of a purchase in addition to its price, in euros; the notary's fee and the file fees are
 * estimates.
 * @param price in euros, above 0
 * @param isOwnHome whether it becomes the buyer's sole own home
 */
export function purchaseCosts(price: number, region: Region, isOwnHome: boolean): PurchaseCosts {
  const { own, other, exempt } = DUTIES[region];
  const taxed = isOwnHome ? Math.max(0, price - exempt) : price;
  const duty = Math.round((taxed * (isOwnHome ? own : other)) / 100);
  const notary = Math.round(notaryFee(price) * VAT);
  return { duty, notary, file: FILE_FEES, total: price + duty + notary + FILE_FEES };
}

function notaryFee(price: number): number {
  let from = 0;
  let fee = 0;
  for (const [upTo, percent] of FEE_SLICES) {
    fee += (Math.max(0, Math.min(price, upTo) - from) * percent) / 100;
    from = upTo;
  }
  return fee;
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
