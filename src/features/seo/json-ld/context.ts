import type { Locale } from '../../../i18n/locales.ts';
import type { Localized, Multilingual } from '../../../snapshot/domain.ts';
import type { Text } from '../../../snapshot/schema/common.ts';
import type { SiteInfo } from '../../../snapshot/schema/site.ts';

/** The part of a page's context that structured data use. */
export interface JsonLdContext {
  locale: Locale;
  site: { site: SiteInfo };
  text(text: Text | undefined): Localized<string> | undefined;
  record<T>(entity: Multilingual<T>): Localized<T>;
  href(original: string): string;
}
