import { fill, type Values } from './fill.ts';
import { onceFor } from './once-for.ts';

/**
 * The text in the plural form for `values.count`, filled in, as i18next gives it to pages. A module beside
 * `fill`, which every page loads.
 * @param texts holds `{key}_one` and `{key}_other`; the latter is for every other form of a language too
 */
export function plural<Key extends string>(
  texts: Readonly<Record<`${Key}_one` | `${Key}_other`, string>>,
  key: Key,
  values: Values & { readonly count: number },
  language: string,
): string {
  const form = rulesOf(language).select(values.count) === 'one' ? 'one' : 'other';
  return fill(texts[`${key}_${form}`], values);
}

const rulesOf = onceFor((language) => new Intl.PluralRules(language));
