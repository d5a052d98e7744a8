import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  backgroundClass,
  colourRules,
  contrast,
  foregroundClass,
  luminance,
  readableColour,
  styleHash,
} from './colours.ts';

test.each([
  ['#000000', 0],
  ['#ffffff', 1],
  ['#fff', 1],
  ['#ff0000', 0.2126],
])('the luminance of %s is %d', (colour, expected) => {
  expect(luminance(colour)).toBeCloseTo(expected, 4);
});

test('a ground gets a text colour that can be read on it', () => {
  expect(colourRules(['#1f2a2e'], [])).toContain('color:var(--on-slate)');
  expect(colourRules(['#F3EFE7'], [])).toContain('color:var(--ink)');
});

test('every colour becomes one rule, under the class that elements carry', () => {
  const rules = colourRules(['#1F2A2E', '#1f2a2e', ''], ['#fff']);
  expect(rules.match(/\{/g)).toHaveLength(2);
  expect(rules).toContain(`.${backgroundClass('#1F2A2E')}{background-color:#1f2a2e`);
  expect(rules).toContain(`.${foregroundClass('#fff')}{color:#fff}`);
});

test('no colour, no class', () => {
  expect(backgroundClass('')).toBeUndefined();
  expect(foregroundClass(undefined)).toBeUndefined();
});

test('the hash is the one that a browser computes', () => {
  const digest = createHash('sha256').update('a{color:red}', 'utf8').digest('base64');
  expect(styleHash('a{color:red}')).toBe(`sha256-${digest}`);
});

test.each([
  ['#000', '#fff', 21],
  ['#fff', '#000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#1f2a2e', '#1f2a2e', 1],
])('the contrast of %s and %s is %d', (first, second, expected) => {
  expect(contrast(first, second)).toBeCloseTo(expected, 2);
});

test('a text colour that cannot be read on its ground is not used', () => {
  expect(readableColour('#767676', '#ffffff')).toBe('#767676');
  expect(readableColour('#777777', '#ffffff')).toBe('');
  expect(readableColour('', '#ffffff')).toBe('');
});
