import { fromTexts, type Texts } from './texts.ts';

export type CostsTexts = Texts['costs'];

/** Texts of what a property costs, which reach the browser in a file once the calculator is opened. */
export const COSTS_TEXTS = fromTexts((texts) => texts.costs);
