import type { Goal } from '../../snapshot/market.ts';
import type { SiteInfo } from '../../snapshot/schema/site.ts';

const SEPARATORS = /[\s./()\u2010-\u2014-]/g;

/** How many digits stand in each group, by the number's count of digits. */
const GROUPS: Readonly<Record<number, RegExp>> = {
  10: /^(\d{4})(\d{2})(\d{2})(\d{2})$/,
  9: /^(\d{3})(\d{2})(\d{2})(\d{2})$/,
};

/**
 * A telephone number in groups, `0470 00 00 00` or `042 22 33 44` (specification, section 5).
 * Digits are counted after spaces, dots, slashes, hyphens and brackets are taken away.
 * @returns the value unchanged unless it holds exactly 10 or 9 digits and nothing else; so with `+32…` numbers
 */
export function formatPhone(value: string): string {
  const digits = value.replace(SEPARATORS, '');
  return GROUPS[digits.length]?.exec(digits)?.slice(1).join(' ') ?? value;
}

/**
 * The `tel:` address of a number, as any country's network takes it; the only place that makes one. A number without
 * a country's code is Belgian. The `(0)` of `+32 (0)4 …` is left out, for it is not dialled after such a code.
 * @returns `undefined` where the value is not a number that can be dialled
 */
export function phoneHref(value: string): string | undefined {
  const international = /^\s*(\+|00)/.test(value) ? value.replace(/\(\s*0\s*\)/, '') : value;
  const number = international
    .replace(SEPARATORS, '')
    .replace(/^00/, '+')
    .replace(/^0(?=\d{8,9}$)/, '+32');
  return /^\+?\d+$/.test(number) ? `tel:${number}` : undefined;
}

type Phone = SiteInfo['agency']['phones'][number];

/**
 * The agency's telephone for a property of a goal, as `phones` of `site.json` says; without a goal, or where none is
 * for that goal, its general one.
 * @param goal of the property that somebody calls about
 */
export function agencyPhone({ phones }: Pick<SiteInfo['agency'], 'phones'>, goal?: Goal): Phone | undefined {
  return phones.find((phone) => goal !== undefined && phone.goal === goal) ?? phones[0];
}
