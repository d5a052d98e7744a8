import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { tellFailed } from '../../ui/failed-note.ts';
import { addStylesheet } from '../../ui/late-style.ts';
import { pageTexts } from '../../ui/page-texts.ts';
import { CalculatorDialog } from './CalculatorDialog.tsx';
import styles from './calculator.css?url';
import type { Purchase } from './calculator-state.ts';
import type { CalculatorTexts } from './calculator-texts.ts';

interface Props extends Purchase {
  /** On the button that opens the calculator. */
  label: string;
  /** The locale of numbers, for `Intl`. */
  numberLocale: string;
}

const costsTexts = pageTexts<keyof CalculatorTexts>('costs.json', 'calc.price');

/**
 * The button of the loan calculator, and the calculator in a dialog over the page. A part that unfolded in
 * the page would move the content below, on a slow line long after the press.
 */
export default function Calculator({ label, numberLocale, ...purchase }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [texts, setTexts] = useState<CalculatorTexts>();
  const [isOpen, setOpen] = useState(false);

  const open = async () => {
    try {
      const [loaded] = await Promise.all([costsTexts(), addStylesheet(styles)]);
      setTexts(loaded);
      setOpen(true);
      tellFailed('calculator', false);
    } catch (error) {
      console.error('The calculator cannot be opened.', error);
      tellFailed('calculator', true);
    }
  };

  const onClose = () => {
    setOpen(false);
    // Safari does not focus a button that is pressed, so the dialog would not return the focus to it.
    button.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className="button button--quiet costs__open"
        data-tool="calculator"
        data-replay=""
        onClick={open}
      >
        {label}
      </button>
      {texts &&
        createPortal(
          <CalculatorDialog
            texts={texts}
            purchase={purchase}
            numberLocale={numberLocale}
            isOpen={isOpen}
            onClose={onClose}
          />,
          document.body,
        )}
    </>
  );
}
