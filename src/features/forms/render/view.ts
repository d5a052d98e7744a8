import type { Locale } from '../../../i18n/locales.ts';
import type { FormDefinition, FormErrors } from '../definitions/definition.ts';
import type { Field, OptionSource } from '../definitions/field.ts';
import type { Entries } from '../definitions/validate.ts';

/** A choice of a field; those of one group stand under its name. */
export interface Choice {
  value: string;
  text: string;
  /** The language of the text, where it is not the form's. */
  lang?: Locale | undefined;
  group?: { text: string; lang?: Locale | undefined };
}

/** Gives a text of `i18n/{language}/forms.json`, with its placeholders filled. */
export type FormText = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** A form service: the project's own lead relay, a service that takes plain form posts, or Netlify Forms. */
export type LeadService = 'relay' | 'post' | 'netlify';

/** Where forms are sent, as `leads` of `site.json` says. */
export interface LeadTarget {
  service: LeadService;
  /** The address that the form is posted to. */
  action: string;
  /** Where the visitor is led after sending. */
  thanks: string;
  /** The name of the honeypot. */
  honeypot: string;
  /** Entries that the service wants. */
  hidden: Readonly<Record<string, string>>;
}

export interface Captcha {
  provider: 'turnstile' | 'hcaptcha' | 'recaptcha';
  siteKey: string;
}

/** Everything that a form is rendered from. */
export interface FormView {
  form: FormDefinition;
  language: Locale;
  text: FormText;
  target: LeadTarget;
  /** The path of the page with the form. */
  page: string;
  choices: Readonly<Record<OptionSource, readonly Choice[]>>;
  /** The address of the privacy statement. */
  privacy?: string | undefined;
  /** A reference of the catalogue, as an example. */
  example: string;
  /** The agency's telephone number, for messages. */
  phone: string;
  captcha?: Captcha | undefined;
  /** What was filled in before. */
  entries?: Entries;
  errors?: FormErrors;
  /** A message above the form, such as that it was not sent. */
  message?: string;
}

/** The text of an error code at a field. */
export const errorText = (
  text: FormText,
  code: string,
  { field, phone }: { field?: Field | undefined; phone: string },
): string =>
  text(`error.${code}`, {
    min: field?.min ?? 0,
    max: field?.max ?? 0,
    length: field?.maxLength ?? 0,
    phone,
  });

/** Whether an error's text does not say which field it is about. */
export const needsLabel = (code: string): boolean => /^(text|number|amount|date|choice|range)\./.test(code);

/** The message where nothing could be sent: some forms have one of their own (specification, section 8). */
export const notSentCode = (form: FormDefinition): string =>
  ['send-to-friend', 'request-documents', 'testimonial'].includes(form.id) ? `notSent.${form.id}` : 'notSent';

export const fieldId = (form: FormDefinition, name: string): string => `${form.id}-${name}`;

export const labelOf = (view: Pick<FormView, 'text'>, field: Field): string =>
  view.text(field.label ?? `label.${field.name}`);
