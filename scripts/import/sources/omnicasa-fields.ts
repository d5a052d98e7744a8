import { factRows } from '../fact-rows.ts';
import type { Row } from '../source.ts';
import { day, line, number, positive, type Read, webAddress, whole, words, yesNo } from '../values.ts';

const flag: Read = (value) => {
  const given = yesNo(value);
  return given === undefined ? undefined : given ? '1' : '0';
};
const amount = positive(number);

const FACTS = factRows('omnicasa', { number });

/**
 * Names of the field with the date of the last change, which differ between exports; the first one present
 * counts.
 */
export const CHANGED = ['ModifyDate', 'LastChangedDate', 'CreateDate', 'CreatedDate'] as const;

/** The export uses the snapshot's names; version 1.12 of the API has some of its own. */
export const FIELDS: readonly Row[] = [
  ...FACTS.shared,
  ['CreateDate', 'CreateDate', day],
  ['CreateDate', 'CreatedDate', day],
  ['ModifyDate', 'ModifyDate', day],
  ['ModifyDate', 'LastChangedDate', day],
  ['PublishPrice', 'PublishPrice', flag],
  ['PublishAddress', 'PublishAddress', flag],
  ['HouseNumber', 'HouseNumber', words],
  ['BoxNr', 'BoxNr', words],
  ['EPCLabelText', 'EPCLabelText', words],
  ['Price', 'Price', amount],
  ['PriceUnit', 'PriceUnit', whole(number)],
  ['StartPrice', 'StartPrice', amount],
  ['VideoUrl', 'VideoUrl', webAddress],
  ['VideoUrl', 'Movie', webAddress],
  ['VirtualTourUrl', 'VirtualTourUrl', webAddress],
  ['VirtualTourUrl', 'VirtualTour', webAddress],
];

/** Texts in the language of the record. */
export const TEXTS: readonly Row[] = [
  ...FACTS.texts,
  ['TypeDescription', 'TypeDescription', line],
  ['MarqueeName', 'MarqueeName', line],
  ['Street', 'Street', line],
];

/** Parts of the description, in their order. */
export const DESCRIPTION = ['Description', 'DescriptionA', 'DescriptionB', 'DescriptionC'];

/** Fields whose information is also in a better field: unit and country are given as numbers. */
export const LEFT_UNREAD = ['PriceUnitText', 'CountryName'];
