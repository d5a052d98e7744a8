import { Fragment } from 'react';
import { fill } from '../../ui/fill.ts';
import { FIGURES, type Figure, LIMITS, type Reading } from './calculation.ts';
import type { Entries, Use, WriteNumber } from './calculator-state.ts';
import type { CalculatorTexts } from './calculator-texts.ts';
import { OWN_USE_TEXTS } from './costs.ts';
import type { OwnUse } from './rules.ts';

interface Props {
  texts: CalculatorTexts;
  /** The own use that the visitor may choose; without one there is no choice. */
  own: OwnUse | undefined;
  entries: Entries;
  readings: Readonly<Record<Figure, Reading>>;
  write: WriteNumber;
  onType: (figure: Figure, text: string) => void;
  onUse: (use: Use) => void;
}

/** The fields of the calculator, each with the problem of what was typed. */
export function CalculatorFields({ texts, own, entries, readings, write, onType, onUse }: Props) {
  return (
    <div className="calculator__fields">
      {FIGURES.map((figure) => {
        const { problem } = readings[figure];
        const id = `calc-${figure}`;
        return (
          <Fragment key={figure}>
            <p>
              <label htmlFor={id}>{`${texts[`calc.${figure}`]} (${unitOf(figure, texts)})`}</label>
              <input
                id={id}
                inputMode={figure === 'percent' ? 'decimal' : 'numeric'}
                autoComplete="off"
                aria-describedby={`${id}-problem`}
                aria-invalid={problem ? true : undefined}
                value={entries.texts[figure]}
                onChange={({ currentTarget }) => onType(figure, currentTarget.value)}
              />
              <span id={`${id}-problem`} className="calculator__problem">
                {problem && messageOf(texts, figure, problem, write)}
              </span>
            </p>
            {figure === 'price' && own && (
              <p>
                <label htmlFor="calc-use">{texts['calc.use']}</label>
                <select
                  id="calc-use"
                  value={entries.use}
                  onChange={({ currentTarget }) => onUse(currentTarget.value === 'own' ? 'own' : 'other')}
                >
                  <option value="own">{texts[OWN_USE_TEXTS[own].own]}</option>
                  <option value="other">{texts.other}</option>
                </select>
              </p>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}

const unitOf = (figure: Figure, texts: CalculatorTexts): string =>
  figure === 'percent' ? '%' : figure === 'years' ? texts['calc.yearsUnit'] : '€';

const messageOf = (
  texts: CalculatorTexts,
  figure: Figure,
  problem: NonNullable<Reading['problem']>,
  write: WriteNumber,
): string =>
  problem === 'notNumber'
    ? texts['calc.notNumber']
    : fill(texts[`calc.${problem}`], { limit: write(LIMITS[figure][problem]) });
