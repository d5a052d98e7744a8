import { expect, test } from 'vitest';
import { spellingsOf } from './spellings.ts';

test.each([
  ['/contact/', []],
  ['/Blog/', ['/blog/']],
  ['/notre-équipe/', ['/notre-equipe/']],
  [
    '/Over-ons/Notre-équipe/',
    ['/Over-ons/Notre-equipe/', '/over-ons/notre-équipe/', '/over-ons/notre-equipe/'],
  ],
  ['/nl/Über_uns/', ['/nl/Uber_uns/', '/nl/über_uns/', '/nl/uber_uns/']],
])('%s is also written %j', (path, spellings) => {
  expect(spellingsOf(path)).toEqual(spellings);
});
