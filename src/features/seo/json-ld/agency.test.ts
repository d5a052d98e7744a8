import { expect, test } from 'vitest';
import { agencyJsonLd } from './agency.ts';
import { contextOf } from './context.fixture.ts';

test('an agency with everything', () => {
  const context = contextOf('nl', {
    tagline: { fr: 'Agence', nl: 'Kantoor' },
    social: [{ name: 'Instagram', url: 'https://instagram.example/a' }],
    agency: {
      latitude: 50.6,
      longitude: 5.5,
      openingHours: [{ days: ['Mo', 'Sa'], opens: '09:00', closes: '12:30' }],
    },
  });
  expect(agencyJsonLd(context)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': 'https://www.test-immo.example/#agency',
    name: 'Test Immo',
    legalName: 'Test Immo SRL',
    description: 'Kantoor',
    url: 'https://www.test-immo.example/nl/',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Rue du Test 1',
      postalCode: '4000',
      addressLocality: 'Luik',
      addressCountry: 'België',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 50.6, longitude: 5.5 },
    telephone: '+32 4 000 00 00',
    email: 'test@test-immo.example',
    vatID: 'BE 0000.000.000',
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Monday', 'https://schema.org/Saturday'],
        opens: '09:00',
        closes: '12:30',
      },
    ],
    sameAs: ['https://instagram.example/a'],
  });
});

test('what the agency does not tell is left out', () => {
  const json = agencyJsonLd(contextOf());
  for (const key of ['geo', 'description']) expect(json).not.toHaveProperty(key);
});
