import type { Locale } from '../../i18n/locales.ts';
import type { Values } from '../../ui/fill.ts';
import type { FormDefinition, FormErrors } from './definitions/definition.ts';
import type { Field, OptionSource } from './definitions/field.ts';
import type { Permitted } from './definitions/tenant-questions.ts';
import type { Entries } from './definitions/validate.ts';

/** A choice of a field. Choices of one group are listed under the group's name. */
export interface Choice {
  value: string;
  text: string;
  /** The language of the text, if it is not the form's. */
  lang?: Locale | undefined;
  group?: { text: string; lang?: Locale | undefined };
}

/** Returns a text of `i18n/{language}/forms.json` with its placeholders filled in. */
export type FormText = (key: string, values?: Values) => string;

/** A form service: the project's own lead relay, a service that takes plain form posts, or Netlify Forms. */
export type LeadService = 'relay' | 'post' | 'netlify';

/** Where forms are sent, as `leads` of `site.json` says. */
export interface LeadTarget {
  service: LeadService;
  /** The address that the form is posted to. */
  action: string;
  /** The page to which the visitor is redirected after sending. */
  thanks: string;
  /** The name of the honeypot. */
  honeypot: string;
  /** Entries that the service expects. */
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
  /** A reference from the catalogue, as an example for the visitor. */
  example: string;
  /** The agency's telephone number, for messages. */
  phone: string;
  /** The deposit on an accepted offer in percent of the price, which the law files tell (specification, section 9); 0 if no amount is asked. */
  offerDeposit: number;
  captcha?: Captcha | undefined;
  /** What the law permits of a rental application as long as no property is named; the form has these questions. */
  permitted?: Permitted | undefined;
  /** What was filled in before the form was drawn again. */
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

/** The message if nothing could be sent; some forms have their own (specification, section 8). */
export const notSentCode = (form: FormDefinition): string =>
  ['send-to-friend', 'request-documents', 'testimonial'].includes(form.id) ? `notSent.${form.id}` : 'notSent';

export const fieldId = (form: FormDefinition, name: string): string => `${form.id}-${name}`;

/** The key of a field's label. */
export const labelKey = ({ label, name }: Field): string => label ?? `label.${name}`;

export const labelOf = (view: Pick<FormView, 'text'>, field: Field): string => view.text(labelKey(field));

/** The key of the words on the button that sends a form; some say what happens next. */
export const sendKey = ({ id }: FormDefinition): string =>
  ['contact-appointment', 'contact-demand', 'purchase-offer'].includes(id) ? `send.${id}` : 'send';

/** What was filled in before the form was drawn again. */
export const valuesOf = ({ entries }: FormView, { name }: Field): readonly string[] =>
  entries?.get(name) ?? [];

/** A conditional field is required only if it is asked, which the browser cannot know without a script. */
export const isAlwaysRequired = (field: Field): boolean => field.required && !field.when;

/** A field's choices with their labels. */
export function choicesOf(
  { choices, text }: FormView,
  { name, source, options = [] }: Field,
): readonly Choice[] {
  return source
    ? choices[source]
    : options.map((value) => ({ value, text: text(`option.${name}.${value}`) }));
}
