import leven from 'leven';
import type { z } from 'zod';
import { type Fault, pointer, show } from './fault.ts';

type Issue = z.core.$ZodIssue;

/**
 * Turns zod's issues of one file into faults.
 * @param data the parsed JSON, to name the entity and to show the value found
 */
export function schemaFaults(
  file: string,
  schema: z.ZodType,
  data: unknown,
  issues: readonly Issue[],
): Fault[] {
  return issues.flatMap((issue) => issueFaults(file, schema, data, issue));
}

function issueFaults(file: string, schema: z.ZodType, data: unknown, issue: Issue): Fault[] {
  const base = { level: 'error' as const, file, id: entityId(data, issue.path) };
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      ...base,
      pointer: pointer([...issue.path, key]),
      found: `the unknown field "${key}"`,
      expected: 'only the fields that docs/snapshot.md lists',
      hint: didYouMean(key, knownKeys(schema, issue.path), 'Remove it, or correct its spelling.'),
    }));
  }
  const nested = issue.code === 'invalid_union' ? closestBranch(issue) : undefined;
  if (nested && nested.length > 0) {
    return nested.flatMap((inner) =>
      issueFaults(file, schema, data, { ...inner, path: [...issue.path, ...inner.path] } as Issue),
    );
  }
  const found = valueAt(data, issue.path);
  return [
    {
      ...base,
      pointer: pointer(issue.path),
      found: issue.code === 'invalid_key' ? `the key ${show(issue.path.at(-1))}` : show(found),
      expected: expectation(issue),
      hint:
        found === undefined
          ? `Add "${String(issue.path.at(-1) ?? '')}"; docs/snapshot.md shows an example.`
          : 'Correct the value; docs/snapshot.md shows an example.',
    },
  ];
}

/**
 * The branch of a union that fits best: it has the fewest issues, and they are not about the type of the
 * value itself.
 */
function closestBranch(issue: Extract<Issue, { code: 'invalid_union' }>): Issue[] | undefined {
  return issue.errors
    .filter((branch) => branch.some((inner) => inner.path.length > 0 || inner.code === 'unrecognized_keys'))
    .toSorted((left, right) => left.length - right.length)[0];
}

/** zod's default messages for a union or a key for which the schema gives no message of its own. */
const UNSAID = ['Invalid input', 'Invalid key in record'];

function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return `${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map((value) => show(value)).join(', ')}`;
    case 'too_small':
      return `at least ${issue.minimum}${UNITS[issue.origin] ?? ''}`;
    case 'too_big':
      return `at most ${issue.maximum}${UNITS[issue.origin] ?? ''}`;
    case 'invalid_union':
      return UNSAID.includes(issue.message) ? either(issue.errors.flat()) : issue.message;
    case 'invalid_key':
      return UNSAID.includes(issue.message) ? either(issue.issues) : issue.message;
    default:
      return issue.message;
  }
}

const either = (issues: readonly Issue[]): string => [...new Set(issues.map(expectation))].join(' or ');

/** Names of JSON's types for people who edit a file. */
const KINDS: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'a group of fields in { }',
  record: 'a group of fields in { }',
  null: 'null',
};
const UNITS: Record<string, string> = { string: ' character(s)', array: ' item(s)' };

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === 'object' ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    data,
  );
}

/**
 * The ids (and languages) of the entities on the path to a value, such as `4101 (fr)` or `about-us / team`.
 */
export function entityId(data: unknown, path: readonly PropertyKey[]): string | undefined {
  const ids = [...path, undefined].flatMap((_, depth) => {
    const value = valueAt(data, path.slice(0, depth));
    if (value === null || typeof value !== 'object') return [];
    const { id, ID = id, language } = value as { ID?: unknown; id?: unknown; language?: unknown };
    if (typeof ID !== 'string' && typeof ID !== 'number') return [];
    return [typeof language === 'string' ? `${ID} (${language})` : String(ID)];
  });
  return ids.length > 0 ? ids.join(' / ') : undefined;
}

/** The most similar candidate as a hint; the given advice if none is similar. */
export function didYouMean(key: string, candidates: readonly string[], otherwise: string): string {
  const nearest = nearestOf(key, candidates);
  return nearest === undefined ? otherwise : `Did you mean "${nearest}"?`;
}

/** The candidate that a misspelt name most likely means; `undefined` if none is similar. */
export function nearestOf(key: string, candidates: readonly string[]): string | undefined {
  const nearest = candidates
    .map((candidate) => ({
      candidate,
      distance: leven(key.toLowerCase(), candidate.toLowerCase()),
      // Of two equally similar candidates, the one with the same first letter is preferred.
      rank: candidate[0] === key[0] ? 0 : 1,
    }))
    .toSorted((left, right) => left.distance - right.distance || left.rank - right.rank)[0];
  return nearest && nearest.distance <= Math.max(2, key.length / 3) ? nearest.candidate : undefined;
}

/** The fields that the schema allows at a path. */
function knownKeys(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let current: unknown = schema;
  for (const key of path) current = step(unwrap(current), key);
  const object = unwrap(current) as { shape?: Record<string, unknown> } | undefined;
  return Object.keys(object?.shape ?? {});
}

interface Definition {
  innerType?: unknown;
  in?: unknown;
  options?: unknown[];
}

function unwrap(schema: unknown): unknown {
  const def = (schema as { def?: Definition } | undefined)?.def;
  if (def?.innerType) return unwrap(def.innerType);
  if (def?.in) return unwrap(def.in);
  if (def?.options)
    return def.options.map(unwrap).find((option) => (option as { shape?: unknown }).shape) ?? schema;
  return schema;
}

function step(schema: unknown, key: PropertyKey): unknown {
  const node = schema as { shape?: Record<PropertyKey, unknown>; element?: unknown; valueType?: unknown };
  return node?.shape?.[key] ?? node?.element ?? node?.valueType;
}
