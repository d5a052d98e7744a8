import type { FormText } from '../../../src/features/forms/view.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { type Texts, texts } from '../../../src/i18n/texts.ts';
import { fill, type Values } from '../../../src/ui/fill.ts';

type Namespace = 'mail' | 'relay' | 'forms' | 'feedback' | 'filters';

/** The text of a key known at compile time, with its placeholders filled in. */
export function textOf<N extends Namespace>(
  locale: Locale,
  namespace: N,
  key: keyof Texts[N] & string,
  values: Values = {},
): string {
  return fill(textIfAny(locale, namespace, key) ?? key, values);
}

/** The text of a composed key, such as `label.{field}`; `undefined` if there is none. */
export function textIfAny(locale: Locale, namespace: Namespace, key: string): string | undefined {
  const all: Readonly<Record<string, string>> = texts(locale)[namespace];
  return Object.hasOwn(all, key) ? all[key] : undefined;
}

/** The texts of forms in one language, for who renders them. */
export const formText =
  (locale: Locale): FormText =>
  (key, values = {}) =>
    fill(textIfAny(locale, 'forms', key) ?? key, values);
