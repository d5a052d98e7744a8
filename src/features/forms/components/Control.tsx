import type { HTMLInputTypeAttribute } from 'react';
import { isOpenSlot } from '../conditions.ts';
import { type Field, YES } from '../definitions/field.ts';
import { dayLimits } from '../definitions/read-value.ts';
import { type Choice, choicesOf, fieldId, isAlwaysRequired, valuesOf } from '../view.ts';
import { describedBy } from './described.ts';
import type { FieldProps } from './field-props.ts';

const INPUT_TYPES: Partial<Record<Field['kind'], HTMLInputTypeAttribute>> = {
  email: 'email',
  tel: 'tel',
  date: 'date',
};

/**
 * The control of a field. It is uncontrolled: the value is the browser's, which visitors change before any
 * script has loaded, and which browsers fill in and restore themselves. `state.entries` follows it.
 */
export function Control(props: FieldProps) {
  const { view, state, field } = props;
  const value = valuesOf(view, field)[0] ?? '';
  const common = {
    id: fieldId(view.form, field.name),
    name: field.name,
    required: isAlwaysRequired(field),
    'aria-invalid': state.errors[field.name] !== undefined || undefined,
    'aria-describedby': describedBy(view, field),
  };
  const typed = {
    ...common,
    autoComplete: field.autocomplete,
    inputMode: field.inputmode,
  };
  switch (field.kind) {
    case 'checkbox':
    case 'consent':
      return <input {...common} type="checkbox" value={YES} defaultChecked={value === YES} />;
    case 'select':
    case 'slot':
      return (
        // Without a value React must not set one: it would undo what was chosen before the script came.
        <select {...common} autoComplete={field.autocomplete} defaultValue={value || undefined}>
          <Options {...props} />
        </select>
      );
    case 'textarea':
      return (
        // Browsers silently truncate a long pasted text; with a script it stays, and the form reports the error.
        <textarea
          {...typed}
          rows={5}
          maxLength={state.isLive ? undefined : field.maxLength}
          defaultValue={value}
        />
      );
    default:
      return (
        <input
          {...typed}
          {...(field.kind === 'date'
            ? state.isLive && dayLimits(field, new Date())
            : { maxLength: field.maxLength })}
          type={INPUT_TYPES[field.kind] ?? 'text'}
          enterKeyHint="next"
          defaultValue={value}
        />
      );
  }
}

/** The choices of a list; slots in groups by property, of which only those of the named property are shown. */
function Options({ view, state, field }: FieldProps) {
  const property = field.kind === 'slot' ? (state.entries.get('property')?.[0] ?? '') : '';
  return (
    <>
      <option value="">{view.text(field.kind === 'slot' ? 'option.slot.none' : 'option.none')}</option>
      {inGroups(choicesOf(view, field)).map((choices) => {
        const [first] = choices;
        const options = choices.map(({ value, text, lang }) => (
          <option key={value} value={value} lang={lang}>
            {text}
          </option>
        ));
        if (!first?.group) return options;
        return (
          <optgroup
            key={first.group.text}
            label={first.group.text}
            lang={first.group.lang}
            hidden={!isOpenSlot(first, property)}
          >
            {options}
          </optgroup>
        );
      })}
    </>
  );
}

/** Choices of the same group together, in the order of their first ones. */
function inGroups(choices: readonly Choice[]): Choice[][] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const name = choice.group?.text ?? '';
    groups.set(name, [...(groups.get(name) ?? []), choice]);
  }
  return [...groups.values()];
}
