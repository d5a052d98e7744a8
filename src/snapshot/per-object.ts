/**
 * Caches the result of a function for each object, for as long as the object lives. For results that are the
 * same on every page of a build, such as the properties in the order of the lists.
 */
export function perObject<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const made = new WeakMap<K, { value: T }>();
  return (key) => {
    const known = made.get(key);
    if (known) return known.value;
    const value = make(key);
    made.set(key, { value });
    return value;
  };
}

const indexOf = perObject(
  (list: readonly { id: string }[]) => new Map(list.toReversed().map((entry) => [entry.id, entry])),
);

/** The entry of a list with an id, by a cached index. The list must not change afterwards. */
export const byId = <T extends { id: string }>(list: readonly T[], id: string): T | undefined =>
  indexOf(list).get(id) as T | undefined;
