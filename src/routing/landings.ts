import type { Goal } from '../snapshot/market.ts';
import { perObject } from '../snapshot/per-object.ts';
import type { Route, RouteTable } from './route.ts';

interface Landing {
  goal: Goal;
  by: 'city' | 'type';
  id: string;
  route: Route;
}

/** The lists' landing pages, collected once because the table may have tens of thousands of routes. */
export const landingsOf = perObject(({ routes }: RouteTable): Landing[] =>
  routes.flatMap((route) => (route.target.type === 'landing' ? [{ ...route.target, route }] : [])),
);
