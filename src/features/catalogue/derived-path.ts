import { joinPath, languageOfPath, slugify } from '../../routing/slug.ts';
import type { Goal } from '../../snapshot/market.ts';
import type { ListedCity, ListPaths } from './listed.ts';

interface Listed {
  id: number;
  goal: Goal;
  city: ListedCity;
  title: string;
}

/**
 * A property's address, derived from data that the browser's files contain anyway:
 * `{list}/{city}/{slug}/{id}/`. The few properties with another address are listed in those files.
 */
export const derivedPath = (lists: ListPaths, { id, goal, city, title }: Listed): string => {
  const language = languageOfPath(lists[goal]);
  return joinPath(
    lists[goal],
    slugify(city.name, language) || String(id),
    slugify(title, language),
    String(id),
  );
};
