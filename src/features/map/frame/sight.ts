import type { Map as MapLibre, Marker } from 'maplibre-gl';
import type { Place } from './places.ts';

/** Room along the sides of the view, in pixels, for what hangs over a marker's point. */
const MARGIN = 60;

/** Whether a point, or the marker that stands on it, can be seen. */
export function isInView(map: MapLibre, at: [number, number]): boolean {
  const { x, y } = map.project(at);
  const { clientWidth, clientHeight } = map.getContainer();
  return x > -MARGIN && y > -MARGIN && x < clientWidth + MARGIN && y < clientHeight + MARGIN;
}

/** The keyboard may come to a marker at the edge: its place is moved to where it can be seen. */
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
