import { memo } from 'react';
import { isClosed } from '../conditions.ts';
import { errorText, fieldId, labelOf, valuesOf } from '../view.ts';
import { Choices } from './Choices.tsx';
import { Control } from './Control.tsx';
import { describedBy, errorId, hasPrivacy } from './described.ts';
import type { FieldProps } from './field-props.ts';
import { Help } from './Help.tsx';

/** Not drawn again, since React would then take back what a script has put in: its default is a hidden field's value. */
const Hidden = memo(function Hidden({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} defaultValue={value} />;
});

/** A field with its label above, its help and its error below. */
export function Field({ view, state, field }: FieldProps) {
  if (field.kind === 'hidden') return <Hidden name={field.name} value={valuesOf(view, field)[0] ?? ''} />;
  if (field.kind === 'slot' && view.choices.slots.length === 0) return null;
  const box = {
    className: field.half ? 'field field--half' : 'field',
    'data-field': field.name,
    'data-closed': isClosed(view, field, state.entries) ? '' : undefined,
  };
  const below = (
    <>
      {hasPrivacy(view, field) ? (
        <p className="field__help">
          <a href={view.privacy}>{view.text('privacy.link')}</a>
        </p>
      ) : (
        <Help view={view} state={state} field={field} />
      )}
      <ErrorLine view={view} state={state} field={field} />
    </>
  );
  switch (field.kind) {
    case 'radio':
    case 'checkboxes':
      return (
        <fieldset
          {...box}
          id={fieldId(view.form, field.name)}
          tabIndex={-1}
          aria-describedby={describedBy(view, field)}
        >
          <legend>
            <Label view={view} field={field} />
          </legend>
          <div className="choices">
            <Choices view={view} state={state} field={field} />
          </div>
          {below}
        </fieldset>
      );
    case 'checkbox':
    case 'consent':
      return (
        <div {...box}>
          {/* biome-ignore lint/a11y/noLabelWithoutControl: its control is a component */}
          <label className="choice">
            <Control view={view} state={state} field={field} />
            <span>{labelOf(view, field)}</span>
          </label>
          {below}
        </div>
      );
    default:
      return (
        <div {...box}>
          <label htmlFor={fieldId(view.form, field.name)}>
            <Label view={view} field={field} />
          </label>
          <Control view={view} state={state} field={field} />
          {below}
        </div>
      );
  }
}

function Label({ view, field }: Omit<FieldProps, 'state'>) {
  if (field.required) return labelOf(view, field);
  return (
    <>
      {`${labelOf(view, field)} `}
      <span className="field__optional">{`(${view.text('optional')})`}</span>
    </>
  );
}

function ErrorLine({ view, state, field }: FieldProps) {
  const code = state.errors[field.name];
  return (
    <p className="field__error" id={errorId(view, field)} hidden={code === undefined}>
      {code === undefined ? '' : errorText(view.text, code, { field, phone: view.phone })}
    </p>
  );
}
