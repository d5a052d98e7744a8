import type { DisplayCondition } from '../../snapshot/schema/condition.ts';
import { property } from '../../snapshot/schema/property.ts';

type Fields = Readonly<Record<string, unknown>>;
type Operator = (left: unknown, right: unknown) => boolean;

/** Conditions nested deeper count as not met; nobody writes such conditions by hand. */
const MAX_DEPTH = 16;

/** Every field that a property's record may have. */
export const PROPERTY_FIELDS: ReadonlySet<string> = new Set(Object.keys(property.shape));

const OPERATORS: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['equal', isEqual],
  ['notEqual', (left, right) => operands(left, right) !== undefined && !isEqual(left, right)],
  ['greater', (left, right) => order(left, right) > 0],
  ['greaterOrEqual', (left, right) => order(left, right) >= 0],
  ['less', (left, right) => order(left, right) < 0],
  ['lessOrEqual', (left, right) => order(left, right) <= 0],
  ['contains', contains],
]);

/**
 * Whether a display condition is met (specification, sections 3 and 5; design, section 12). Its own test,
 * every condition under `and`, and at least one under `or` must be met; an empty list counts as none.
 * The test compares the field with the one that `compareWithField` names, else with `compareWithValue`: as
 * numbers if both are numeric, as text otherwise. `contains` searches for a member in a list of numbers
 * (`WebID` "1,4") and for a substring in any other text, ignoring case. `empty` means missing, blank, `-` or
 * an empty list, not 0.
 * @param knownFields a field outside it, in the test or compared with, is a failure
 * @returns `false` also for every failure: unknown field or operator, nothing to compare with, nothing to
 *   test
 */
export function evaluateCondition(
  condition: DisplayCondition,
  record: Fields,
  knownFields: ReadonlySet<string> = PROPERTY_FIELDS,
): boolean {
  try {
    return isMet(condition, record, knownFields, 0);
  } catch {
    return false;
  }
}

/** Whether a property shows a field: always, unless `site.json` sets a condition that is not met. */
export function isFieldShown(
  conditions: Readonly<Record<string, DisplayCondition>>,
  field: string,
  record: Fields,
  knownFields: ReadonlySet<string> = PROPERTY_FIELDS,
): boolean {
  const condition = Object.hasOwn(conditions, field) ? conditions[field] : undefined;
  return condition === undefined || evaluateCondition(condition, record, knownFields);
}

function isMet(
  condition: DisplayCondition,
  record: Fields,
  known: ReadonlySet<string>,
  depth: number,
): boolean {
  if (depth > MAX_DEPTH) return false;
  const { field, logic, advancedCondition } = condition;
  const { and = [], or = [] } = advancedCondition ?? {};
  const hasTest = field !== undefined || logic !== undefined;
  if (!hasTest && and.length === 0 && or.length === 0) return false;
  const nested = (part: DisplayCondition) => isMet(part, record, known, depth + 1);
  return (
    (!hasTest || passes(condition, record, known)) &&
    and.every(nested) &&
    (or.length === 0 || or.some(nested))
  );
}

function passes(condition: DisplayCondition, record: Fields, known: ReadonlySet<string>): boolean {
  const { field = '', logic = '', compareWithField, compareWithValue } = condition;
  if (!known.has(field)) return false;
  const left = fieldOf(record, field);
  if (logic === 'empty') return isEmpty(left);
  if (logic === 'notEmpty') return !isEmpty(left);
  const operator = OPERATORS.get(logic);
  if (!operator) return false;
  if (compareWithField)
    return known.has(compareWithField) && operator(left, fieldOf(record, compareWithField));
  return compareWithValue !== undefined && operator(left, compareWithValue);
}

const fieldOf = (record: Fields, field: string): unknown =>
  Object.hasOwn(record, field) ? record[field] : undefined;

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  Number.isNaN(value) ||
  (typeof value === 'string' && ['', '-'].includes(value.trim())) ||
  (Array.isArray(value) && value.length === 0);

/**
 * Booleans as the CRM writes them, 1 and 0; any other scalar as trimmed text; `undefined` for anything else.
 */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (isEmpty(value)) return '';
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : undefined;
}

/** `undefined` if one of the two cannot be compared, such as a list of pictures. */
function operands(left: unknown, right: unknown): [string, string] | undefined {
  const asFlag = typeof left === 'boolean' || typeof right === 'boolean';
  const [a, b] = [left, right].map((value) =>
    textOf(asFlag && (value === 'true' || value === 'false') ? value === 'true' : value),
  );
  return a === undefined || b === undefined ? undefined : [a, b];
}

const isNumeric = (text: string): boolean => /^[+-]?\d+(\.\d+)?$/.test(text);

/** Negative, 0 or positive; NaN, which no operator accepts, if the two have no order. */
function order(left: unknown, right: unknown): number {
  const [a, b] = operands(left, right) ?? ['', ''];
  if (a === '' || b === '' || isNumeric(a) !== isNumeric(b)) return Number.NaN;
  if (isNumeric(a)) return Number(a) - Number(b);
  return a === b ? 0 : a < b ? -1 : 1;
}

function isEqual(left: unknown, right: unknown): boolean {
  const pair = operands(left, right);
  if (!pair) return false;
  const [a, b] = pair;
  return a === b || (isNumeric(a) && isNumeric(b) && Number(a) === Number(b));
}

function contains(left: unknown, right: unknown): boolean {
  const [list, part] = operands(left, right) ?? ['', ''];
  if (part === '') return false;
  const members = list.split(',').map((member) => member.trim());
  if (members.every(isNumeric)) return members.some((member) => isEqual(member, part));
  return list.toLowerCase().includes(part.toLowerCase());
}
