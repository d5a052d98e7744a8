import { perObject } from '../snapshot/per-object.ts';
import { publicPaths } from './public-paths.ts';
import { isOfProperty } from './published.ts';
import { standingRedirects } from './redirect-pages.ts';
import type { Redirect, RouteTable } from './route.ts';

interface BuiltRedirects {
  /** Every redirect that has a page. */
  all: Redirect[];
  /** Those whose page a route renders. */
  rendered: Redirect[];
  /** By the address they lead to, those whose page that one brings along. */
  carried: Map<string, Redirect[]>;
}

/**
 * The redirects that have a page in a build. Each property has several of them in each language. Written as
 * files beside the property's page they cost next to nothing, whereas a route would take as long for each as
 * for a page.
 */
export const builtRedirects = perObject((table: RouteTable): BuiltRedirects => {
  const all = standingRedirects(table, publicPaths());
  const { carried = [], rendered = [] } = Object.groupBy(all, ({ to }) => {
    const route = table.byPath.get(to)?.route;
    return route && isOfProperty(route) ? 'carried' : 'rendered';
  });
  return { all, rendered, carried: Map.groupBy(carried, ({ to }) => to) };
});
