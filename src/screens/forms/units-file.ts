import { isSoldOut, mayAsk } from '../../features/projects/units.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Site } from '../../routing/route.ts';
import { recordIn } from '../../snapshot/domain.ts';
import type { ProjectUnits } from './units-of-project.ts';

/** The units of all projects with a page, for the form that asks about them; it reads the file when a link names one. */
export const unitsFile = ({ projects, table }: Site, locale: Locale): ProjectUnits[] =>
  projects.flatMap((project) => {
    const path = table.byKey.get(`/project/${project.id}/`)?.paths[locale];
    if (path === undefined) return [];
    const { value: record } = recordIn(project, locale, table.defaultLocale);
    const soldOut = isSoldOut(record);
    return [
      {
        names: [project.id, record.RecordFile ?? ''].filter(Boolean).map((name) => name.trim().toLowerCase()),
        path,
        units: record.Units.map((unit) => ({ name: unit.Name, isSold: soldOut || !mayAsk(unit) })),
      },
    ];
  });
