import type { TakenEntry, TakenFile } from '../../features/forms/taken-file.ts';
import { isSoldOut } from '../../features/projects/units.ts';
import type { Locale } from '../../i18n/locales.ts';
import { texts } from '../../i18n/texts.ts';
import type { Site } from '../../routing/route.ts';
import { recordIn } from '../../snapshot/domain.ts';
import { takenAs } from '../../snapshot/market.ts';
import { namesOf } from './names-of.ts';
import { tellHref, tellProjectHref } from './property-forms.ts';

/** What the forms of a language must know about properties that are sold or rented. */
export function takenFile(site: Site, locale: Locale): TakenFile {
  const href = (key: string) => site.table.byKey.get(key)?.paths[locale] ?? `/${locale}/`;
  return {
    texts: takenTexts(locale),
    properties: [
      ...site.properties.flatMap((property): TakenEntry[] => {
        const { value: record } = recordIn(property, locale, site.table.defaultLocale);
        const as = takenAs(site.site, record);
        if (!as) return [];
        const path = href(`/property/${property.id}/`);
        return [{ names: namesOf(property.id, record), as, path, tell: tellHref({ href }, record) }];
      }),
      // Viewings and documents of a project are asked for by the same forms; a property comes first.
      ...site.projects.flatMap((project): TakenEntry[] => {
        const { value: record } = recordIn(project, locale, site.table.defaultLocale);
        if (!isSoldOut(record) || record.ExternalWeb) return [];
        const path = href(`/project/${project.id}/`);
        return [
          { names: namesOf(project.id, record), as: 'sold', path, tell: tellProjectHref({ href }, record) },
        ];
      }),
    ],
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
