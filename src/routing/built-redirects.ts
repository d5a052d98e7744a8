import { perObject } from '../snapshot/per-object.ts';
import { publicPaths } from './public-paths.ts';
import { isRemembered } from './published.ts';
import { standingRedirects } from './redirect-pages.ts';
import type { Redirect, RouteTable } from './route.ts';

interface BuiltRedirects {
  /** Every redirect that has a page. */
  all: Redirect[];
  /** Redirects whose page is drawn by a route. */
  drawn: Redirect[];
  /** Redirects to properties, by the property's address; the property's page writes their pages. */
  carried: Map<string, Redirect[]>;
}

/**
 * The redirects that have a page in a build. Each property has several of them in each language. Written as
 * files beside the property's page they cost next to nothing, whereas a route would take as long for each as
 * for a page.
 */
export const builtRedirects = perObject((table: RouteTable): BuiltRedirects => {
  const all = standingRedirects(table, publicPaths());
  const { carried = [], drawn = [] } = Object.groupBy(all, ({ to }) => {
    const route = table.byPath.get(to)?.route;
    return route && isRemembered(route) ? 'carried' : 'drawn';
  });
  return { all, drawn, carried: Map.groupBy(carried, ({ to }) => to) };
});
