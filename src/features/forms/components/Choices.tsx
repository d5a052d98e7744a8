import { choicesOf, isAlwaysRequired, valuesOf } from '../view.ts';
import type { FieldProps } from './field-props.ts';

/** The radio buttons or boxes of a field, each in its label. */
export function Choices({ view, state, field }: FieldProps) {
  const chosen = valuesOf(view, field);
  const isRadio = field.kind === 'radio';
  return choicesOf(view, field).map(({ value, text, lang }) => (
    <label key={value} className="choice">
      <input
        type={isRadio ? 'radio' : 'checkbox'}
        name={field.name}
        value={value}
        defaultChecked={chosen.includes(value)}
        required={isRadio && isAlwaysRequired(field)}
        aria-invalid={state.errors[field.name] !== undefined || undefined}
      />
      <span lang={lang}>{text}</span>
    </label>
  ));
}
