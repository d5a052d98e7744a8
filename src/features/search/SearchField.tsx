import type { ChangeEvent, RefObject } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { SHAPES } from '../../ui/icon-shapes.ts';
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
  /** Whether the island is mounted; before that, the field only accepts text. */
  isLive: boolean;
  /** Whether it gets the focus when its popover opens. */
  takesFocus: boolean;
  onText(text: string): void;
  onClick(): void;
  onClear(): void;
  onSubmit(): void;
}

/** The text field with its buttons. It is uncontrolled, so that text typed before mounting is kept. */
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
        // Lets the styles detect an empty field (`:placeholder-shown`).
        placeholder=" "
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        // biome-ignore lint/a11y/noAutofocus: it acts when the popover opens, not when the page loads
        autoFocus={props.takesFocus}
        {...(isLive && combobox)}
        onChange={(event: ChangeEvent<HTMLInputElement>) => props.onText(event.currentTarget.value)}
        onClick={props.onClick}
      />
      {props.hasText && (
        <button className="search__clear" type="button" onClick={props.onClear}>
          <Icon shape={SHAPES.x} size={22} />
          <span className="visually-hidden">{labels.clear}</span>
        </button>
      )}
      <button className="search__submit" type="button" onClick={props.onSubmit}>
        <Icon shape={SHAPES.search} size={22} />
        <span className="visually-hidden">{labels.submit}</span>
      </button>
    </div>
  );
}
