import { isClosed } from '../conditions.ts';
import type { Group as Fields } from '../definitions/definition.ts';
import type { FormState } from '../state.ts';
import type { FormView } from '../view.ts';
import { Field } from './Field.tsx';

interface Props {
  view: FormView;
  state: FormState;
  group: Fields;
}

/** Fields under one heading; hidden if each of them is. */
export function Group({ view, state, group }: Props) {
  const isEmpty = group.fields.every((field) => isClosed(view, field, state.entries));
  return (
    <fieldset className="form__group" data-group={group.id} data-closed={isEmpty ? '' : undefined}>
      <legend>{view.text(`group.${group.id}`)}</legend>
      <div className="form__fields">
        {group.fields.map((field) => (
          <Field key={field.name} view={view} state={state} field={field} />
        ))}
      </div>
    </fieldset>
  );
}
