import { fill } from '../../ui/fill.ts';
import { activeFilters, type Criteria, type FilterName, withFilter, withoutFilter } from './criteria.ts';
import { cityText, type FilterTexts, valueText } from './filter-texts.ts';

/** A filter that is set, or one value of a list of values; pressing it removes it. */
export interface Chip {
  key: string;
  text: string;
  /** The criteria without it, on page 1. */
  without: Criteria;
}

/** The filters that are set, in their order of display. */
export const chipsOf = (criteria: Criteria, texts: FilterTexts): Chip[] =>
  activeFilters(criteria).flatMap((name) => chipsFor(name, criteria, texts));

/** "Price: from € 200.000", or the name alone if it says everything. */
function named(filter: FilterName, criteria: Criteria, texts: FilterTexts): string {
  const [name, value] = [texts.labels[filter], valueText(filter, criteria, texts)];
  return value ? fill(texts.labels.named, { name, value }) : name;
}

function chipsFor(name: FilterName, criteria: Criteria, texts: FilterTexts): Chip[] {
  const { types, neighbourhoods } = texts.names;
  switch (name) {
    case 'types':
      return criteria.types.map((webId) => ({
        key: `type ${webId}`,
        text: types.find((type) => type.webId === webId)?.name ?? webId,
        without: withFilter(criteria, { types: criteria.types.filter((other) => other !== webId) }),
      }));
    case 'cities':
      return criteria.cities.map((city) => ({
        key: `city ${city}`,
        text: cityText(city),
        without: withFilter(criteria, { cities: criteria.cities.filter((other) => other !== city) }),
      }));
    case 'neighbourhoods':
      return criteria.neighbourhoods.map((id) => ({
        key: `neighbourhood ${id}`,
        text: neighbourhoods.find((entry) => entry.id === id)?.name ?? String(id),
        without: withFilter(criteria, {
          neighbourhoods: criteria.neighbourhoods.filter((other) => other !== id),
        }),
      }));
    default:
      return [{ key: name, text: named(name, criteria, texts), without: withoutFilter(criteria, name) }];
  }
}
