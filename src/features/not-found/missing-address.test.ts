import { describe, expect, test } from 'vitest';
import { missingProperty, tidyPath } from './missing-address.ts';

test.each([
  ['/FR/a-vendre/', '/fr/a-vendre/'],
  ['/fr/Notre-%C3%A9quipe/', '/fr/notre-equipe/'],
  [encodeURI('/fr/Notre-équipe/'.normalize('NFD')), '/fr/notre-equipe/'],
  ['//Evil.example/x', '//evil.example/x'],
  ['/fr/nothing/', undefined],
  [encodeURI('/fr/بيت/'), undefined],
  ['/_astro/Gone.js', undefined],
  ['/FR/%E0%A4%A/', undefined],
])('%s is written %s', (path, tidy) => {
  expect(tidyPath(path)).toBe(tidy);
});

describe('an address that leads to nothing', () => {
  const addresses = { lists: ['/fr/a-vendre/', '/fr/offre/a-louer/'], pageWord: 'page' };
  test.each([
    ['/property/9999/', {}],
    ['/property/9999', {}],
    ['/fr/property/9999/', {}],
    ['/fr/a-vendre/liege/x/9999/', { place: '/fr/a-vendre/liege/' }],
    ['/fr/offre/a-louer/liege/x/9', { place: '/fr/offre/a-louer/liege/' }],
    ['/fr/a-vendre/liege/page/9/', undefined],
    ['/fr/a-vendre/page/9/', undefined],
    ['/fr/a-vendre/atlantis/', undefined],
    ['/fr/a-vendre/liege/x/9999/photos/', undefined],
    ['/nl/te-koop/luik/x/9999/', undefined],
    ['/fr/blog/2026/x/9/', undefined],
    ['/property/', undefined],
  ])('%s is a property’s: %j', (path, expected) => {
    expect(missingProperty(path, addresses)).toEqual(expected);
  });
});
