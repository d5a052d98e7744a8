import type { BlogPosting, WithContext } from 'schema-dts';
import type { Article } from '../../../snapshot/domain.ts';
import { isoDate } from '../../catalogue/iso-date.ts';
import { absoluteUrl } from '../absolute-url.ts';
import { agencyReference } from './agency.ts';
import { compact } from './compact.ts';
import type { JsonLdContext } from './context.ts';

type Context = Pick<JsonLdContext, 'site' | 'text' | 'locale'>;

/** @param page addresses, whole or as paths of the site; `image` is the published picture */
export function articleJsonLd(
  context: Context,
  article: Article,
  page: { url: string; image?: string | undefined },
): WithContext<BlogPosting> {
  const { site } = context.site;
  const name = context.text(article.name);
  const url = absoluteUrl(site.url, page.url);
  const agency = agencyReference(context);
  return compact({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    url,
    mainEntityOfPage: url,
    headline: name?.value ?? article.id,
    description: context.text(article.summary ?? article.metadata?.description)?.value,
    inLanguage: name?.language ?? context.locale,
    datePublished: isoDate(article.date),
    dateModified: isoDate(article.modifyDate ?? article.date),
    image: page.image && absoluteUrl(site.url, page.image),
    author: article.author ? ({ '@type': 'Person', name: article.author } as const) : agency,
    publisher: agency,
  });
}
