import { fill } from '../../ui/fill.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SHAPES } from '../../ui/icon-shapes.ts';
import { chipsOf } from './chips.ts';
import { type Criteria, withoutFilters } from './criteria.ts';
import type { FilterTexts } from './filter-texts.ts';

interface FilterChipsProps {
  criteria: Criteria;
  texts: FilterTexts;
  onCriteria(criteria: Criteria): void;
}

/** The filters that are set, each with a button that removes it, and one button that removes all. */
export function FilterChips({ criteria, texts, onCriteria }: FilterChipsProps) {
  const { labels } = texts;
  const chips = chipsOf(criteria, texts);
  if (chips.length === 0) return null;
  return (
    <ul className="list-chips" aria-label={labels.active} tabIndex={-1}>
      {chips.map(({ key, text, without }) => (
        <li key={key}>
          <button
            type="button"
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget);
              onCriteria(without);
            }}
          >
            <span className="visually-hidden">{fill(labels.remove, { name: text })}</span>
            <span aria-hidden="true">{text}</span>
            <Icon shape={SHAPES.x} size={16} />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="list-chips__clear"
          onClick={({ currentTarget }) => {
            keepFocus(currentTarget);
            onCriteria(withoutFilters(criteria));
          }}
        >
          {labels.clear}
        </button>
      </li>
    </ul>
  );
}

/** The button is removed with its chip, so the focus moves to the one beside it, or to the bar. */
function keepFocus(button: HTMLElement): void {
  const list = button.closest('ul');
  const buttons = [...(list?.querySelectorAll('button') ?? [])];
  const next = buttons[buttons.indexOf(button as HTMLButtonElement) + 1];
  const bar = [
    ...(button.closest('.list')?.querySelectorAll<HTMLElement>('.list-bar :is(button, summary)') ?? []),
  ];
  requestAnimationFrame(() =>
    (next?.isConnected ? next : bar.find((control) => control.getClientRects().length > 0))?.focus(),
  );
}
