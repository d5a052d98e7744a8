/** Each number as its difference to the one before it, which packs better where neighbours are near each other. */
export function toDeltas(values: readonly (number | undefined)[]): (number | null)[] {
  let last = 0;
  return values.map((value) => {
    if (value === undefined) return null;
    const delta = value - last;
    last = value;
    return delta;
  });
}

/** What `toDeltas` was given. */
export function fromDeltas(deltas: readonly (number | null)[]): (number | undefined)[] {
  let last = 0;
  return deltas.map((delta) => {
    if (delta === null) return undefined;
    last += delta;
    return last;
  });
}

/** Collects distinct values and gives each its place in the list. */
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
 * The entry that a column points to.
 * @throws RangeError where there is none: the file is damaged
 */
export function entry<T>(table: readonly T[], place: number | undefined): T {
  const value = place === undefined ? undefined : table[place];
  if (value === undefined) throw new RangeError(`No entry ${place} in a table of ${table.length}.`);
  return value;
}
