import { fill } from './fill.ts';
import { onceFor } from './once-for.ts';

/**
 * The plural form of a label for a count, filled in; for islands, which have no i18next.
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
