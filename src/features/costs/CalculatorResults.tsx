import { formatCurrency } from '../catalogue/price.ts';
import type { Calculation } from './calculation.ts';
import type { CalculatorTexts } from './calculator-texts.ts';

interface Props {
  texts: CalculatorTexts;
  /** `undefined` while one of the entries is not a number. */
  result: Calculation | undefined;
}

const LINES: readonly { name: keyof Calculation; text: keyof CalculatorTexts; look?: string }[] = [
  { name: 'monthly', text: 'calc.monthly', look: 'calculator__monthly' },
  { name: 'repaid', text: 'calc.repaid' },
  { name: 'interest', text: 'calc.interest' },
  { name: 'duty', text: 'duty' },
  { name: 'notary', text: 'notary' },
  { name: 'file', text: 'file' },
  { name: 'total', text: 'calc.purchase', look: 'calculator__total' },
  { name: 'own', text: 'calc.own' },
];

/** The results of the calculator, in whole euros. */
export function CalculatorResults({ texts, result }: Props) {
  return (
    <dl className="tabular">
      {LINES.map(({ name, text, look }) => (
        <div key={name} className={look}>
          <dt>{texts[text]}</dt>
          <dd>{result ? formatCurrency(Math.round(result[name])) : '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
