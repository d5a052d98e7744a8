import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clearLeftovers } from './leftovers.ts';
import { DEAD, makeRoot } from './output.fixture.ts';

test('what killed builds have left is deleted, not what a living one needs or what is kept', () => {
  const cache = makeRoot();
  const living = `known-${process.pid}.json`;
  const kept = ['last-build-4194305.json', 'known-x.json', 'media-digests.json'];
  const dead = ['build-plan', 'this-build', 'known', 'faults'].map((name) => `${name}-${DEAD}.json`);
  for (const name of [living, ...kept, ...dead]) writeFileSync(join(cache, name), '{}');
  clearLeftovers(cache);
  expect(readdirSync(cache).toSorted()).toEqual([living, ...kept].toSorted());
  expect(() => clearLeftovers(join(cache, 'none'))).not.toThrow();
});
