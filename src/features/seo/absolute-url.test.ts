import { expect, test } from 'vitest';
import { absoluteUrl } from './absolute-url.ts';

test.each([
  ['https://a.example', '/fr/', 'https://a.example/fr/'],
  ['https://a.example', '/fr/notre-équipe/', 'https://a.example/fr/notre-%C3%A9quipe/'],
  ['https://a.example', 'https://b.example/x.jpg', 'https://b.example/x.jpg'],
  ['', '/fr/', '/fr/'],
])('%j and %j give %j', (siteUrl, path, address) => {
  expect(absoluteUrl(siteUrl, path)).toBe(address);
});
