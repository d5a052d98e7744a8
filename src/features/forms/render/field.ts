import { type Field, YES } from '../definitions/field.ts';
import { isAsked } from '../definitions/validate.ts';
import { attributes, html, type Markup } from './markup.ts';
import { type Choice, errorText, type FormView, fieldId, labelOf } from './view.ts';

/** A field with its label above, its help and its error below. */
export function renderField(view: FormView, field: Field): Markup {
  if (field.kind === 'hidden')
    return html`<input type="hidden" name="${field.name}" value="${valuesOf(view, field)[0] ?? ''}">`;
  if (field.kind === 'slot' && view.choices.slots.length === 0) return html``;
  const isGroup = field.kind === 'radio' || field.kind === 'checkboxes';
  const isBox = field.kind === 'checkbox' || field.kind === 'consent';
  const outer = attributes({
    class: field.half ? 'field field--half' : 'field',
    'data-field': field.name,
    'data-closed': !isAsked(field, view.entries ?? new Map()),
    ...(isGroup && {
      id: fieldId(view.form, field.name),
      tabindex: '-1',
      'aria-describedby': describedBy(view, field),
    }),
  });
  const below = html`${help(view, field)}${errorLine(view, field)}`;
  if (isGroup)
    return html`<fieldset${outer}><legend>${label(view, field)}</legend><div class="choices">${choices(view, field)}</div>${below}</fieldset>`;
  if (isBox)
    return html`<div${outer}><label class="choice"><input${control(view, field)}><span>${labelOf(view, field)}</span></label>${below}</div>`;
  return html`<div${outer}><label for="${fieldId(view.form, field.name)}">${label(view, field)}</label>${input(view, field)}${below}</div>`;
}

const valuesOf = (view: FormView, field: Field): readonly string[] => view.entries?.get(field.name) ?? [];

function label(view: FormView, field: Field): Markup {
  return field.required
    ? html`${labelOf(view, field)}`
    : html`${labelOf(view, field)} <span class="field__optional">(${view.text('optional')})</span>`;
}

const helpId = (view: FormView, field: Field): string => `${fieldId(view.form, field.name)}-help`;
const errorId = (view: FormView, field: Field): string => `${fieldId(view.form, field.name)}-error`;
const hasPrivacy = (view: FormView, field: Field): boolean =>
  field.name === 'consent' && view.privacy !== undefined;

const describedBy = (view: FormView, field: Field): string =>
  [field.help && helpId(view, field), errorId(view, field)].filter(Boolean).join(' ');

function help(view: FormView, field: Field): Markup {
  if (hasPrivacy(view, field))
    return html`<p class="field__help"><a href="${view.privacy ?? ''}">${view.text('privacy.link')}</a></p>`;
  if (!field.help) return html``;
  const values = { example: view.example };
  const deposit =
    field.help === 'help.amount' && html`<p class="field__help" data-deposit aria-live="polite" hidden></p>`;
  return html`<p class="field__help" id="${helpId(view, field)}">${view.text(field.help, values)}</p>${deposit}`;
}

function errorLine(view: FormView, field: Field): Markup {
  const code = view.errors?.[field.name];
  const id = errorId(view, field);
  return code
    ? html`<p class="field__error" id="${id}">${errorText(view.text, code, { field, phone: view.phone })}</p>`
    : html`<p class="field__error" id="${id}" hidden></p>`;
}

/** A conditional field is required only if it is asked, which the browser cannot know without a script. */
const isAlwaysRequired = (field: Field): boolean => field.required && !field.when;

const INPUT_TYPES: Partial<Record<Field['kind'], string>> = {
  email: 'email',
  tel: 'tel',
  date: 'date',
  checkbox: 'checkbox',
  consent: 'checkbox',
};

function control(view: FormView, field: Field): Markup {
  const isBox = field.kind === 'checkbox' || field.kind === 'consent';
  const isTyped = !isBox && field.kind !== 'slot' && field.kind !== 'select';
  const value = valuesOf(view, field)[0] ?? '';
  return attributes({
    id: fieldId(view.form, field.name),
    name: field.name,
    ...(isTyped && field.kind !== 'textarea' && { type: INPUT_TYPES[field.kind] ?? 'text', value }),
    ...(isBox && { type: 'checkbox', value: YES, checked: value === YES }),
    required: isAlwaysRequired(field),
    maxlength: isTyped && field.kind !== 'date' && field.maxLength,
    autocomplete: field.autocomplete,
    inputmode: field.inputmode,
    enterkeyhint: isTyped && field.kind !== 'textarea' && 'next',
    'aria-invalid': view.errors?.[field.name] !== undefined && 'true',
    'aria-describedby': describedBy(view, field),
  });
}

function input(view: FormView, field: Field): Markup {
  if (field.kind === 'textarea')
    return html`<textarea rows="5"${control(view, field)}>${valuesOf(view, field)[0] ?? ''}</textarea>`;
  if (field.kind === 'select' || field.kind === 'slot')
    return html`<select${control(view, field)}>${selectOptions(view, field)}</select>`;
  return html`<input${control(view, field)}>`;
}

/** A field's choices with their labels. */
function choicesOf(view: FormView, field: Field): readonly Choice[] {
  if (field.source) return view.choices[field.source];
  return (field.options ?? []).map((value) => ({
    value,
    text: view.text(`option.${field.name}.${value}`),
  }));
}

function selectOptions(view: FormView, field: Field): Markup[] {
  const chosen = valuesOf(view, field)[0] ?? '';
  const option = ({ value, text, lang }: Choice): Markup =>
    html`<option${attributes({ value, lang, selected: value === chosen })}>${text}</option>`;
  const groups = [...Map.groupBy(choicesOf(view, field), (choice) => choice.group?.text ?? '')];
  return [
    html`<option value="">${view.text(field.kind === 'slot' ? 'option.slot.none' : 'option.none')}</option>`,
    ...groups.flatMap(([group, choices]) =>
      group === ''
        ? choices.map(option)
        : [
            html`<optgroup label="${group}"${attributes({ lang: choices[0]?.group?.lang })}>${choices.map(option)}</optgroup>`,
          ],
    ),
  ];
}

function choices(view: FormView, field: Field): Markup[] {
  const chosen = valuesOf(view, field);
  const isRadio = field.kind === 'radio';
  return choicesOf(view, field).map(
    ({ value, text, lang }) =>
      html`<label class="choice"><input${attributes({
        type: isRadio ? 'radio' : 'checkbox',
        name: field.name,
        value,
        checked: chosen.includes(value),
        required: isRadio && isAlwaysRequired(field),
      })}><span${attributes({ lang })}>${text}</span></label>`,
  );
}
