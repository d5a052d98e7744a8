import type { Group, Step } from '../definitions/definition.ts';
import { codesOf } from '../definitions/read-value.ts';
import { TECHNICAL } from '../definitions/technical.ts';
import { isAsked } from '../definitions/validate.ts';
import { renderField } from './field.ts';
import { attributes, html, json, type Markup } from './markup.ts';
import { errorText, type FormView, fieldId, labelOf, needsLabel, notSentCode } from './view.ts';

/** A whole form that posts without a script; the script reads the `data-` attributes and the texts. */
export function renderForm(view: FormView): Markup {
  const { form, target, text } = view;
  const steps = form.steps.length;
  const own = attributes({
    class: 'form',
    method: 'post',
    action: target.action,
    'data-form': form.id,
    'data-service': target.service,
    'data-thanks': target.thanks,
    'data-steps': steps > 1 && steps,
    ...(target.service === 'netlify' && {
      name: form.id,
      'data-netlify': 'true',
      'netlify-honeypot': target.honeypot,
    }),
  });
  return html`<form${own}>
<p class="form__note">${text('note')}</p>
${renderSummary(view)}
${form.steps.map((step, index) => renderStep(view, step, index))}
<div class="form__technical" aria-hidden="true"><label>${text('honeypot')} <input type="text" name="${target.honeypot}" tabindex="-1" autocomplete="off"></label></div>
${renderHidden(view)}
<script type="application/json" data-form-texts>${json(scriptTexts(view))}</script>
</form>`;
}

function renderStep(view: FormView, step: Step, index: number): Markup {
  const { text, form } = view;
  const steps = form.steps.length;
  const isLast = index === steps - 1;
  const back =
    steps > 1 &&
    index > 0 &&
    html`<button class="button button--quiet form__script" type="button" data-back>${text('back')}</button>`;
  const next = html`<button class="button form__script" type="button" data-next>${text('next')}</button>`;
  const send = html`<button class="button" type="submit"><span data-send>${sendText(view)}</span></button>`;
  return html`<div class="form__step" data-step="${index + 1}">
${steps > 1 && html`<p class="form__progress form__script"><span>${text('step', { step: index + 1, steps })}</span><progress max="${steps}" value="${index + 1}" aria-hidden="true"></progress></p>`}
${step.map((group) => renderGroup(view, group))}
${isLast && renderCaptcha(view)}
<div class="form__actions">${back}${isLast ? send : next}</div>
</div>`;
}

const sendText = ({ form, text }: FormView): string =>
  text(
    ['contact-appointment', 'contact-demand', 'purchase-offer'].includes(form.id)
      ? `send.${form.id}`
      : 'send',
  );

function renderGroup(view: FormView, group: Group): Markup {
  const isClosed = group.fields.every((field) => !isAsked(field, view.entries ?? new Map()));
  return html`<fieldset class="form__group" data-group="${group.id}"${attributes({ 'data-closed': isClosed })}><legend>${view.text(`group.${group.id}`)}</legend>
<div class="form__fields">${group.fields.map((field) => renderField(view, field))}</div></fieldset>`;
}

/** The list of errors above the form, each a link to its field; a script fills and shows it. */
function renderSummary(view: FormView): Markup {
  const { form, text, phone, message } = view;
  const errors = Object.entries(view.errors ?? {});
  const items = errors.map(([name, code]) => {
    const field = form.fields.find((candidate) => candidate.name === name);
    const error = errorText(text, code, { field, phone });
    const words = field && needsLabel(code) ? `${labelOf(view, field)} – ${error}` : error;
    return field ? html`<li><a href="#${fieldId(form, name)}">${words}</a></li>` : html`<li>${error}</li>`;
  });
  return html`<div class="form__summary" tabindex="-1" role="group" aria-labelledby="${form.id}-summary"${attributes({ hidden: errors.length === 0 && !message })}>
<h2 id="${form.id}-summary" data-summary-title>${message ?? text('summary.title')}</h2>
<p data-summary-text${attributes({ hidden: errors.length === 0 })}>${text('summary.text')}</p>
<ul data-summary-list>${items}</ul>
</div>
<p class="visually-hidden" role="status" data-form-status></p>`;
}

function renderHidden({ language, page, target }: FormView): Markup[] {
  const entries = { [TECHNICAL.language]: language, [TECHNICAL.page]: page, ...target.hidden };
  return Object.entries(entries).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
}

const renderCaptcha = ({ captcha }: FormView): Markup | false =>
  captcha !== undefined &&
  html`<div class="form__captcha" data-captcha="${captcha.provider}" data-site-key="${captcha.siteKey}"></div>`;

/** The texts that the script may need for this form. */
function scriptTexts(view: FormView): Record<string, string> {
  const { form, text, phone } = view;
  const raw = (key: string) => text(key, { phone });
  const codes = [
    ...form.fields.flatMap((field) => {
      const { empty, invalid, tooLong } = codesOf(field);
      const isTyped =
        !field.options && !field.source && field.kind !== 'consent' && field.kind !== 'checkbox';
      return [...(field.required ? [empty] : []), invalid, ...(isTyped ? [tooLong] : [])];
    }),
    ...(form.check ? ['range.invalid', 'endDate.invalid'] : []),
    ...(view.captcha ? ['captcha.empty', 'captcha.failed', 'captcha.invalid'] : []),
    ...(form.fields.some((field) => field.kind === 'slot') ? ['slots.full'] : []),
    ...(form.mails.includes('documents') ? ['documents.already'] : []),
    ...(form.needsMarket ? ['property.sold', 'property.rented'] : []),
    ...['tooMany', notSentCode(form)],
  ];
  const keys = [
    ...codes.map((code) => `error.${code}`),
    ...['summary.title', 'sending', 'retry', 'restored', 'restored.clear'],
    ...(form.fields.some((field) => field.name === 'amount') ? ['help.deposit'] : []),
  ];
  return Object.fromEntries([...new Set(keys)].map((key) => [key, raw(key)]));
}
