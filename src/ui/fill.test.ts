import { expect, test } from 'vitest';
import { fill } from './fill.ts';
import { plural } from './plural.ts';

test.each([
  ['Page {{page}} of {{pages}}', { page: 2, pages: 3 }, 'Page 2 of 3'],
  ['{{name}}, {{name}}', { name: 'a' }, 'a, a'],
  ['{{unknown}}', {}, '{{unknown}}'],
  ['{{name}}', { name: '{{page}}', page: 1 }, '{{page}}'],
  ['none', {}, 'none'],
])('%j with %j is %j', (text, values, expected) => {
  expect(fill(text, values)).toBe(expected);
});

const texts = { found_one: '{{count}} bien', found_other: '{{count}} biens' };

test.each([
  [0, 'fr', '0 bien'],
  [1, 'fr', '1 bien'],
  [2, 'fr', '2 biens'],
  [0, 'nl', '0 biens'],
  [1, 'de', '1 bien'],
])('%d in %s is %s', (count, language, expected) => {
  expect(plural(texts, 'found', { count }, language)).toBe(expected);
});
