import deFeedback from '../../../i18n/de/feedback.json' with { type: 'json' };
import deForms from '../../../i18n/de/forms.json' with { type: 'json' };
import deMail from '../../../i18n/de/mail.json' with { type: 'json' };
import deRelay from '../../../i18n/de/relay.json' with { type: 'json' };
import enFeedback from '../../../i18n/en/feedback.json' with { type: 'json' };
import enForms from '../../../i18n/en/forms.json' with { type: 'json' };
import enMail from '../../../i18n/en/mail.json' with { type: 'json' };
import enRelay from '../../../i18n/en/relay.json' with { type: 'json' };
import frFeedback from '../../../i18n/fr/feedback.json' with { type: 'json' };
import frForms from '../../../i18n/fr/forms.json' with { type: 'json' };
import frMail from '../../../i18n/fr/mail.json' with { type: 'json' };
import frRelay from '../../../i18n/fr/relay.json' with { type: 'json' };
import nlFeedback from '../../../i18n/nl/feedback.json' with { type: 'json' };
import nlForms from '../../../i18n/nl/forms.json' with { type: 'json' };
import nlMail from '../../../i18n/nl/mail.json' with { type: 'json' };
import nlRelay from '../../../i18n/nl/relay.json' with { type: 'json' };
import type { FormText } from '../../../src/features/forms/render/view.ts';
import type { Locale } from '../../../src/i18n/locales.ts';

/**
 * The texts of mails, the relay's pages, and forms, because i18next is initialised only for the site's pages.
 */
const TEXTS = {
  fr: { mail: frMail, relay: frRelay, forms: frForms, feedback: frFeedback },
  nl: { mail: nlMail, relay: nlRelay, forms: nlForms, feedback: nlFeedback },
  en: { mail: enMail, relay: enRelay, forms: enForms, feedback: enFeedback },
  de: { mail: deMail, relay: deRelay, forms: deForms, feedback: deFeedback },
} satisfies Record<Locale, object>;

type Namespace = keyof (typeof TEXTS)['fr'];

type Values = Readonly<Record<string, string | number>>;

/** The text of a key known at compile time, with its placeholders filled in. */
export function textOf<N extends Namespace>(
  locale: Locale,
  namespace: N,
  key: keyof (typeof TEXTS)['fr'][N] & string,
  values: Values = {},
): string {
  return fill(textIfAny(locale, namespace, key) ?? key, values);
}

/** The text of a composed key, such as `label.{field}`; `undefined` if there is none. */
export function textIfAny(locale: Locale, namespace: Namespace, key: string): string | undefined {
  const texts: Record<string, string> = TEXTS[locale][namespace];
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}

/** The texts of forms in one language, for who renders them. */
export const formText =
  (locale: Locale): FormText =>
  (key, values = {}) =>
    fill(textIfAny(locale, 'forms', key) ?? key, values);

const fill = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
