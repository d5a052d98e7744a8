import type { ChangeEvent, RefObject } from 'react';
import { Drawing } from './Drawing.tsx';
import type { SearchLabels } from './labels.ts';

interface SearchFieldProps {
  input: RefObject<HTMLInputElement | null>;
  id: string;
  gridId: string;
  labels: SearchLabels;
  hasText: boolean;
  isOpen: boolean;
  /** The id of the active cell. */
  activeId: string | undefined;
  /** Whether the field answers; before, it only takes in what is typed. */
  isLive: boolean;
  /** Whether it takes the focus when the popover around it opens. */
  takesFocus: boolean;
  onText(text: string): void;
  onClick(): void;
  onClear(): void;
  onSubmit(): void;
}

/** The text field with its buttons. React does not own its text: what is typed while it loads must stay. */
export function SearchField(props: SearchFieldProps) {
  const { input, id, gridId, labels, isLive, isOpen, activeId } = props;
  const combobox = {
    role: 'combobox',
    'aria-expanded': isOpen,
    'aria-haspopup': 'grid',
    'aria-controls': gridId,
    'aria-autocomplete': 'list',
    'aria-activedescendant': activeId,
  } as const;
  return (
    <div className="search__field">
      <label className="search__label" htmlFor={id}>
        {labels.label}
      </label>
      <input
        className="search__input"
        ref={input}
        id={id}
        type="text"
        // Tells the styles that the field is empty.
        placeholder=" "
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: it acts when the visitor opens the popover, not when the page loads.
        autoFocus={props.takesFocus}
        {...(isLive && combobox)}
        onChange={(event: ChangeEvent<HTMLInputElement>) => props.onText(event.currentTarget.value)}
        onClick={props.onClick}
      />
      {props.hasText && (
        <button className="search__clear" type="button" onClick={props.onClear}>
          <Drawing name="clear" />
          <span className="visually-hidden">{labels.clear}</span>
        </button>
      )}
      <button className="search__submit" type="button" onClick={props.onSubmit}>
        <Drawing name="search" />
        <span className="visually-hidden">{labels.submit}</span>
      </button>
    </div>
  );
}
