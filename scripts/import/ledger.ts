import { show } from '../../src/snapshot/fault.ts';
import { saysNothing } from './values.ts';

/** The fields of each object of an export that rules have read. */
const asked = new WeakMap<object, Set<string>>();

/** The value at a dotted path through objects; `undefined` if there is none. The field counts as read. */
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

/** A field of an export that no rule reads in any record. */
export interface Unread {
  /** Dotted, from the record; list indexes are left out. */
  path: string;
  /** The number of records in which it is not empty. */
  count: number;
  /** Its first value, shortened to one line. */
  example: string;
}

/**
 * The fields that no rule reads, by their paths. A field that is always empty or 0 is left out; of an unread
 * group only the group is named.
 * @param records the rules' input, after the rules have run
 * @param known paths of fields that are intentionally not read
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

/** In characters. */
const EXAMPLE = 50;

const parentsOf = (path: string): string[] =>
  path.split('.').flatMap((_, index, keys) => (index === 0 ? [] : [keys.slice(0, index).join('.')]));

/** Names of picture lists in the languages of CRMs. */
const PICTURES = /pict|photo|foto|image|bild|anhang|anhaeng|media/i;

/**
 * A list of a record that seems to contain pictures, with its length: `Photos (4)`; `undefined` if there is
 * none.
 */
export function pictureList(records: readonly unknown[]): string | undefined {
  for (const record of records)
    for (const [key, value] of Object.entries(Object(record) as Record<string, unknown>)) {
      if (!PICTURES.test(key) || value === null || typeof value !== 'object' || saysNothing(value)) continue;
      // In XML a list is inside a group, and a list of one is not an array.
      const lists = [value, ...Object.values(value)].filter(Array.isArray);
      return `${key} (${lists[0]?.length ?? 1})`;
    }
  return undefined;
}
