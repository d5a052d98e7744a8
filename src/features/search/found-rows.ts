import { fill } from '../../ui/fill.ts';
import type { Counted } from './entry.ts';
import type { SearchLabels } from './labels.ts';
import type { Found } from './match.ts';
import type { GoalLink, Row, RowGroup } from './rows.ts';

/** The results, with the rows of the types, which the panel already has. */
type FoundWithTypes = Found & { types: readonly Row[] };

/**
 * The results as the panel shows them: properties, cities, neighbourhoods, then property types; empty groups
 * are left out.
 * @param showCount whether counts are shown (`options.showSearchCount`)
 */
export function foundRows(found: FoundWithTypes, labels: SearchLabels, showCount: boolean): RowGroup[] {
  const groups: RowGroup[] = [
    {
      key: 'properties',
      heading: labels.properties,
      rows: found.properties.map(({ id, title, status, path, thumbnails }) => ({
        key: String(id),
        name: title,
        detail: [fill(labels.ref, { id }), status].filter(Boolean).join(' · '),
        href: path,
        pictures: thumbnails,
      })),
    },
    {
      key: 'cities',
      heading: labels.cities,
      rows: found.cities.map(
        (city): Row => ({
          key: `${city.name} ${city.zip}`,
          name: `${city.name} [${city.zip}]`,
          icon: 'place',
          goals: goalLinks(city, showCount),
        }),
      ),
    },
    {
      key: 'neighbourhoods',
      heading: labels.neighbourhoods,
      rows: found.neighbourhoods.map(
        ({ id, name, path }): Row => ({ key: String(id), name, icon: 'place', href: path }),
      ),
    },
    { key: 'types', heading: labels.types, rows: found.types },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

const goalLinks = ({ counts, hrefs }: Counted, showCount: boolean): GoalLink[] =>
  (['sale', 'rent'] as const).map((goal) => ({
    goal,
    href: hrefs[goal],
    count: showCount ? counts[goal] : undefined,
  }));
