import { show } from '../../src/snapshot/fault.ts';
import { saysNothing } from './values.ts';

/** What rules have asked each object of an export for. */
const asked = new WeakMap<object, Set<string>>();

/** The value at a dotted path, through objects; `undefined` where it leads nowhere. What is asked for counts as read. */
export function at(item: unknown, path: string): unknown {
  let value = item;
  for (const key of path.split('.')) {
    if (value === null || typeof value !== 'object') return undefined;
    asked.set(value, (asked.get(value) ?? new Set()).add(key));
    if (!Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** A field that an export holds and no rule has asked any record for. */
export interface Unread {
  /** From the record on, dotted; lists on the way are not counted. */
  path: string;
  /** How often it holds something. */
  count: number;
  /** What it holds the first time, on one short line. */
  example: string;
}

/**
 * The fields that nobody reads, by their paths. One that is empty or 0 wherever it stands says nothing and is none; of a
 * group that nobody reads the fields inside are not named again.
 * @param records what the rules were given, once they are through
 * @param known paths of fields that are left unread on purpose
 */
export function unreadFields(records: readonly unknown[], known: readonly string[] = []): Unread[] {
  const fields = new Map<string, Unread & { isRead: boolean }>();
  const walk = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const entry of value) walk(entry, path);
    else if (value !== null && typeof value === 'object')
      for (const [key, child] of Object.entries(value)) enter(value, key, child, path);
  };
  const enter = (object: object, key: string, child: unknown, parent: string): void => {
    if (saysNothing(child)) return;
    const path = parent === '' ? key : `${parent}.${key}`;
    const field = fields.get(path) ?? { path, count: 0, example: show(child, EXAMPLE), isRead: false };
    field.count += 1;
    field.isRead ||= asked.get(object)?.has(key) ?? false;
    fields.set(path, field);
    walk(child, path);
  };
  walk(records, '');
  const isUnread = (path: string): boolean => fields.get(path)?.isRead === false;
  return [...fields.values()]
    .filter(({ path, isRead }) => !isRead && !known.includes(path) && !parentsOf(path).some(isUnread))
    .map(({ path, count, example }) => ({ path, count, example }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Characters. */
const EXAMPLE = 50;

const parentsOf = (path: string): string[] =>
  path.split('.').flatMap((_, index, keys) => (index === 0 ? [] : [keys.slice(0, index).join('.')]));

/** What a list of pictures is called, in the languages of CRMs. */
const PICTURES = /pict|photo|foto|image|bild|anhang|anhaeng|media/i;

/** A list of a record that looks as if it held pictures, with how many: `Photos (4)`. `undefined` where there is none. */
export function pictureList(records: readonly unknown[]): string | undefined {
  for (const record of records)
    for (const [key, value] of Object.entries(Object(record) as Record<string, unknown>)) {
      if (!PICTURES.test(key) || value === null || typeof value !== 'object' || saysNothing(value)) continue;
      // In XML the list lies in a group of its own, and a list of one is no list.
      const lists = [value, ...Object.values(value)].filter(Array.isArray);
      return `${key} (${lists[0]?.length ?? 1})`;
    }
  return undefined;
}
