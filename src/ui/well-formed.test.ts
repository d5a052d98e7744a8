import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wellFormed } from './well-formed.ts';

test('half characters are replaced and nothing else, as the language’s own function does', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.array(fc.integer({ min: 0, max: 0xffff })),
      (text, units) => {
        for (const sample of [text, String.fromCharCode(...units)])
          expect(wellFormed(sample)).toBe(sample.toWellFormed());
      },
    ),
  );
  expect(wellFormed('a\ud800b\u{1f600}')).toBe('a\ufffdb\u{1f600}');
});
