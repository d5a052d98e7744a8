import { show } from '../../src/snapshot/fault.ts';
import { unreadFields } from './ledger.ts';

interface Unknown {
  field: string;
  value: string;
  ids: string[];
}

/** The parts of an export that could not be used. They are listed for the editor; nothing is guessed. */
export class Notes {
  readonly #unknown = new Map<string, Unknown>();
  readonly #leftOut: { id: string; reason: string }[] = [];
  readonly #warnings: string[] = [];
  readonly #remarks: string[] = [];
  readonly #records: unknown[] = [];
  #known: readonly string[] = [];
  isPartial = false;

  /** Notes a code or value that no table contains. */
  unknown(field: string, value: unknown, id: string): void {
    const shown = show(value, 60);
    const key = `${field} ${shown}`;
    const known = this.#unknown.get(key) ?? { field, value: shown, ids: [] };
    if (!known.ids.includes(id)) known.ids.push(id);
    this.#unknown.set(key, known);
  }

  /** Notes a property that is not imported. */
  leftOut(id: string, reason: string): void {
    this.#leftOut.push({ id, reason });
  }

  /**
   * Notes that the export says it is incomplete, so that nothing may disappear because of it without
   * confirmation.
   */
  partial(text: string): void {
    this.isPartial = true;
    this.remark(text);
  }

  /** Notes a loss that is visible on the site; such notes come first. */
  warn(text: string): void {
    if (!this.#warnings.includes(text)) this.#warnings.push(text);
  }

  /**
   * Adds the records of an export, for the list of unread fields.
   * @param known paths of fields that are intentionally not read, because others say the same
   */
  holds(records: readonly unknown[], known: readonly string[] = []): void {
    this.#records.push(...records);
    this.#known = known;
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

  /** The whole list as text; empty without notes. */
  toString(): string {
    const reasons = Map.groupBy(this.#leftOut, ({ reason }) => reason);
    return [
      section('WARNING, look at these first:', this.#warnings),
      section(
        'Unknown values, left empty:',
        this.unknowns.map(({ field, value, ids }) => `${field} ${value} · ${some(ids)}`),
      ),
      section(
        'Properties left out:',
        [...reasons].map(([reason, entries]) => `${reason} · ${some(entries.map(({ id }) => id))}`),
      ),
      section('Worth knowing:', this.#remarks),
      section(
        'Fields of the export that nobody reads, how often they hold something, and the first of it:',
        unreadFields(this.#records, this.#known).map(
          ({ path, count, example }) => `${path} · ${count} · ${example}`,
        ),
      ),
    ]
      .filter(Boolean)
      .join('\n\n');
  }
}

const section = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : [title, ...lines.map((line) => `  ${line}`)].join('\n');

/** The first few ids; equal ones, such as records without a number, are counted. */
function some(all: readonly string[]): string {
  const ids = [...Map.groupBy(all, (id) => id)].map(([id, { length }]) =>
    length === 1 ? id : `${id}, ${length} times`,
  );
  return ids.length <= 5 ? ids.join(', ') : `${ids.slice(0, 5).join(', ')} and ${ids.length - 5} more`;
}
