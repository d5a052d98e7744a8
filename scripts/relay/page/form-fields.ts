import type { FormErrors } from '../../../src/features/forms/definitions/definition.ts';
import type { Field } from '../../../src/features/forms/definitions/field.ts';
import type { Entries } from '../../../src/features/forms/definitions/validate.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import type { AgencySite } from '../site/agency-site.ts';
import { labelOf } from '../text/answers.ts';
import { Html, html } from '../text/escape.ts';
import { textIfAny, textOf } from '../text/texts.ts';
import { choicesOf } from './choices.ts';

export interface Drawing {
  site: AgencySite;
  locale: Locale;
  entries: Entries;
  errors: FormErrors;
}

/** The words of an error code. */
export function errorText(
  code: string,
  field: Field | undefined,
  { site, locale }: Omit<Drawing, 'entries' | 'errors'>,
): string {
  const text = textIfAny(locale, 'forms', `error.${code}`) ?? textOf(locale, 'relay', 'title.invalid');
  const values: Record<string, string> = {
    min: String(field?.min ?? 0),
    max: String(field?.max ?? field?.maxLength ?? ''),
    phone: site.info.agency.phones[0]?.number ?? '',
  };
  return text.replace(/\{\{?(\w+)\}?\}/g, (whole, name: string) => values[name] ?? whole);
}

/** One field with what was filled in, and what is wrong with it. */
export function drawField(field: Field, drawing: Drawing): Html {
  const { entries, errors, locale, site } = drawing;
  const given = entries.get(field.name) ?? [];
  if (field.kind === 'hidden')
    return html`<input type="hidden" name="${field.name}" value="${given[0] ?? ''}">\n`;
  const code = errors[field.name];
  const isOne = field.kind === 'checkbox' || field.kind === 'consent';
  const optional = field.required
    ? ''
    : html` <span class="quiet">(${textOf(locale, 'relay', 'optional')})</span>`;
  const message =
    code === undefined
      ? ''
      : html`<p class="error" id="${field.name}-error">${errorText(code, field, { site, locale })}</p>`;
  const described =
    code === undefined ? '' : html` aria-invalid="true" aria-describedby="${field.name}-error"`;
  const choices = choicesOf(field, locale, site, entries);

  if (field.kind === 'select' || field.kind === 'slot') {
    return html`<div class="field"><label for="${field.name}">${labelOf(field, locale)}${optional}</label>
<select id="${field.name}" name="${field.name}"${described}><option value="">${textOf(locale, 'relay', 'choose')}</option>${choices.map(
      ({ value, label }) =>
        html`<option value="${value}"${given.includes(value) ? SELECTED : ''}>${label}</option>`,
    )}</select>${message}</div>\n`;
  }
  if (choices.length > 0) {
    const type = field.kind === 'radio' ? 'radio' : 'checkbox';
    const boxes = choices.map(
      ({ value, label }, index) =>
        html`<label class="choice"><input type="${type}" name="${field.name}" value="${value}"${
          index === 0 ? html` id="${field.name}"` : ''
        }${given.includes(value) ? CHECKED : ''}${described}> ${label}</label>`,
    );
    return isOne
      ? html`<div class="field">${boxes}${message}</div>\n`
      : html`<fieldset><legend>${labelOf(field, locale)}${optional}</legend>${boxes}${message}</fieldset>\n`;
  }
  return html`<div class="field"><label for="${field.name}">${labelOf(field, locale)}${optional}</label>
${control(field, given[0] ?? '', described)}${message}</div>\n`;
}

const SELECTED = new Html(' selected');
const CHECKED = new Html(' checked');

function control(field: Field, value: string, described: Html | ''): Html {
  const { name, kind, maxLength, autocomplete, inputmode } = field;
  const hints = html`${autocomplete ? html` autocomplete="${autocomplete}"` : ''}${inputmode ? html` inputmode="${inputmode}"` : ''}`;
  // The first line break after <textarea> is not part of its value.
  if (kind === 'textarea')
    return html`<textarea id="${name}" name="${name}" rows="6" maxlength="${maxLength}"${described}>\n${value}</textarea>`;
  const type = kind === 'email' || kind === 'tel' || kind === 'date' ? kind : 'text';
  return html`<input type="${type}" id="${name}" name="${name}" maxlength="${maxLength}" value="${value}"${hints}${described}>`;
}
