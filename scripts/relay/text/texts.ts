import type { FormText } from '../../../src/features/forms/view.ts';
import { fillLaw } from '../../../src/i18n/fill-law.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { fromTexts, type Texts } from '../../../src/i18n/texts.ts';
import type { Law } from '../../../src/snapshot/law/names.ts';
import { lawWords } from '../../../src/snapshot/law/words.ts';

type Namespace = 'mail' | 'relay' | 'forms' | 'feedback' | 'filters';

/** The texts of mails, the relay's pages, forms and filters, because i18next is initialised only for the site's pages. */
const TEXTS = fromTexts(({ mail, relay, forms, feedback, filters }) => ({
  mail,
  relay,
  forms,
  feedback,
  filters,
}));

type Values = Readonly<Record<string, string | number>>;

/** The text of a key known at compile time, with its placeholders filled in; those of the law need `law`. */
export function textOf<N extends Namespace>(
  locale: Locale,
  namespace: N,
  key: keyof Texts[N] & string,
  values: Values = {},
  law?: Law,
): string {
  return fill(textIfAny(locale, namespace, key, law) ?? key, values);
}

/** The text of a composed key, such as `label.{field}`; `undefined` if there is none. */
export function textIfAny(locale: Locale, namespace: Namespace, key: string, law?: Law): string | undefined {
  const texts: Record<string, string> = TEXTS[locale][namespace];
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
  return text && fillLaw(text, law && lawWords(law, locale));
}

/** The texts of forms in one language, for who renders them. */
export const formText =
  (locale: Locale, law: Law): FormText =>
  (key, values = {}) =>
    fill(textIfAny(locale, 'forms', key, law) ?? key, values);

const fill = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
