import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { clearLeftovers } from './leftovers.ts';

/** No process has this number: it is above the highest that Linux gives. */
const DEAD = 4_194_305;

test('what killed builds have left is deleted, not what a living one needs or what is kept', () => {
  const cache = mkdtempSync(join(tmpdir(), 'cache-'));
  onTestFinished(() => rmSync(cache, { recursive: true }));
  const living = `known-${process.pid}.json`;
  const kept = ['last-build-4194305.json', 'known-x.json', 'media-digests.json'];
  const dead = ['build-inputs', 'this-build', 'known', 'faults'].map((name) => `${name}-${DEAD}.json`);
  for (const name of [living, ...kept, ...dead]) writeFileSync(join(cache, name), '{}');
  clearLeftovers(cache);
  expect(readdirSync(cache).toSorted()).toEqual([living, ...kept].toSorted());
  expect(() => clearLeftovers(join(cache, 'none'))).not.toThrow();
});
