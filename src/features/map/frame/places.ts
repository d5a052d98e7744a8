import type { FeatureCollection, Point } from 'geojson';
import type { MapProperty } from '../message.ts';

/** The properties that share a point of the map. */
export interface Place {
  key: string;
  lat: number;
  lng: number;
  items: MapProperty[];
  /** Whether the point is displaced, because every property here has a hidden address. */
  isApproximate: boolean;
}

/** Groups properties by their point; points that differ by less than a metre are one. */
export function placesOf(properties: readonly MapProperty[]): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const item of properties) {
    const key = `${item.lat.toFixed(5)},${item.lng.toFixed(5)}`;
    const place = places.get(key);
    if (place) {
      place.items.push(item);
      place.isApproximate &&= item.radius !== undefined;
    } else {
      places.set(key, {
        key,
        lat: item.lat,
        lng: item.lng,
        items: [item],
        isApproximate: item.radius !== undefined,
      });
    }
  }
  return places;
}

/** The places as data for the map's clustering source. */
export const pointsOf = (places: Iterable<Place>): FeatureCollection<Point> => ({
  type: 'FeatureCollection',
  features: Array.from(places, ({ key, lat, lng, items }) => ({
    type: 'Feature',
    properties: { key, count: items.length },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  })),
});
