import type { PropertyRecord } from '../../snapshot/schema/property.ts';
import { COUNTRY } from './region.ts';

/** Names whose spelling here takes precedence over any spelling in the data (specification, section 9). */
const OWN_SPELLING = new Map(['Kapelle-op-den-Bos'].map((name) => [name.toLowerCase(), name]));

/** Words that are in lower case inside a French, Dutch or German place name. */
const SMALL_WORDS = new Set(
  `la le les lez lès sur sous en de du des et au aux à chez
   op den der het aan bij in ten ter te van voor am an im und ob`.split(/\s+/),
);
/** Letters that stay in lower case beside an apostrophe: `Braine-l'Alleud`, `'s-Gravenvoeren`. */
const CLIPPED = new Set(['d', 'l', 's', 't']);
const APOSTROPHE = /['’]/;

/**
 * A city's name for display. Names entirely in upper or lower case, as some CRM exports write them, are
 * capitalised; a name in mixed case stays as it is. Missing accents are not restored.
 */
export function cityName(name: string): string {
  const trimmed = name.trim().replace(/\s+/g, ' ');
  const lower = trimmed.toLowerCase();
  const own = OWN_SPELLING.get(lower);
  if (own !== undefined) return own;
  if (trimmed !== lower && trimmed !== trimmed.toUpperCase()) return trimmed;
  return lower.replace(/[\p{L}\p{M}]+/gu, (word, offset: number) => {
    const before = lower[offset - 1] ?? '';
    const clipped =
      CLIPPED.has(word) && (APOSTROPHE.test(before) || APOSTROPHE.test(lower[offset + word.length] ?? ''));
    const first = offset === 0 || before === '(';
    const small = clipped ? !first : !first && SMALL_WORDS.has(word.normalize('NFC'));
    return small ? word : capitalized(word);
  });
}

function capitalized(word: string): string {
  const [first = '', ...rest] = word;
  return first.toUpperCase() + rest.join('');
}

/** A record with an address: properties say `PublishAddress`, projects `PublicAddress`. */
export type AddressedRecord = Pick<
  PropertyRecord,
  'Street' | 'HouseNumber' | 'BoxNr' | 'Zip' | 'City' | 'CountryID' | 'CountryName'
> &
  ({ PublishAddress: boolean } | { PublicAddress: boolean });

/**
 * `Rue des Paliers 12 b3, 4000 Liège` (specification, section 9). A country other than Belgium follows in
 * brackets. An address that is not public gives its zip and city only. Parts that are missing, or `-` as CRM
 * exports write an empty value, are left out, and so is a house number without a street.
 */
export function formatAddress(record: AddressedRecord): string {
  const place = words(record.Zip, cityName(record.City));
  const isPublic = 'PublishAddress' in record ? record.PublishAddress : record.PublicAddress;
  if (!isPublic) return place;
  const street = words(record.Street);
  const box = words(record.BoxNr);
  const line = street && words(street, record.HouseNumber, box && `b${box}`);
  const country = record.CountryID === COUNTRY.belgium ? '' : words(record.CountryName);
  return words([line, place].filter(Boolean).join(', '), country && `(${country})`);
}

const words = (...parts: readonly (string | undefined)[]): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '' && part !== '-')
    .join(' ');
