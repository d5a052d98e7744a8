import type { TakenFile } from '../../features/forms/taken-file.ts';
import type { Locale } from '../../i18n/locales.ts';
import { texts } from '../../i18n/texts.ts';
import type { Site } from '../../routing/route.ts';
import { recordIn } from '../../snapshot/domain.ts';
import { takenAs } from '../../snapshot/market.ts';
import { tellHref } from './property-forms.ts';

/** What the forms of a language must know about properties that are sold or rented. */
export function takenFile(site: Site, locale: Locale): TakenFile {
  const href = (key: string) => site.table.byKey.get(key)?.paths[locale] ?? `/${locale}/`;
  return {
    texts: takenTexts(locale),
    properties: site.properties.flatMap((property) => {
      const { value: record } = recordIn(property, locale, site.table.defaultLocale);
      const as = takenAs(site.site, record);
      if (!as) return [];
      const names = [property.id, record.RecordFile ?? ''].filter(Boolean).map((name) => name.toLowerCase());
      return [{ names, as, path: href(`/property/${property.id}/`), tell: tellHref({ href }, record) }];
    }),
  };
}

function takenTexts(locale: Locale): TakenFile['texts'] {
  const { property, filters } = texts(locale);
  return {
    sold: property['status.sold'],
    rented: property['status.rented'],
    similar: property.similar,
    tell: filters.demand,
  };
}
