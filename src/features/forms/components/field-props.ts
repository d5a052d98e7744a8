import type { Field } from '../definitions/field.ts';
import type { FormState } from '../state.ts';
import type { FormView } from '../view.ts';

/** What a field and each of its parts is drawn from. */
export interface FieldProps {
  view: FormView;
  state: FormState;
  field: Field;
}
