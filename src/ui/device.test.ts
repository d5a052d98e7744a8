import { expect, test } from 'vitest';
import { deviceOfHelper, deviceOfShell } from './device.ts';

test.each([
  [Number.NaN, 'mobile', 'mobile'],
  [-1, 'mobile', 'mobile'],
  [0, 'mobile', 'mobile'],
  [766, 'mobile', 'mobile'],
  [766.9, 'mobile', 'mobile'],
  [767, 'mobile', 'tablet'],
  [767.5, 'mobile', 'tablet'],
  [768, 'tablet', 'tablet'],
  [960, 'tablet', 'tablet'],
  [960.1, 'desktop', 'tablet'],
  [961, 'desktop', 'tablet'],
  [1279.9, 'desktop', 'tablet'],
  [1280, 'desktop', 'desktop'],
  [Number.POSITIVE_INFINITY, 'desktop', 'desktop'],
])('%d px is %s to the helper and %s to the shell', (width, helper, shell) => {
  expect(deviceOfHelper(width)).toBe(helper);
  expect(deviceOfShell(width)).toBe(shell);
});
