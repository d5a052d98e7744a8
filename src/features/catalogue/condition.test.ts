import { describe, expect, test } from 'vitest';
import type { DisplayCondition } from '../../snapshot/schema/condition.ts';
import { evaluateCondition } from './condition.ts';

const RECORD = {
  n: 10,
  text: 'Gaz, mazout',
  list: '1, 14',
  id: '18',
  yes: true,
  no: false,
  none: undefined,
  dash: ' - ',
  nothing: null,
  other: '9',
  said: 'true',
  mixed: '12, cave',
  when: '2026-10-04',
  pictures: [],
  nan: Number.NaN,
  secret: '1',
};
const KNOWN = new Set(Object.keys(RECORD).filter((field) => field !== 'secret'));
const met = (condition: DisplayCondition) => evaluateCondition(condition, RECORD, KNOWN);

describe('operators', () => {
  test.each<[string, string, string | number | boolean | undefined, boolean]>([
    ['n', 'equal', 10, true],
    ['n', 'equal', '10', true],
    ['n', 'equal', ' 10.0 ', true],
    ['n', 'equal', '1e1', false],
    ['n', 'equal', '0xa', false],
    ['n', 'equal', 11, false],
    ['n', 'notEqual', 11, true],
    ['n', 'notEqual', '10', false],
    ['text', 'equal', 'Gaz, mazout', true],
    ['text', 'equal', 'gaz, mazout', false],
    ['none', 'equal', '', true],
    ['none', 'equal', '0', false],
    ['none', 'notEqual', '4', true],
    ['nothing', 'equal', 'null', false],
    ['yes', 'equal', true, true],
    ['yes', 'equal', '1', true],
    ['yes', 'equal', 'true', true],
    ['yes', 'equal', 'false', false],
    ['no', 'equal', 0, true],
    ['no', 'equal', 'false', true],
    ['said', 'equal', true, true],
    ['said', 'equal', 'true', true],
    ['said', 'equal', '1', false],
    ['no', 'notEqual', 'true', true],
    ['n', 'greater', 9, true],
    ['n', 'greater', '9', true],
    ['n', 'greater', 10, false],
    ['n', 'greaterOrEqual', 10, true],
    ['n', 'greaterOrEqual', 10.01, false],
    ['n', 'less', 10, false],
    ['n', 'less', 10.01, true],
    ['n', 'less', -10, false],
    ['n', 'lessOrEqual', 10, true],
    ['n', 'lessOrEqual', 9.99, false],
    ['when', 'greater', '2026-09-30', true],
    ['when', 'less', '2026-09-30', false],
    ['when', 'less', '2026-10-04', false],
    ['when', 'lessOrEqual', '2026-10-04', true],
    ['when', 'greaterOrEqual', '2026-10-04', true],
    ['when', 'greaterOrEqual', '2026-10-05', false],
    ['when', 'greater', '', false],
    ['n', 'greater', 'abc', false],
    ['n', 'less', 'abc', false],
    ['text', 'greater', 1, false],
    ['none', 'less', 1, false],
    ['none', 'lessOrEqual', '', false],
    ['nan', 'less', 1, false],
    ['nan', 'greaterOrEqual', 1, false],
    ['list', 'contains', '1', true],
    ['list', 'contains', 14, true],
    ['list', 'contains', '4', false],
    ['id', 'contains', '8', false],
    ['id', 'contains', '18', true],
    ['text', 'contains', 'mazout', true],
    ['text', 'contains', 'MAZ', true],
    ['text', 'contains', 'gaz', true],
    ['mixed', 'contains', 'cave', true],
    ['text', 'contains', 'bois', false],
    ['text', 'contains', '', false],
    ['none', 'contains', '1', false],
    ['n', 'contains', '1', false],
    ['text', 'empty', undefined, false],
    ['none', 'empty', undefined, true],
    ['nothing', 'empty', undefined, true],
    ['dash', 'empty', undefined, true],
    ['pictures', 'empty', undefined, true],
    ['nan', 'empty', undefined, true],
    ['no', 'empty', undefined, false],
    ['no', 'notEmpty', undefined, true],
    ['none', 'notEmpty', undefined, false],
  ])('%s %s %j: %s', (field, logic, compareWithValue, expected) =>
    expect(met({ field, logic, ...(compareWithValue !== undefined && { compareWithValue }) })).toBe(expected),
  );
});

describe('failures count as not met', () => {
  test.each<DisplayCondition>([
    {},
    { field: 'n' },
    { logic: 'equal', compareWithValue: 1 },
    { field: 'n', logic: 'equal' },
    { field: 'n', logic: 'Equal', compareWithValue: 10 },
    { field: 'n', logic: 'constructor', compareWithValue: 10 },
    { field: 'unheard', logic: 'notEqual', compareWithValue: 1 },
    { field: 'unheard', logic: 'empty' },
    { field: 'secret', logic: 'equal', compareWithValue: 1 },
    { field: 'constructor', logic: 'notEmpty' },
    { field: 'pictures', logic: 'notEqual', compareWithField: 'unheard' },
    { advancedCondition: {} },
    { advancedCondition: { and: [], or: [] } },
  ])('%j', (condition) => expect(met(condition)).toBe(false));

  test('a prototype’s property is no field, even where known', () =>
    expect(evaluateCondition({ field: 'constructor', logic: 'notEmpty' }, {}, new Set(['constructor']))).toBe(
      false,
    ));

  test.each(['equal', 'notEqual', 'contains', 'less'])('a list of pictures cannot be compared: %s', (logic) =>
    expect(
      evaluateCondition({ field: 'p', logic, compareWithValue: '1' }, { p: [{ ID: 1 }] }, new Set(['p'])),
    ).toBe(false),
  );

  test('a field that throws', () => {
    const record = {
      get n(): number {
        throw new Error('broken');
      },
    };
    expect(evaluateCondition({ field: 'n', logic: 'notEmpty' }, record, KNOWN)).toBe(false);
  });

  test('a condition that is not one', () =>
    expect(met({ advancedCondition: { and: 'x' } } as unknown as DisplayCondition)).toBe(false));
});
