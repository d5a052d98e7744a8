import { identity } from '../snapshot/schema/known.ts';
import { cityGroupId } from './listed.ts';
import type { RouteContext } from './page-routes.ts';
import type { Route } from './route.ts';

/**
 * What a route's addresses are remembered by: its kind and an id that stays the same when a headline, a name,
 * a category or a path changes.
 */
export function identityOf(context: RouteContext, { target }: Pick<Route, 'target'>): string {
  switch (target.type) {
    case 'page':
      return identity('page', target.pageId);
    case 'property':
    case 'former':
      return identity('property', target.id);
    case 'neighbourhood':
      return identity('neighbourhood', target.id || OVERVIEW);
    case 'landing':
      return identity('landing', `${target.goal}/${target.by}/${landingId(context, target)}`);
    case 'feedback':
    case 'form':
      return identity(target.type, target.form);
    case 'login':
    case 'shortlist':
      return identity(target.type, OVERVIEW);
    default:
      return identity(target.type, target.id);
  }
}

/** The id of a page that is alone of its kind. */
const OVERVIEW = '-';

/** A city's landing page has its name as its id, which may change; the ID of the first city of that name may not. */
function landingId(
  { snapshot, defaultLocale }: RouteContext,
  { by, id }: { by: 'city' | 'type'; id: string },
): string {
  if (by === 'type') return id;
  const ids = snapshot.cities
    .filter((city) => cityGroupId(city, defaultLocale) === id)
    .map((city) => city.id);
  return ids.toSorted((a, b) => Number(a) - Number(b))[0] ?? id;
}
