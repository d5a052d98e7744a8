import type { LastRecord } from './domain.ts';
import { identity, type KnownAddress, type KnownRecord } from './schema/known.ts';
import type { PropertyRecord } from './schema/property.ts';
import { slugify } from './slugify.ts';

const propertyOf = (id: number): string => identity('property', id);

/** The maximum length of a slug, less one because a hyphen at the end is removed. */
const CUT = 79;

/**
 * Whether an address names a street: by whole words, ignoring accents, as the check of titles does. The end
 * of a truncated slug counts too if it holds more than half of the street's name.
 * @param path a published path such as `/fr/a-vendre/liege/maison-rue-haute/4101/`, or a slug
 * @param street as in the record
 */
export function tellsStreet(path: string, street: string): boolean {
  return ['', 'de'].some((language) => tellsWords(path, slugify(street, language)));
}

function tellsWords(path: string, words: string): boolean {
  if (words === '') return false;
  return path.split('/').some((segment) => {
    if (`-${segment}-`.includes(`-${words}-`)) return true;
    const begin =
      segment.length < CUT ? -1 : segment.lastIndexOf(words.slice(0, Math.ceil(words.length / 2)));
    return begin >= 0 && words.startsWith(segment.slice(begin));
  });
}

/**
 * Marks published addresses and records that name the street of a property whose address has been hidden
 * since. Nothing is marked for a property whose address is public; one that has left the snapshot stays as
 * last seen.
 * @param properties as in `properties.json`, with the streets of hidden addresses
 */
export function streetHider(properties: readonly PropertyRecord[]): {
  address(known: KnownAddress): KnownAddress;
  record(known: KnownRecord): LastRecord;
} {
  const present = new Set(properties.map(({ ID }) => propertyOf(ID)));
  const hidden = new Set(
    properties.filter((record) => !record.PublishAddress).map(({ ID }) => propertyOf(ID)),
  );
  const streets = Map.groupBy(
    properties.filter(({ ID, Street }) => Street && hidden.has(propertyOf(ID))),
    ({ ID }) => propertyOf(ID),
  );
  const tells = (of: string, path: string) =>
    (streets.get(of) ?? []).some(({ Street = '' }) => tellsStreet(path, Street));
  return {
    address({ hidden: wasHidden, ...known }) {
      const isHidden = present.has(known.of)
        ? hidden.has(known.of) && (wasHidden || tells(known.of, known.path))
        : wasHidden;
      return isHidden ? { ...known, hidden: true } : known;
    },
    record(known) {
      const words = [known.TypeDescription, known.MainTypeName].map((text) => slugify(text)).join('/');
      return tells(propertyOf(known.ID), words) ? { ...known, hidden: true } : known;
    },
  };
}
