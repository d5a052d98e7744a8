import type { Locale } from '../../../i18n/locales.ts';
import type { Localized, Multilingual } from '../../../snapshot/domain.ts';
import type { Text } from '../../../snapshot/schema/common.ts';
import type { SiteInfo } from '../../../snapshot/schema/site.ts';

/** What structured data may know of a page. */
export interface JsonLdContext {
  locale: Locale;
  site: { site: SiteInfo };
  text(text: Text | undefined): Localized<string> | undefined;
  record<T>(entity: Multilingual<T>): Localized<T>;
  href(original: string): string;
}
