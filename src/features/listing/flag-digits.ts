import { byName, FLAGS, type FlagName } from '../catalogue/filters.ts';

/**
 * The digit 0. A property's flags are one character of the catalogue file, each flag a bit: of three flags the digits
 * 0 to 7, of more the characters that follow them.
 */
const NONE = 48;
const LAST = NONE + 2 ** FLAGS.length - 1;

/** A character for each property. */
export const FLAG_DIGITS = new RegExp(`^[0-\\u{${LAST.toString(16)}}]*$`, 'u');

/** A property's flags as one character. */
export const writeFlags = (row: Readonly<Record<FlagName, boolean>>): string =>
  String.fromCharCode(FLAGS.reduce((sum, name, bit) => sum + Number(row[name]) * 2 ** bit, NONE));

/** The flags of the property at this place of a column. */
export function readFlags(column: string, index: number): Record<FlagName, boolean> {
  const bits = column.charCodeAt(index) - NONE;
  return byName(FLAGS, (name) => (bits & (2 ** FLAGS.indexOf(name))) !== 0);
}
