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
  readonly #indexes = new Map<string, number>();

  indexOf(value: T): number {
    const key = JSON.stringify(value);
    const known = this.#indexes.get(key);
    if (known !== undefined) return known;
    this.#indexes.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}

/**
 * The entry at an index that a column holds.
 * @throws RangeError if there is none, because the file is damaged
 */
export function entry<T>(table: readonly T[], index: number | undefined): T {
  const value = index === undefined ? undefined : table[index];
  if (value === undefined) throw new RangeError(`No entry ${index} in a table of ${table.length}.`);
  return value;
}
