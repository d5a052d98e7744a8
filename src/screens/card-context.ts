import type { CardContext } from '../features/catalogue/card-context.ts';
import type { PageContext } from '../shell/context.ts';

/** The part of a page's context that the catalogue's views may use. */
export const cardContext = (context: PageContext): CardContext => ({
  locale: context.locale,
  t: context.t,
  site: context.site,
  law: context.site.law,
  record: context.record,
  pathOf: (key) => context.href(key),
});
