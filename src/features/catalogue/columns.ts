/**
 * Replaces each number by its difference from the one before, which compresses better if neighbours are
 * similar.
 */
export function toDeltas(values: readonly (number | undefined)[]): (number | null)[] {
  let last = 0;
  return values.map((value) => {
    if (value === undefined) return null;
    const delta = value - last;
    last = value;
    return delta;
  });
}

/** The inverse of `toDeltas`. */
export function fromDeltas(deltas: readonly (number | null)[]): (number | undefined)[] {
  let last = 0;
  return deltas.map((delta) => {
    if (delta === null) return undefined;
    last += delta;
    return last;
  });
}

/** Collects distinct values and gives each its index in the list. */
export class Table<T> {
  readonly values: T[] = [];
  readonly #places = new Map<string, number>();

  place(value: T): number {
    const key = JSON.stringify(value);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}

/**
 * The entry at an index that a column holds.
 * @throws RangeError if there is none, because the file is damaged
 */
export function entry<T>(table: readonly T[], place: number | undefined): T {
  const value = place === undefined ? undefined : table[place];
  if (value === undefined) throw new RangeError(`No entry ${place} in a table of ${table.length}.`);
  return value;
}
