import { describe, expect, test } from 'vitest';
import type { DisplayCondition } from '../../snapshot/schema/condition.ts';
import { evaluateCondition, isFieldShown, PROPERTY_FIELDS } from './condition.ts';
import { recordWith } from './property.fixture.ts';

const met = (condition: DisplayCondition) =>
  evaluateCondition(condition, { n: 10, other: '9', dash: ' - ' }, new Set(['n', 'other', 'dash', 'none']));

describe('comparison with a field', () => {
  test.each<[DisplayCondition, boolean]>([
    [{ field: 'n', logic: 'greater', compareWithField: 'other' }, true],
    [{ field: 'other', logic: 'greater', compareWithField: 'n' }, false],
    [{ field: 'n', logic: 'less', compareWithField: 'other', compareWithValue: 99 }, false],
    [{ field: 'n', logic: 'less', compareWithField: '', compareWithValue: 99 }, true],
    [{ field: 'none', logic: 'equal', compareWithField: 'dash' }, true],
    [{ field: 'n', logic: 'notEqual', compareWithField: 'unheard' }, false],
  ])('%j: %s', (condition, expected) => expect(met(condition)).toBe(expected));
});

describe('nested conditions', () => {
  const yes: DisplayCondition = { field: 'n', logic: 'equal', compareWithValue: 10 };
  const no: DisplayCondition = { field: 'n', logic: 'equal', compareWithValue: 11 };
  const broken: DisplayCondition = { field: 'n', logic: 'bogus', compareWithValue: 10 };
  test.each<[string, DisplayCondition, boolean]>([
    ['all of and', { advancedCondition: { and: [yes, yes] } }, true],
    ['one of and fails', { advancedCondition: { and: [yes, no] } }, false],
    ['one of or', { advancedCondition: { or: [no, yes] } }, true],
    ['none of or', { advancedCondition: { or: [no, no] } }, false],
    ['own test and the nested ones', { ...yes, advancedCondition: { and: [yes], or: [no, yes] } }, true],
    ['own test fails', { ...no, advancedCondition: { and: [yes], or: [yes] } }, false],
    ['and holds, or does not', { advancedCondition: { and: [yes], or: [no] } }, false],
    ['half a test fails, whatever the nested ones', { field: 'n', advancedCondition: { and: [yes] } }, false],
    ['empty lists do not matter', { ...yes, advancedCondition: { and: [], or: [] } }, true],
    ['a failure among or spoils only itself', { advancedCondition: { or: [broken, yes] } }, true],
    ['a failure among and spoils all', { advancedCondition: { and: [yes, broken] } }, false],
    [
      'two levels',
      {
        advancedCondition: {
          or: [no, { advancedCondition: { and: [yes, { advancedCondition: { or: [no, yes] } }] } }],
        },
      },
      true,
    ],
  ])('%s', (_name, condition, expected) => expect(met(condition)).toBe(expected));

  const wrapped = (times: number): DisplayCondition =>
    times === 0 ? yes : { advancedCondition: { and: [wrapped(times - 1)] } };
  test.each([
    [16, true],
    [17, false],
    [2000, false],
  ])('%i levels: %s', (depth, expected) => expect(met(wrapped(depth))).toBe(expected));
});

describe('isFieldShown', () => {
  const conditions: Record<string, DisplayCondition> = {
    EnergyPerformance: { field: 'WebID', logic: 'notEqual', compareWithValue: '4' },
    Floor: {
      field: 'WebID',
      logic: 'notEmpty',
      advancedCondition: {
        or: [
          { field: 'WebID', logic: 'contains', compareWithValue: '8' },
          { field: 'WebID', logic: 'contains', compareWithValue: '9' },
        ],
      },
    },
    Deposit: { field: 'Goal', logic: 'notEqual', compareWithValue: '0' },
    ViagerHead2Age: { field: 'ViagerHead1Age', logic: 'notEmpty' },
    Roof: { field: 'NoSuchField', logic: 'empty' },
  };
  test.each([
    ['EnergyPerformance', { WebID: '1' }, true],
    ['EnergyPerformance', { WebID: '4' }, false],
    ['Floor', { WebID: '8' }, true],
    ['Floor', { WebID: '1,9' }, true],
    ['Floor', { WebID: '18' }, false],
    ['Deposit', { Goal: 0 }, false],
    ['Deposit', { Goal: 1 }, true],
    ['ViagerHead2Age', {}, false],
    ['ViagerHead2Age', { ViagerHead1Age: 0 }, true],
    ['Roof', {}, false],
    ['Kitchen', {}, true],
    ['constructor', {}, true],
  ] as const)('%s of %j: %s', (field, fields, shown) =>
    expect(isFieldShown(conditions, field, recordWith(fields))).toBe(shown),
  );

  test('the known fields are those of the schema', () => {
    expect(PROPERTY_FIELDS.has('NumberOfBedRooms')).toBe(true);
    expect(PROPERTY_FIELDS.has('parse')).toBe(false);
  });
});
