import { expect, test } from 'vitest';
import { contextOf } from './context.fixture.ts';
import { faqJsonLd } from './faq.ts';

test.each([
  ['no question', []],
  ['a question without an answer', [{ question: { fr: 'Quand ?' }, answer: {} }]],
  ['an answer of blanks', [{ question: { fr: 'Quand ?' }, answer: { fr: ' ' } }]],
])('%s gives nothing', (_name, faq) => {
  expect(faqJsonLd(contextOf(), faq)).toBeUndefined();
});

test('questions with their answers, in the language they are in', () => {
  const faq = [
    { question: { fr: 'Quand ?', nl: 'Wanneer?' }, answer: { fr: 'Demain.' } },
    { question: { fr: 'Où ?' }, answer: {} },
  ];
  expect(faqJsonLd(contextOf('nl'), faq)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        inLanguage: 'nl',
        name: 'Wanneer?',
        acceptedAnswer: { '@type': 'Answer', inLanguage: 'fr', text: 'Demain.' },
      },
    ],
  });
});
