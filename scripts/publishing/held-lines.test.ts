import { expect, test } from 'vitest';
import { HeldLines } from './held-lines.ts';

test('lines wait until they are released, and then come as they are', () => {
  const said: string[] = [];
  const lines = new HeldLines((line) => said.push(line));
  lines.add('a');
  lines.add('b');
  expect(said).toEqual([]);
  lines.release();
  lines.add('c');
  expect(said).toEqual(['a', 'b', 'c']);
});
