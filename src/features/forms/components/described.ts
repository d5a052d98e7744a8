import type { Field } from '../definitions/field.ts';
import { type FormView, fieldId } from '../view.ts';

export const helpId = ({ form }: FormView, { name }: Field): string => `${fieldId(form, name)}-help`;
export const errorId = ({ form }: FormView, { name }: Field): string => `${fieldId(form, name)}-error`;

/** Whether a field has a link to the privacy statement in place of its help. */
export const hasPrivacy = ({ privacy }: FormView, { name }: Field): boolean =>
  name === 'consent' && privacy !== undefined;

/** The ids of the texts that describe a field, for `aria-describedby`. */
export const describedBy = (view: FormView, field: Field): string =>
  [field.help && helpId(view, field), errorId(view, field)].filter(Boolean).join(' ');
