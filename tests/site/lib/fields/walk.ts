import type { z } from 'zod';
import { LOCALES } from '../../../../src/i18n/locales.ts';

/** The place of a value in a record; list items by their number, texts by a language. */
export type FieldPath = readonly string[];

export interface Field {
  path: FieldPath;
  /** The values of an enumeration; empty for everything else. */
  members: readonly unknown[];
}

/** What zod tells of a schema by its documented `def`. */
interface Node {
  shape?: Record<string, unknown>;
  element?: unknown;
  values?: unknown;
  options?: unknown;
  def?: {
    type?: string;
    innerType?: unknown;
    in?: unknown;
    out?: unknown;
    options?: unknown[];
    valueType?: unknown;
    entries?: Record<string, unknown>;
    values?: unknown[];
  };
}

/** The schema inside of what makes it optional, gives a default or changes its value. */
function inner(schema: unknown): Node {
  const { def } = schema as Node;
  if (def?.innerType) return inner(def.innerType);
  if (def?.type === 'pipe') return inner((def.in as Node).def?.type === 'transform' ? def.out : def.in);
  return schema as Node;
}

/**
 * Every field of a schema's records that has no fields of its own. Of a text per language one language stands
 * for all; of a list, its first item; of a table with keys, that of the key 8.
 * A record within records of its kind is one field.
 * @param skip the paths to leave out, with all below
 */
export function fieldsOf(schema: z.ZodType, skip: (path: FieldPath) => boolean): Field[] {
  return walk(schema, [], []);

  function walk(schema_: unknown, path: FieldPath, above: readonly Node[]): Field[] {
    if (skip(path)) return [];
    const node = inner(schema_);
    if (above.includes(node)) return [{ path, members: [] }];
    const line = [...above, node];
    if (node.shape) {
      const keys = Object.keys(node.shape);
      const isByLanguage = LOCALES.every((locale) => keys.includes(locale)) && keys.length === LOCALES.length;
      return (isByLanguage ? [keys[0] ?? ''] : keys).flatMap((key) =>
        walk(node.shape?.[key], [...path, key], line),
      );
    }
    if (node.def?.valueType) return walk(node.def.valueType, [...path, '8'], line);
    if (node.element) return walk(node.element, [...path, '0'], line);
    const options = node.def?.options?.map(inner) ?? [];
    const objects = options.filter(({ shape }) => shape);
    return objects.length > 0
      ? [{ path, members: [] }, ...objects.flatMap((option) => walk(option, path, line))]
      : [{ path, members: [node, ...options].flatMap(membersOf) }];
  }
}

const membersOf = ({ def }: Node): unknown[] =>
  def?.type === 'enum' ? Object.values(def.entries ?? {}) : def?.type === 'literal' ? (def.values ?? []) : [];

/** A value at a path; `undefined` if there is none. */
export const valueAt = (record: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], record);

/** A copy of a record with another value at a path; groups and lists on the way are made if they are missing. */
export function withValue<T>(record: T, path: FieldPath, value: unknown): T {
  const [key, ...rest] = path;
  if (key === undefined) return value as T;
  const isList = Array.isArray(record) || (record === undefined && /^\d+$/.test(key));
  const isGroup = record !== null && typeof record === 'object';
  const copy = (isList ? [...((record ?? []) as unknown[])] : isGroup ? { ...record } : {}) as Record<
    string,
    unknown
  >;
  copy[key] = withValue(copy[key], rest, value);
  return copy as unknown as T;
}
