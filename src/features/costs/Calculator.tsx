import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { tellFailed } from '../../ui/failed-note.ts';
import { addStylesheet } from '../../ui/late-style.ts';
import { CalculatorDialog } from './CalculatorDialog.tsx';
import styles from './calculator.css?url';
import type { Purchase } from './calculator-state.ts';
import { type CostsFile, costsFile } from './costs-file.ts';

interface Props extends Purchase {
  /** On the button that opens the calculator. */
  label: string;
  /** The locale of numbers, for `Intl`. */
  numberLocale: string;
}

/**
 * The button of the loan calculator, and the calculator in a dialog over the page. A part that unfolded in
 * the page would move the content below, on a slow line long after the press.
 */
export default function Calculator({ label, numberLocale, ...purchase }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<CostsFile>();
  const [isOpen, setOpen] = useState(false);

  const open = async () => {
    try {
      const [loaded] = await Promise.all([costsFile(), addStylesheet(styles)]);
      setFile(loaded);
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
      {file &&
        createPortal(
          <CalculatorDialog
            texts={file.texts}
            rules={file.rules[purchase.region]}
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
