import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { write } from '../rendering/write-page.ts';
import { makeRoot } from './output.fixture.ts';
import { keepPreviousOutput, previousOutputDir } from './previous-output.ts';

test('of an output that was replaced the folders of pages are kept, in the place of what was kept before', async () => {
  const root = makeRoot();
  const store = join(root, 'store');
  mkdirSync(store);
  for (const age of ['older', 'newer']) {
    const replaced = join(root, age);
    for (const file of [`${age}/index.html`, '_astro/a.js', 'index.html']) write(join(replaced, file), age);
    await keepPreviousOutput(replaced, store, true);
    expect(existsSync(replaced)).toBe(false);
    expect(readdirSync(previousOutputDir(store))).toEqual([age]);
  }
});

test('an output that has little in common with the new one is not kept, nor is what was kept before', async () => {
  const root = makeRoot();
  const store = join(root, 'store');
  const replaced = join(root, 'older');
  for (const folder of [previousOutputDir(store), replaced])
    for (let page = 0; page < 10; page += 1) write(join(folder, `fr/a/${page}/b/index.html`), 'old');
  await keepPreviousOutput(replaced, store, false);
  expect([previousOutputDir(store), replaced].filter((folder) => existsSync(folder))).toEqual([]);
});
