import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packageCommand } from './package-command.ts';

test.each([['astro'], ['knip'], ['vitest'], ['@playwright/test', 'playwright'], ['@biomejs/biome', 'biome']])(
  '%s brings its command',
  (name, command = name) => expect(existsSync(packageCommand(name, command))).toBe(true),
);

test('a command that a package does not bring is named', () =>
  expect(() => packageCommand('astro', 'nothing')).toThrow('astro brings no command nothing'));
