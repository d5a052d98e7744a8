import type { EpcLabel } from '../catalogue/epc.ts';

const LETTERS = 'abcdefghi';
const SIGNS = ['plusplus', 'plus', '', 'minus'];

/** Whether a text is an energy label's key, such as `a_plus`. */
export const isEpcLabel = (text: string): text is EpcLabel => /^[a-i](_plus|_plusplus|_minus)?$/.test(text);

/** The rank of a label over all regions; lower is better. */
export function energyRank(label: EpcLabel): number {
  const [letter = '', sign = ''] = label.split('_');
  return LETTERS.indexOf(letter) * SIGNS.length + SIGNS.indexOf(sign);
}

/** The worst rank that matches "this label or better": a plain letter includes its minus. */
export const worstRank = (label: EpcLabel): number => energyRank(label) + (label.includes('_') ? 0 : 1);
