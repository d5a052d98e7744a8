import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type feedback from '../../../i18n/fr/feedback.json';
import type forms from '../../../i18n/fr/forms.json';
import type mail from '../../../i18n/fr/mail.json';
import type relay from '../../../i18n/fr/relay.json';
import type { FormText } from '../../../src/features/forms/render/view.ts';
import { LOCALES, type Locale } from '../../../src/i18n/locales.ts';

interface Keys {
  mail: keyof typeof mail;
  relay: keyof typeof relay;
  forms: keyof typeof forms;
  feedback: keyof typeof feedback;
}

type Namespace = keyof Keys;

const NAMESPACES: readonly Namespace[] = ['mail', 'relay', 'forms', 'feedback'];

const read = (locale: Locale, namespace: Namespace): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../i18n/${locale}/${namespace}.json`), 'utf8'));

/** The texts of mails, the relay's pages and forms, because i18next is initialised only for the site's pages. */
const TEXTS = Object.fromEntries(
  LOCALES.map((locale) => [
    locale,
    Object.fromEntries(NAMESPACES.map((namespace) => [namespace, read(locale, namespace)])),
  ]),
) as Record<Locale, Record<Namespace, Record<string, string>>>;

type Values = Readonly<Record<string, string | number>>;

/** The text of a key known at compile time, with its placeholders filled in. */
export function textOf<N extends Namespace>(
  locale: Locale,
  namespace: N,
  key: Keys[N],
  values: Values = {},
): string {
  return fill(textIfAny(locale, namespace, key) ?? key, values);
}

/** The text of a composed key, such as `label.{field}`; `undefined` if there is none. */
export function textIfAny(locale: Locale, namespace: Namespace, key: string): string | undefined {
  const texts = TEXTS[locale][namespace];
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
