import type { LastRecord } from './domain.ts';
import { type KnownAddress, type KnownRecord, propertyKey } from './schema/known.ts';
import type { PropertyRecord } from './schema/property.ts';
import { slugify } from './slugify.ts';

/** As long as a slug is at most, but for a hyphen at its end. */
const CUT = 79;

/**
 * Whether an address names a street, as the check of texts asks of titles: by whole words, whatever their accents. The
 * end of a slug that was cut off tells a street too, from more than half of it on.
 * @param path a published path such as `/fr/a-vendre/liege/maison-rue-haute/4101/`, or a slug
 * @param street as the record has it
 */
export function tellsStreet(path: string, street: string): boolean {
  const words = slugify(street);
  if (words === '') return false;
  return path.split('/').some((segment) => {
    if (`-${segment}-`.includes(`-${words}-`)) return true;
    const begin =
      segment.length < CUT ? -1 : segment.lastIndexOf(words.slice(0, Math.ceil(words.length / 2)));
    return begin >= 0 && words.startsWith(segment.slice(begin));
  });
}

/**
 * Marks what names the street of a property whose address is hidden now: it was published while the address was not, and
 * would go on telling it. Of a property that is public nothing is hidden; one that is gone stays as it was last seen.
 * @param properties as `properties.json` has them, with the streets of hidden addresses
 */
export function streetHider(properties: readonly PropertyRecord[]): {
  address(known: KnownAddress): KnownAddress;
  record(known: KnownRecord): LastRecord;
} {
  const present = new Set(properties.map(({ ID }) => propertyKey(ID)));
  const hidden = new Set(
    properties.filter((record) => !record.PublishAddress).map(({ ID }) => propertyKey(ID)),
  );
  const streets = Map.groupBy(
    properties.filter(({ ID, Street }) => Street && hidden.has(propertyKey(ID))),
    ({ ID }) => propertyKey(ID),
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
      const words = [known.TypeDescription, known.MainTypeName].map(slugify).join('/');
      return tells(propertyKey(known.ID), words) ? { ...known, hidden: true } : known;
    },
  };
}
