import { expect, test } from 'vitest';
import { type Fault, formatFault, pointer, SnapshotError, show } from './fault.ts';

const fault = (rest: Partial<Fault> = {}): Fault => ({
  level: 'error',
  file: 'menu.json',
  pointer: '/0/name',
  id: 'a',
  found: 'nothing',
  expected: 'a text',
  hint: 'Add it.',
  ...rest,
});

test('a fault is printed over four lines', () => {
  expect(formatFault(fault())).toBe(
    'ERROR menu.json#/0/name · id a\n  found     nothing\n  expected  a text\n  hint      Add it.',
  );
  expect(formatFault(fault({ level: 'warning', pointer: '', id: undefined }))).toMatch(
    /^WARNING menu\.json\n/,
  );
});

test.each([
  [undefined, 'nothing'],
  [null, 'null'],
  [Number.POSITIVE_INFINITY, 'Infinity'],
  ['a\nb', '"a\\nb"'],
  [{ a: [1, 2] }, '{"a":[1,2]}'],
])('%j is shown as %s', (value, expected) => {
  expect(show(value)).toBe(expected);
});

test('a long value is cut', () => {
  expect(show('x'.repeat(500))).toHaveLength(80);
  expect(show('x'.repeat(500), 10)).toBe('"xxxxxxxx…');
});

test('a pointer escapes its segments', () => {
  expect(pointer([])).toBe('');
  expect(pointer([0, 'a/b', '~c'])).toBe('/0/a~1b/~0c');
});

test('the error lists every error and no warning, and keeps both', () => {
  const error = new SnapshotError([
    fault({ file: 'a.json' }),
    fault({ level: 'warning', file: 'b.json' }),
    fault({ file: 'c.json' }),
  ]);
  expect(error.message).toMatch(/2 error\(s\)[\s\S]*a\.json[\s\S]*c\.json/);
  expect(error.message).not.toContain('b.json');
  expect(error.faults).toHaveLength(3);
});
