import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { moveNotFoundFiles } from './not-found-files.ts';

test('the page of each language that has one is moved, over an older one', () => {
  const dir = mkdtempSync(join(tmpdir(), 'out-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  mkdirSync(join(dir, 'fr/404'), { recursive: true });
  writeFileSync(join(dir, 'fr/404/index.html'), 'new');
  writeFileSync(join(dir, 'fr/404.html'), 'old');
  moveNotFoundFiles(dir, ['fr', 'nl']);
  expect(readFileSync(join(dir, 'fr/404.html'), 'utf8')).toBe('new');
  expect(existsSync(join(dir, 'fr/404'))).toBe(false);
  expect(existsSync(join(dir, 'nl'))).toBe(false);
});
