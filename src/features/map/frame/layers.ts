import type { Feature, FeatureCollection } from 'geojson';
import type { GeoJSONSource, Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import { circle } from '../bounds.ts';
import type { MapNeighbourhood } from '../frame-config.ts';
import type { MapFonts } from '../style-names.ts';
import {
  FILL_LAYER,
  LINE_LAYERS,
  nameLayer,
  OUTLINES,
  POINT_LAYER,
  PROPERTIES,
  STRESSED,
} from './own-layers.ts';
import { type Place, pointsOf } from './places.ts';
import type { MapState } from './state.ts';

/**
 * The radius in pixels within which points form a cluster; the next constant is the zoom from which they do
 * not.
 */
const CLUSTER_RADIUS = 46;
const CLUSTER_MAX_ZOOM = 14;

/** Adds the site's own layers to a newly loaded style, below its names. */
export function addLayers(map: MapLibre, neighbourhoods: readonly MapNeighbourhood[], fonts: MapFonts): void {
  const style = map.getStyle();
  const below = style.layers.find((layer) => layer.type === 'symbol')?.id;
  const font = namesFont(style, fonts);

  map.addSource('neighbourhoods', { type: 'geojson', data: outlinesOf(neighbourhoods) });
  map.addSource('neighbourhood-names', { type: 'geojson', data: namesOf(neighbourhoods) });
  map.addSource('areas', { type: 'geojson', data: collection([]) });
  map.addSource('shape', { type: 'geojson', data: collection([]) });
  map.addSource(PROPERTIES, {
    type: 'geojson',
    data: collection([]),
    cluster: true,
    clusterRadius: CLUSTER_RADIUS,
    clusterMaxZoom: CLUSTER_MAX_ZOOM,
    clusterProperties: { total: ['+', ['get', 'count']] },
  });

  // On the schematic map the neighbourhoods are drawn on the ground, below water, roads and parks.
  const ground = map.getLayer('greens') ? 'greens' : below;
  map.addLayer(FILL_LAYER, ground);
  for (const layer of LINE_LAYERS) map.addLayer(layer, below);
  map.addLayer(POINT_LAYER);
  map.addLayer(nameLayer(font));
}

/** Shows or hides the outlines of the neighbourhoods, and highlights one. */
export function updateOutlines(map: MapLibre, { message }: MapState): void {
  const { neighbourhoods, neighbourhood } = message.messageInfo;
  for (const layer of OUTLINES)
    map.setLayoutProperty(layer, 'visibility', neighbourhoods ? 'visible' : 'none');
  for (const layer of STRESSED) map.setFilter(layer, ['==', ['get', 'id'], neighbourhood ?? '']);
}

/** Draws an area around each property with a hidden address. */
export const updateAreas = (map: MapLibre, properties: MapState['properties']): void =>
  setData(
    map,
    'areas',
    collection(properties.flatMap((item) => (item.radius ? [polygon([circle(item, item.radius)])] : []))),
  );

/** Draws the visitor's area. */
export function updateShape(map: MapLibre, shape: MapState['message']['messageInfo']['shape']): void {
  const ring = (shape ?? []).map(({ lat, lng }): [number, number] => [lng, lat]);
  setData(map, 'shape', collection(shape ? [polygon([[...ring, ...ring.slice(0, 1)]])] : []));
}

export const updatePoints = (map: MapLibre, places: Iterable<Place>): void =>
  setData(map, PROPERTIES, pointsOf(places));

const setData = (map: MapLibre, source: string, data: FeatureCollection): void => {
  void map.getSource<GeoJSONSource>(source)?.setData(data);
};

/** The fonts of a style that brings its own, such as the online map's; otherwise the page's. */
function namesFont({ glyphs, layers }: StyleSpecification, { sans }: MapFonts): string[] {
  const fonts = layers.flatMap((layer) => (layer.type === 'symbol' ? [layer.layout?.['text-font']] : []));
  const named = fonts.find(
    (font): font is string[] => Array.isArray(font) && typeof font[0] === 'string' && font[0] !== 'literal',
  );
  return glyphs && named ? named : [sans];
}

const collection = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features });

const polygon = (coordinates: [number, number][][]): Feature => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'Polygon', coordinates },
});

const outlinesOf = (neighbourhoods: readonly MapNeighbourhood[]): FeatureCollection =>
  collection(
    neighbourhoods.map(({ id, outline }) => ({
      type: 'Feature',
      properties: { id },
      geometry: { type: 'MultiPolygon', coordinates: outline },
    })),
  );

const namesOf = (neighbourhoods: readonly MapNeighbourhood[]): FeatureCollection =>
  collection(
    neighbourhoods.map(({ name, at }) => ({
      type: 'Feature',
      properties: { name },
      geometry: { type: 'Point', coordinates: at },
    })),
  );
