import { formatCurrency } from '../../catalogue/price.ts';
import { readAmount } from '../definitions/read-value.ts';
import { helpId } from './described.ts';
import type { FieldProps } from './field-props.ts';

/** The help of a field, if it has one; below that of an offered amount, the deposit. */
export function Help({ view, state, field }: FieldProps) {
  if (!field.help) return null;
  const { text, example } = view;
  return (
    <>
      <p className="field__help" id={helpId(view, field)}>
        {text(field.help, { example })}
      </p>
      {field.help === 'help.amount' && <Deposit view={view} state={state} field={field} />}
    </>
  );
}

function Deposit({ view: { text, offerDeposit }, state, field }: FieldProps) {
  const amount = state.isLive ? Number(readAmount(state.entries.get(field.name)?.[0] ?? '') ?? 0) : 0;
  return (
    <p className="field__help" data-deposit={offerDeposit} aria-live="polite" hidden={!(amount > 0)}>
      {amount > 0 ? text('help.deposit', { amount: formatCurrency((amount * offerDeposit) / 100) }) : ''}
    </p>
  );
}
