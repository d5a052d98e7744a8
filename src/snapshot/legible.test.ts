import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { isIllegibleGround, readableColour, textOn } from './legible.ts';

test('a text colour that cannot be read on its ground is not used', () => {
  expect(readableColour('#767676', '#ffffff')).toBe('#767676');
  expect(readableColour('#777777', '#ffffff')).toBe('');
  expect(readableColour('#767676', '#FFF')).toBe('#767676');
  expect(readableColour('', '#ffffff')).toBe('');
});

test.each([
  ['#1f2a2e', 'light', false],
  ['#f3efe7', 'dark', false],
  ['#9a9a9a', 'dark', false],
  ['#6f6f6f', 'light', true],
  ['#838383', 'dark', true],
] as const)('on %s text is %s; illegible: %s', (ground, text, isIllegible) => {
  expect(textOn(ground)).toBe(text);
  expect(isIllegibleGround(ground)).toBe(isIllegible);
});

test('no ground gets the worse of the two text colours', () => {
  for (let level = 0; level < 256; level += 1) {
    const ground = `#${level.toString(16).padStart(2, '0').repeat(3)}`;
    const [dark, light] = [wcagContrast('#1f2a2e', ground), wcagContrast('#f3efe7', ground)];
    expect(textOn(ground)).toBe(dark >= light ? 'dark' : 'light');
    expect(isIllegibleGround(ground)).toBe(Math.max(dark, light) < 4.5);
  }
});
