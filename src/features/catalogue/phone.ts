import { type LinkAttributes, linkAttributes } from '../../snapshot/link-attributes.ts';
import type { Goal } from '../../snapshot/market.ts';
import type { SiteInfo } from '../../snapshot/schema/site.ts';

const SEPARATORS = /[\s./()\u2010-\u2014-]/g;

/** The digit groups, by the number of digits. */
const GROUPS: Readonly<Record<number, RegExp>> = {
  10: /^(\d{4})(\d{2})(\d{2})(\d{2})$/,
  9: /^(\d{3})(\d{2})(\d{2})(\d{2})$/,
};

/**
 * A telephone number in groups, `0470 00 00 00` or `042 22 33 44` (specification, section 5). Digits are
 * counted after removing spaces, dots, slashes, hyphens and brackets.
 * @returns the value unchanged, as for `+32…` numbers, unless it consists of exactly 9 or 10 digits
 */
export function formatPhone(value: string): string {
  const digits = value.replace(SEPARATORS, '');
  return GROUPS[digits.length]?.exec(digits)?.slice(1).join(' ') ?? value;
}

/**
 * The `tel:` address of a number in international form. A number without a
 * country code is Belgian. The `(0)` of `+32 (0)4 …` is removed, because it is not dialled after a country
 * code.
 * @returns `undefined` if the value is not a number that can be dialled
 */
export function phoneHref(value: string): string | undefined {
  const international = /^\s*(\+|00)/.test(value) ? value.replace(/\(\s*0\s*\)/, '') : value;
  const number = international
    .replace(SEPARATORS, '')
    .replace(/^00/, '+')
    .replace(/^0(?=\d{8,9}$)/, '+32');
  return /^\+?\d+$/.test(number) ? `tel:${number}` : undefined;
}

/**
 * The attributes of a link that calls a number; every such link takes them from here.
 * @returns `undefined` if the value is not a number that can be dialled
 */
export function phoneLink(value: string): LinkAttributes | undefined {
  const href = phoneHref(value);
  return href === undefined ? undefined : linkAttributes(href);
}

type Phone = SiteInfo['agency']['phones'][number];

/**
 * The agency's telephone number for properties of a goal, from `phones` of `site.json`; the general one if no
 * goal is given or if the goal has none.
 * @param goal of the property that the call is about
 */
export function agencyPhone({ phones }: Pick<SiteInfo['agency'], 'phones'>, goal?: Goal): Phone | undefined {
  return phones.find((phone) => goal !== undefined && phone.goal === goal) ?? phones[0];
}
