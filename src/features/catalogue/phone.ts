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
 * The `tel:` address of a number. The `(0)` of `+32 (0)4 …` is left out, for it is not dialled after a country code.
 * @returns `undefined` where the value is not a number that can be dialled
 */
export function phoneHref(value: string): string | undefined {
  const international = /^\s*(\+|00)/.test(value) ? value.replace(/\(\s*0\s*\)/, '') : value;
  const number = international.replace(SEPARATORS, '');
  return /^\+?\d+$/.test(number) ? `tel:${number}` : undefined;
}
