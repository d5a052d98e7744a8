import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../../ui/fill.ts';
import { formatCurrency } from '../catalogue/price.ts';
import { CalculatorFields } from './CalculatorFields.tsx';
import { CalculatorResults } from './CalculatorResults.tsx';
import type { Calculation } from './calculation.ts';
import { type Entries, exampleEntries, type Purchase, resultOf, withText } from './calculator-state.ts';
import type { CalculatorTexts } from './calculator-texts.ts';
import { noteKey } from './costs.ts';
import type { CostRules } from './rules.ts';

/** The pause in typing, in milliseconds, after which the result is announced to screen readers. */
const PAUSE = 700;

interface Props {
  texts: CalculatorTexts;
  purchase: Purchase;
  /** The rules of the purchase's region. */
  rules: CostRules;
  /** The locale of numbers, for `Intl`. */
  numberLocale: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The calculator, filled with the page's example. While it is closed it keeps what was entered. */
export function CalculatorDialog({ texts, purchase, rules, numberLocale, isOpen, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [{ format }] = useState(() => new Intl.NumberFormat(numberLocale, { maximumFractionDigits: 3 }));
  const [entries, setEntries] = useState(() => exampleEntries(purchase, format));
  const [hasChanged, setChanged] = useState(false);
  const { readings, result } = resultOf(entries, purchase.own, rules);
  const said = useSaid(hasChanged && result ? sentenceOf(texts, result) : undefined, entries);

  useLayoutEffect(() => {
    if (!isOpen) return;
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
  }, [isOpen]);

  const change = (next: Entries) => {
    setEntries(next);
    setChanged(true);
  };
  const close = () => dialog.current?.close();
  const onPress = ({ target, currentTarget }: MouseEvent) => {
    // The backdrop belongs to the dialog's own element.
    if (target === currentTarget) close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: browsers close a dialog with the Escape key
    <dialog
      ref={dialog}
      className="calculator no-print"
      aria-labelledby="calc-title"
      onClick={onPress}
      onClose={onClose}
    >
      <h2 id="calc-title">{texts.calculate}</h2>
      <form
        noValidate
        onSubmit={(event) => event.preventDefault()}
        onReset={(event) => {
          event.preventDefault();
          change(exampleEntries(purchase, format));
        }}
      >
        <CalculatorFields
          texts={texts}
          own={purchase.own}
          entries={entries}
          readings={readings}
          write={format}
          onType={(figure, text) => change(withText(entries, figure, text, format))}
          onUse={(use) => change({ ...entries, use })}
        />
        <CalculatorResults texts={texts} result={result} />
        <p className="calculator__ways">
          <button type="reset" className="button button--quiet">
            {texts['calc.reset']}
          </button>
          <button type="button" className="button" onClick={close}>
            {texts['calc.close']}
          </button>
        </p>
        <p role="status" className="visually-hidden">
          {said}
        </p>
      </form>
      <p className="calculator__note">{texts[noteKey(rules.duty, purchase.own)]}</p>
    </dialog>
  );
}

/**
 * What is announced: the last sentence that stood for a pause in typing.
 * @param entries starts the pause again with each change
 */
function useSaid(sentence: string | undefined, entries: Entries): string {
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change that gives the same sentence waits too
  useEffect(() => {
    if (sentence === undefined) return;
    const speaking = setTimeout(() => setSaid(sentence), PAUSE);
    return () => clearTimeout(speaking);
  }, [sentence, entries]);
  return said;
}

const sentenceOf = (texts: CalculatorTexts, { monthly, repaid, total }: Calculation): string =>
  fill(texts['calc.said'], {
    monthly: formatCurrency(Math.round(monthly)),
    repaid: formatCurrency(repaid),
    total: formatCurrency(total),
  });
