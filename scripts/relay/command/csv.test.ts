import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csv } from './csv.ts';

test('quotes, line breaks and commas stay in their cell', () =>
  expect(
    csv([
      ['a', 'b"c'],
      ['d\ne', 'f,g'],
    ]),
  ).toBe('\uFEFF"a","b""c"\r\n"d\ne","f,g"\r\n'));

test.each(['=1+1', '+cmd|x', '-2+3', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '+32 4 000 00 00 =1'])(
  '%j is not run as a formula',
  (value) => expect(csv([[value]])).toBe(`\uFEFF"'${value}"\r\n`),
);

test.each(['+32 4 000 00 00', 'a=b', '12', ''])('%j stays as it is', (value) =>
  expect(csv([[value]])).toBe(`\uFEFF"${value}"\r\n`),
);

test('every table can be read back', () =>
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (row) => {
      const line = csv([row]).slice(1, -2);
      const cells = [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map((match) =>
        (match[1] ?? '').replaceAll('""', '"'),
      );
      expect(cells).toHaveLength(row.length);
      for (const [index, value] of row.entries()) expect([value, `'${value}`]).toContain(cells[index]);
    }),
  ));
