import { fromTexts, type Texts } from './texts.ts';

export type CostsTexts = Texts['costs'];

/** The texts of the cost calculator. The browser fetches them in a file when the calculator is opened. */
export const COSTS_TEXTS = fromTexts((texts) => texts.costs);
