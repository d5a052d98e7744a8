import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tintOf } from './tint.ts';

const colour = (hex: string) => ({
  r: Number.parseInt(hex.slice(1, 3), 16) / 255,
  g: Number.parseInt(hex.slice(3, 5), 16) / 255,
  b: Number.parseInt(hex.slice(5, 7), 16) / 255,
});

describe('tintOf', () => {
  test.each([
    ['#000000', 'tint-0n'],
    ['#ffffff', 'tint-4n'],
    ['#808080', 'tint-2n'],
    ['#8a6a50', 'tint-2w'],
    ['#a0402a', 'tint-2w'],
    ['#e8d8c0', 'tint-4w'],
    ['#3a5a2c', 'tint-1g'],
    ['#1d5a4c', 'tint-1g'],
    ['#8aa4c4', 'tint-3b'],
    ['#101830', 'tint-0b'],
    ['#9a4a9a', 'tint-2w'],
  ])('%s is %s', (hex, expected) => expect(tintOf(colour(hex))).toBe(expected));

  test('every class has its rule', () => {
    const rules = readFileSync('src/styles/tints.css', 'utf8');
    for (const step of [0, 1, 2, 3, 4])
      for (const hue of 'nwgb') expect(rules).toContain(`.tint-${step}${hue} {`);
  });
});
