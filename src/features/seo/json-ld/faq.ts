import type { FAQPage, WithContext } from 'schema-dts';
import type { Article } from '../../../snapshot/domain.ts';
import type { JsonLdContext } from './context.ts';

/** An article's questions with answers; `undefined` if there are none. */
export function faqJsonLd(
  context: Pick<JsonLdContext, 'text'>,
  faq: Article['faq'],
): WithContext<FAQPage> | undefined {
  const pairs = faq.flatMap((item) => {
    const question = context.text(item.question);
    const answer = context.text(item.answer);
    return question && answer ? [{ question, answer }] : [];
  });
  if (pairs.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: pairs.map(({ question, answer }) => ({
      '@type': 'Question',
      inLanguage: question.language,
      name: question.value,
      acceptedAnswer: { '@type': 'Answer', inLanguage: answer.language, text: answer.value },
    })),
  };
}
