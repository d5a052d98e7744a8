import type { Locale } from '../../i18n/locales.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { Localized, Multilingual, PropertyType } from '../../snapshot/domain.ts';
import type { Law } from '../../snapshot/law/names.ts';
import type { SiteInfo } from '../../snapshot/schema/site.ts';

/** The part of a page's context that the catalogue's views use; the shell's page context provides it. */
export interface CardContext {
  locale: Locale;
  t: Translate;
  site: { site: SiteInfo; types: readonly PropertyType[]; table: { defaultLocale: Locale } };
  /** The law of the day. */
  law: Law;
  record<T>(entity: Multilingual<T>): Localized<T>;
  /** The address of an entry of the route table, by its original path. */
  pathOf(key: string): string;
}
