import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { Crumb } from '../../../routing/route.ts';
import { absoluteUrl } from '../absolute-url.ts';

/** The page's breadcrumb, the page itself last. */
export const breadcrumbJsonLd = (siteUrl: string, crumbs: readonly Crumb[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(siteUrl, path),
  })),
});
