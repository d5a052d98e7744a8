import { expect, test } from 'vitest';
import { pageOf } from './page-of.ts';

test.each<[string, Parameters<typeof pageOf>[0], string | undefined]>([
  ['a page', { url: 'https://example.com/en/for-sale/?type=1#list' }, '/en/for-sale/'],
  ['an address that is kept back', { url: null }, undefined],
  ['an address that is none', { url: 'about' }, undefined],
  ['no entry, as from the cache of pages', null, undefined],
  ['no activation', undefined, undefined],
])('%s', (_, entry, path) => expect(pageOf(entry)).toBe(path));
