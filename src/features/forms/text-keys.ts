import type { FormDefinition } from './definitions/definition.ts';
import type { Field } from './definitions/field.ts';
import { codesOf } from './definitions/read-value.ts';
import { labelKey, notSentCode, sendKey } from './view.ts';

/** Texts of every form: of its notes, its summary, its sending. */
const COMMON = ['note', 'honeypot', 'optional', 'privacy.link', 'summary.title', 'summary.text'];
const SAID = ['sending', 'retry', 'restored', 'restored.clear'];

/** The error codes that a form can show: of its fields, of rules across them, of the captcha, of the relay. */
function errorCodes(form: FormDefinition, hasCaptcha: boolean): string[] {
  return [
    ...form.fields.flatMap((field) => {
      const { empty, invalid, tooLong } = codesOf(field);
      return [...(field.required ? [empty] : []), invalid, tooLong];
    }),
    ...(hasCaptcha ? ['captcha.empty', 'captcha.failed', 'captcha.invalid'] : []),
    ...(form.check ? ['range.invalid', 'endDate.invalid'] : []),
    ...(form.fields.some(({ kind }) => kind === 'slot') ? ['slots.full'] : []),
    ...(form.mails.includes('documents') ? ['documents.already'] : []),
    ...(form.needsMarket ? ['property.sold', 'property.rented'] : []),
    ...['tooMany', 'text.invalid', notSentCode(form)],
  ];
}

const keysOf = (field: Field): string[] => [
  ...(field.kind === 'hidden' ? [] : [labelKey(field)]),
  ...(field.help ? [field.help] : []),
  ...(field.help === 'help.amount' ? ['help.deposit'] : []),
  ...(field.options ?? []).map((value) => `option.${field.name}.${value}`),
  ...(field.kind === 'select' ? ['option.none'] : []),
  ...(field.kind === 'slot' ? ['option.slot.none'] : []),
];

/**
 * The keys in `i18n/{language}/forms.json` of every text that a form can show.
 * @param hasCaptcha whether the site has one
 */
export function textKeys(form: FormDefinition, hasCaptcha: boolean): string[] {
  const groups = form.steps.flat().map(({ id }) => `group.${id}`);
  const steps = form.steps.length > 1 ? ['step', 'next', 'back'] : [];
  const errors = errorCodes(form, hasCaptcha).map((code) => `error.${code}`);
  const own = [...steps, ...groups, ...form.fields.flatMap(keysOf), ...errors];
  return [...new Set([...COMMON, ...SAID, sendKey(form), ...own])];
}
