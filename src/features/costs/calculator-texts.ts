import type { Locale } from '../../i18n/locales.ts';
import { pickTexts, texts } from '../../i18n/texts.ts';

/** The texts of the calculator; keys of the `costs` namespace. */
const KEYS = [
  'calc.amount',
  'calc.close',
  'calc.interest',
  'calc.least',
  'calc.monthly',
  'calc.most',
  'calc.notNumber',
  'calc.own',
  'calc.percent',
  'calc.price',
  'calc.purchase',
  'calc.repaid',
  'calc.reset',
  'calc.said',
  'calc.use',
  'calc.years',
  'calc.yearsUnit',
  'calculate',
  'duty',
  'file',
  'notary',
  'note',
  'noteAbatement',
  'noteAbatementPlot',
  'noteOther',
  'notePlot',
  'other',
  'own',
  'ownPlot',
] as const;

export type CalculatorTexts = Record<(typeof KEYS)[number], string>;

/** The calculator's texts in one language. The browser fetches them in a file when the calculator is opened. */
export const calculatorTexts = (locale: Locale): CalculatorTexts => pickTexts(texts(locale).costs, KEYS);
