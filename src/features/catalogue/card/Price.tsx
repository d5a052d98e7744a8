import { memo, type ReactNode } from 'react';
import type { CardPrice } from './card-data.ts';

interface PriceProps extends CardPrice {
  /** The class of what it belongs to: `card` gives `card__price`. */
  block: 'card' | 'property';
  /** A note below it. */
  children?: ReactNode;
}

/**
 * In characters. A longer text, such as a bouquet with its annuity, would break inside its parts in narrow
 * places, and is set in smaller type.
 */
const LONG = 26;

/** A property's price, with the amount as data for the shortlist (features/shortlist/save-button.ts). */
export const Price = memo(function Price({ block, text, amount, children }: PriceProps) {
  const name = `${block}__price`;
  return (
    <p
      className={text.length > LONG ? `${name} tabular ${name}--long` : `${name} tabular`}
      data-part="price"
      data-amount={amount}
    >
      {text}
      {children}
    </p>
  );
});
