import { show } from '../../src/snapshot/fault.ts';

interface Unknown {
  field: string;
  value: string;
  ids: string[];
}

/** What an import could not use: listed for the editor, never guessed. */
export class Notes {
  readonly #unknown = new Map<string, Unknown>();
  readonly #leftOut: { id: string; reason: string }[] = [];
  readonly #remarks: string[] = [];
  isPartial = false;

  /** A code or value that no table knows. */
  unknown(field: string, value: unknown, id: string): void {
    const shown = show(value, 60);
    const key = `${field} ${shown}`;
    const known = this.#unknown.get(key) ?? { field, value: shown, ids: [] };
    if (!known.ids.includes(id)) known.ids.push(id);
    this.#unknown.set(key, known);
  }

  /** A property that does not get into the snapshot. */
  leftOut(id: string, reason: string): void {
    this.#leftOut.push({ id, reason });
  }

  /** The export does not hold everything, as it says itself: nothing may disappear by it unasked. */
  partial(text: string): void {
    this.isPartial = true;
    this.remark(text);
  }

  remark(text: string): void {
    if (!this.#remarks.includes(text)) this.#remarks.push(text);
  }

  get unknowns(): readonly Unknown[] {
    return [...this.#unknown.values()].toSorted((a, b) => (a.field < b.field ? -1 : 1));
  }

  get missing(): readonly { id: string; reason: string }[] {
    return this.#leftOut;
  }

  /** The whole list as text; empty where there is nothing to say. */
  toString(): string {
    const reasons = Map.groupBy(this.#leftOut, ({ reason }) => reason);
    return [
      section(
        'Unknown values, left empty:',
        this.unknowns.map(({ field, value, ids }) => `${field} ${value} · ${some(ids)}`),
      ),
      section(
        'Properties left out:',
        [...reasons].map(([reason, entries]) => `${reason} · ${some(entries.map(({ id }) => id))}`),
      ),
      section('Worth knowing:', this.#remarks),
    ]
      .filter(Boolean)
      .join('\n\n');
  }
}

const section = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : [title, ...lines.map((line) => `  ${line}`)].join('\n');

/** The first few; those of one name, such as records without a number, are counted. */
function some(all: readonly string[]): string {
  const ids = [...Map.groupBy(all, (id) => id)].map(([id, { length }]) =>
    length === 1 ? id : `${id}, ${length} times`,
  );
  return ids.length <= 5 ? ids.join(', ') : `${ids.slice(0, 5).join(', ')} and ${ids.length - 5} more`;
}
