import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { write } from '../rendering/write-page.ts';
import { heaviestPages } from './weights.ts';

test('pages are weighed as they are sent, the heaviest first, and again only when they change', async () => {
  const root = mkdtempSync(join(tmpdir(), 'weights-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [known, file] = [join(root, 'weights.json'), join(root, 'site/b/index.html')];
  // Larger, but smaller after compression.
  write(join(root, 'site/a/index.html'), 'x'.repeat(5000));
  write(file, Array.from({ length: 300 }, (_, index) => Math.sqrt(index)).join(' '));
  const weigh = () => heaviestPages(join(root, 'site'), ['/a/', '/b/', '/gone/'], known);
  const first = await weigh();
  expect(first.map(({ path }) => path)).toEqual(['/b/', '/a/']);
  expect(first[1]?.bytes).toBeLessThan(50);

  writeFileSync(known, JSON.stringify({ '/a/': [5000, 0, 99], '/b/': [1, 1, 99] }));
  expect(await weigh(), 'not what was kept of other files').toEqual(first);
  write(file, 'y');
  utimesSync(file, 1, 1);
  expect(await weigh()).toContainEqual({ path: '/b/', bytes: 5 });
  write(file, 'z');
  utimesSync(file, 1, 1);
  expect(await weigh(), 'as it was kept').toContainEqual({ path: '/b/', bytes: 5 });
});
