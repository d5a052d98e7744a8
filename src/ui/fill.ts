import { onceFor } from './once-for.ts';

/** Puts values in the place of `{{name}}` in a text that an island got as a label. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));

/**
 * The form of a text that fits a count, filled: an island's counterpart of i18next's plurals.
 * @param texts holds `{key}_one` and `{key}_other`
 */
export function plural<Key extends string>(
  texts: Readonly<Record<`${Key}_one` | `${Key}_other`, string>>,
  key: Key,
  count: number,
  language: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const form = rulesOf(language).select(count) === 'one' ? 'one' : 'other';
  return fill(texts[`${key}_${form}`], { count, ...values });
}

const rulesOf = onceFor((language) => new Intl.PluralRules(language));
