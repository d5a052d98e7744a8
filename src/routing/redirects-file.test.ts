import { expect, test } from 'vitest';
import { redirectsFile } from './redirects-file.ts';
import type { Redirect } from './route.ts';

const REDIRECTS: Redirect[] = [
  { from: '/property/1/', to: '/fr/a-vendre/liege/maison/1/', status: 301 },
  { from: '/Notre-équipe/', to: '/fr/notre-équipe/?a=%20#b', status: 301 },
  { from: '/Extra/syndic/', to: 'https://syndic.example/', status: 302 },
];

const LOOKUPS = ['/project/', '/fr/project/'];

test('for any host: the query rules first, properties last, addresses percent-encoded once', () => {
  expect(redirectsFile(REDIRECTS, LOOKUPS, { force: false })).toBe(
    [
      '/project/ id=:id /project/:id/ 301!',
      '/fr/project/ id=:id /fr/project/:id/ 301!',
      '/Notre-%C3%A9quipe/ /fr/notre-%C3%A9quipe/?a=%20#b 301',
      '/Extra/syndic/ https://syndic.example/ 302',
      '/property/1/ /fr/a-vendre/liege/maison/1/ 301',
      '',
    ].join('\n'),
  );
});

test('for Netlify every rule is forced', () => {
  const lines = redirectsFile(REDIRECTS, LOOKUPS, { force: true }).trimEnd().split('\n');
  expect(lines).toHaveLength(5);
  expect(lines.filter((line) => !line.endsWith('!'))).toEqual([]);
});

test('addresses of every property and language are there as far as hosts read, after all others', () => {
  const codes = Array.from(
    { length: 3000 },
    (_, id): Redirect => ({ from: `/fr/property/${id}/`, to: `/fr/${id}/`, status: 301 }),
  );
  const lines = redirectsFile([...codes, ...REDIRECTS], [], { force: false })
    .trimEnd()
    .split('\n');
  expect(lines).toHaveLength(2000);
  expect(lines.slice(2, 4)).toEqual([
    '/property/1/ /fr/a-vendre/liege/maison/1/ 301',
    '/fr/property/0/ /fr/0/ 301',
  ]);
  const long = codes.map((code) => ({ ...code, to: `/fr/${'x'.repeat(200)}/` }));
  expect(redirectsFile(long, [], { force: false }).length).toBeLessThanOrEqual(100_000);
});
