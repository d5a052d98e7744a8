import { wellFormed } from '../../ui/well-formed.ts';
import { FILTERS, type SearchedName } from './filters.ts';

/**
 * A value for the query of an address, as short and readable as the rules allow. Commas, colons and `|`
 * (which the specification's `city={name}|{zip}` needs) are not encoded; a space becomes `+`.
 */
export const queryValue = (value: string): string =>
  encodeURIComponent(wellFormed(value))
    .replaceAll('%20', '+')
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
    .replaceAll('%7C', '|');

/** The query of the list with one value of a filter, such as `type=8`; without `?`. */
export const searchQuery = (name: SearchedName, value: string | number): string =>
  `${FILTERS[name].key}=${queryValue(String(value))}`;

/** A place as the specification's query names it: `{name}|{zip}` (section 2). */
export const cityQuery = ({ name, zip }: { name: string; zip: string }): string =>
  searchQuery('cities', `${name}|${zip}`);
