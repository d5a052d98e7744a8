import { Bounds } from './Bounds.tsx';
import { Choices } from './Choices.tsx';
import { priceSteps, wholeSteps } from './choices.ts';
import type { Facet } from './facets.ts';
import type { MenuName } from './filter-menus.ts';
import { type FilterProps, MoreFilters } from './MoreFilters.tsx';
import type { Catalogue } from './row.ts';

interface MenuContentProps extends FilterProps {
  menu: MenuName;
  catalogue: Catalogue;
}

/** The content of a menu of the bar. */
export function MenuContent({ menu, catalogue, ...props }: MenuContentProps) {
  const { criteria, facets, labels, onChange } = props;
  switch (menu) {
    case 'types':
      return (
        <Choices
          legend={labels.types}
          options={catalogue.types
            .map(({ webId, name }) => ({
              key: webId,
              name,
              count: facets.types.counts.get(webId) ?? 0,
              isChosen: criteria.types.includes(webId),
              onChange: (is: boolean) => onChange({ types: toggled(criteria.types, webId, is) }),
            }))
            .filter(isOffered)}
        />
      );
    case 'cities':
      return (
        <Choices
          legend={labels.cities}
          options={catalogue.cities
            .map((city) => ({ city, query: `${city.name}|${city.zip}` }))
            .map(({ city, query }) => ({
              key: query,
              name: `${city.name} ${city.zip}`,
              count: facets.cities.counts.get(city) ?? 0,
              isChosen: criteria.cities.includes(query),
              onChange: (is: boolean) => onChange({ cities: toggled(criteria.cities, query, is) }),
            }))
            .filter(isOffered)}
        />
      );
    case 'neighbourhoods':
      return (
        <Choices
          legend={labels.neighbourhoods}
          options={catalogue.neighbourhoods
            .map(({ id, name }) => ({
              key: String(id),
              name,
              count: facets.neighbourhoods.counts.get(id) ?? 0,
              isChosen: criteria.neighbourhoods.includes(id),
              onChange: (is: boolean) =>
                onChange({ neighbourhoods: toggled(criteria.neighbourhoods, id, is) }),
            }))
            .filter(isOffered)}
        />
      );
    case 'price':
    case 'bedrooms': {
      const facet = facets[menu];
      const isPrice = menu === 'price';
      return (
        <Bounds
          name={labels[menu]}
          facet={facet}
          range={criteria[menu]}
          stepsOf={isPrice ? pricesOf : wholeSteps}
          isPrice={isPrice}
          labels={labels}
          onChange={(range) => onChange({ [menu]: range })}
        />
      );
    }
    case 'more':
      return <MoreFilters {...props} />;
  }
}

const pricesOf = ({ counts }: Facet<number>) => priceSteps([...counts.keys()]);

/** Values that no property has are left out, unless they are chosen. */
const isOffered = ({ count, isChosen }: { count: number; isChosen: boolean }): boolean =>
  count > 0 || isChosen;

const toggled = <T,>(values: readonly T[], value: T, isIn: boolean): T[] =>
  isIn ? [...values, value] : values.filter((other) => other !== value);
