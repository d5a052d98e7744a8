import type { FormText } from '../../../src/features/forms/view.ts';
import { fillLaw } from '../../../src/i18n/fill-law.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { type Texts, texts } from '../../../src/i18n/texts.ts';
import type { Law } from '../../../src/snapshot/law/names.ts';
import { lawWords } from '../../../src/snapshot/law/words.ts';
import { fill, type Values } from '../../../src/ui/fill.ts';

type Namespace = 'mail' | 'relay' | 'forms' | 'feedback' | 'filters';

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
  const all: Readonly<Record<string, string>> = texts(locale)[namespace];
  const text = Object.hasOwn(all, key) ? all[key] : undefined;
  return text && fillLaw(text, law && lawWords(law, locale));
}

/** The texts of forms in one language, for who renders them. */
export const formText =
  (locale: Locale, law: Law): FormText =>
  (key, values = {}) =>
    fill(textIfAny(locale, 'forms', key, law) ?? key, values);
