import type { FormText } from '../view.ts';

interface Props {
  text: FormText;
  onClear: (() => void) | undefined;
}

/** Says that a draft was restored, with a button that clears it. */
export function Restored({ text, onClear }: Props) {
  return (
    <p className="form__restored" role="status">
      <span>{text('restored')}</span>
      <button type="button" onClick={onClear}>
        {text('restored.clear')}
      </button>
    </p>
  );
}
