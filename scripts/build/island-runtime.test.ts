import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import runtime from 'astro/runtime/server/astro-island.prebuilt.js';
import { expect, onTestFinished, test } from 'vitest';
import { withRuntimeFile, writeIslandRuntime } from './island-runtime.ts';

const ASTRO = readFileSync('node_modules/astro/dist/runtime/server/scripts.js', 'utf8');

test('the installed Astro writes the file’s name into pages, which is the file that is written', () => {
  const out = mkdtempSync(join(tmpdir(), 'island-'));
  onTestFinished(() => rmSync(out, { recursive: true }));
  writeIslandRuntime(out);
  const [file = ''] = readdirSync(join(out, '_astro'));
  const code = withRuntimeFile(ASTRO);
  expect(code).toContain(`<script async src="/_astro/${file}"></script>`);
  expect(code).not.toContain('<style>');
  expect(readFileSync(join(out, '_astro', file), 'utf8')).toBe(runtime);
});

test('an Astro that writes it otherwise stops the build', () => {
  expect(() => withRuntimeFile('return `<script src="/island.js"></script>`')).toThrow(/island-runtime/);
});
