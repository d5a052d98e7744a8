import { expect, test } from 'vitest';
import type { z } from 'zod';
import { article as schema } from '../../../snapshot/schema/article.ts';
import { articleJsonLd } from './article.ts';
import { contextOf } from './context.fixture.ts';

const article = (fields: Partial<z.input<typeof schema>> = {}) => ({
  ...schema.parse({
    id: 'acheter',
    categoryId: 'blog',
    name: { fr: 'Acheter' },
    date: '2026-09-14',
    status: 'Published',
    ...fields,
  }),
  body: {},
});

const AGENCY = {
  '@type': 'RealEstateAgent',
  '@id': 'https://www.test-immo.example/#agency',
  name: 'Test Immo',
};

test('an article with everything, read in another language', () => {
  const json = articleJsonLd(
    contextOf('nl'),
    article({ summary: { fr: 'Résumé' }, modifyDate: '2026-09-15T08:00', author: 'Hélène Marnette' }),
    { url: '/nl/blog/acheter/', image: '/_astro/a.jpg' },
  );
  expect(json).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    url: 'https://www.test-immo.example/nl/blog/acheter/',
    mainEntityOfPage: 'https://www.test-immo.example/nl/blog/acheter/',
    headline: 'Acheter',
    description: 'Résumé',
    inLanguage: 'fr',
    datePublished: '2026-09-14',
    dateModified: '2026-09-15T08:00:00+02:00',
    image: 'https://www.test-immo.example/_astro/a.jpg',
    author: { '@type': 'Person', name: 'Hélène Marnette' },
    publisher: AGENCY,
  });
});

test('an article with the least', () => {
  const json = articleJsonLd(contextOf(), article(), {
    url: 'https://www.test-immo.example/fr/blog/acheter/',
  });
  expect(json).toMatchObject({ author: AGENCY, dateModified: '2026-09-14' });
  for (const key of ['image', 'description']) expect(json).not.toHaveProperty(key);
});
