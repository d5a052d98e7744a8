import type { CardContext } from '../features/catalogue/card-context.ts';
import type { PageContext } from '../shell/context.ts';

/** What the catalogue's views may know of a page. */
export const cardContext = (context: PageContext): CardContext => ({
  locale: context.locale,
  t: context.t,
  site: context.site,
  record: context.record,
  pathOf: (key) => context.href(key),
});
