import type { Map as MapLibre, Marker } from 'maplibre-gl';
import type { Place } from './places.ts';

/** The margin inside the view in pixels, for markers that are wider than their point. */
const MARGIN = 60;

/** Whether a point, or its marker, is visible. */
export function isInView(map: MapLibre, at: [number, number]): boolean {
  const { x, y } = map.project(at);
  const { clientWidth, clientHeight } = map.getContainer();
  return x > -MARGIN && y > -MARGIN && x < clientWidth + MARGIN && y < clientHeight + MARGIN;
}

/** Moves the map so that a marker at the edge that gets the focus is visible. */
export function bringIntoView(map: MapLibre, { lat, lng }: Place): void {
  const { x, y } = map.project([lng, lat]);
  const { clientWidth, clientHeight } = map.getContainer();
  if (x < MARGIN || y < MARGIN || x > clientWidth - MARGIN || y > clientHeight - MARGIN)
    map.easeTo({ center: [lng, lat] });
}

export function nearestToCenter(map: MapLibre, markers: readonly Marker[]): Marker | undefined {
  const center = map.getCenter();
  return [...markers].sort((a, b) => center.distanceTo(a.getLngLat()) - center.distanceTo(b.getLngLat()))[0];
}
