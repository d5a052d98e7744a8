import { expect, test } from 'vitest';
import { drawingSize } from './drawing-size.ts';

test.each([
  ['<svg viewBox="0 0 520 88">', { width: 520, height: 88 }],
  ["<svg viewBox='-1,-2,10.5,4'>", { width: 10.5, height: 4 }],
  ['<svg width="10" height="4">', undefined],
  ['<svg viewBox="0 0 0 4">', undefined],
  ['<svg viewBox="wide">', undefined],
  ['', undefined],
])('%s is %j', (svg, expected) => {
  expect(drawingSize(svg)).toEqual(expected);
});
