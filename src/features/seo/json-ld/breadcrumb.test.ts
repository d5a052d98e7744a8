import { expect, test } from 'vitest';
import { breadcrumbJsonLd } from './breadcrumb.ts';

test('entries are numbered from 1, with whole addresses', () => {
  const crumbs = [
    { name: 'À vendre', path: '/fr/a-vendre/', language: 'fr' as const },
    { name: 'Maison <b>', path: '/fr/a-vendre/liège/maison/1/', language: 'fr' as const },
  ];
  expect(breadcrumbJsonLd('https://a.example', crumbs)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'À vendre', item: 'https://a.example/fr/a-vendre/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Maison <b>',
        item: 'https://a.example/fr/a-vendre/li%C3%A8ge/maison/1/',
      },
    ],
  });
});

test('no entry gives an empty list', () => {
  expect(breadcrumbJsonLd('https://a.example', [])).toMatchObject({ itemListElement: [] });
});
