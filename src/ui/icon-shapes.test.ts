import { describe, expect, test } from 'vitest';
import { SHAPES } from './icon-shapes.ts';
import { lucideShape } from './lucide.ts';

test.each(Object.entries(SHAPES))('%s is drawn as Lucide draws it', (name, shape) =>
  expect(shape).toBe(lucideShape(name)),
);

describe('Lucide’s icons', () => {
  test('an alias has the shape of its icon', () =>
    expect(lucideShape('building-2')).toBe(lucideShape('building-complex')));

  test('an unknown one has none', () => expect(lucideShape('no-such-icon')).toBeUndefined());

  test('one that is a surface gets no line', () =>
    expect(lucideShape('search-large')).toMatch(/^<g stroke="none">/));
});
