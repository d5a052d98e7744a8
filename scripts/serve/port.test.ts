import { expect, test } from 'vitest';
import { portFrom } from './port.ts';

test.each([
  [undefined, 4321],
  ['', 4321],
  ['5951', 5951],
  ['0', 0],
  ['65535', 65535],
])('%j is port %d', (given, port) => expect(portFrom(given)).toBe(port));

test.each(['65536', '-1', '80a', '1e3', ' '])('%j is none', (given) =>
  expect(() => portFrom(given)).toThrow('PORT must be a number from 0 to 65535'),
);
