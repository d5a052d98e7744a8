import type {
  CircleLayerSpecification,
  ExpressionSpecification,
  FillLayerSpecification,
  LineLayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import { PALETTE } from '../palette.ts';

/** The source of the properties' points, which MapLibre clusters. */
export const PROPERTIES = 'properties';

/** The layers that `messageInfo.neighbourhoods` shows or hides, and those that highlight one outline. */
export const OUTLINES = ['neighbourhood-fills', 'neighbourhood-lines', 'neighbourhood-names'] as const;
export const STRESSED = ['neighbourhood-stress-fill', 'neighbourhood-stress'] as const;

const { green, halo, paper } = PALETTE;
/** At lower zooms the areas of hidden addresses are specks without meaning. */
const AREAS_FROM = 11.5;
const appearing = (opacity: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  AREAS_FROM,
  0,
  AREAS_FROM + 0.8,
  opacity,
];

const rounded = { 'line-join': 'round', 'line-cap': 'round' } as const;

/** The neighbourhoods' fills, slightly lighter than their surroundings. */
export const FILL_LAYER: FillLayerSpecification = {
  id: 'neighbourhood-fills',
  type: 'fill',
  source: 'neighbourhoods',
  paint: { 'fill-color': paper, 'fill-opacity': ['interpolate', ['linear'], ['zoom'], 10, 0.2, 12, 0.45] },
};

/** The layers right below the names of the style, the lowest first. */
export const LINE_LAYERS: readonly (FillLayerSpecification | LineLayerSpecification)[] = [
  {
    id: 'neighbourhood-lines',
    type: 'line',
    source: 'neighbourhoods',
    layout: rounded,
    paint: {
      'line-color': green,
      'line-opacity': ['interpolate', ['linear'], ['zoom'], 10, 0.12, 12.5, 0.42],
      'line-width': ['interpolate', ['linear'], ['zoom'], 10, 0.7, 15, 1.3],
    },
  },
  {
    id: 'neighbourhood-stress-fill',
    type: 'fill',
    source: 'neighbourhoods',
    paint: { 'fill-color': green, 'fill-opacity': 0.1 },
  },
  {
    id: 'neighbourhood-stress',
    type: 'line',
    source: 'neighbourhoods',
    layout: rounded,
    paint: { 'line-color': green, 'line-width': 2.2 },
  },
  {
    id: 'area-fills',
    type: 'fill',
    source: 'areas',
    minzoom: AREAS_FROM,
    paint: { 'fill-color': green, 'fill-opacity': appearing(0.13) },
  },
  {
    id: 'area-lines',
    type: 'line',
    source: 'areas',
    minzoom: AREAS_FROM,
    layout: rounded,
    paint: {
      'line-color': green,
      'line-opacity': appearing(0.5),
      'line-width': 1.2,
      'line-dasharray': [1, 2.2],
    },
  },
  { id: 'shape-fill', type: 'fill', source: 'shape', paint: { 'fill-color': green, 'fill-opacity': 0.09 } },
  {
    id: 'shape-line',
    type: 'line',
    source: 'shape',
    layout: rounded,
    paint: { 'line-color': green, 'line-width': 2.2 },
  },
];

/** Invisible, since markers are HTML; a source loads tiles only if a layer uses it. */
export const POINT_LAYER: CircleLayerSpecification = {
  id: PROPERTIES,
  type: 'circle',
  source: PROPERTIES,
  paint: { 'circle-opacity': 0, 'circle-radius': 1 },
};

export const nameLayer = (font: string[]): SymbolLayerSpecification => ({
  id: 'neighbourhood-names',
  type: 'symbol',
  source: 'neighbourhood-names',
  minzoom: 11.8,
  layout: {
    'text-field': ['get', 'name'],
    'text-font': font,
    'text-size': ['interpolate', ['linear'], ['zoom'], 11.8, 9.5, 15, 13],
    'text-transform': 'uppercase',
    'text-letter-spacing': 0.1,
    'text-max-width': 7,
    'text-padding': 5,
  },
  paint: { 'text-color': green, 'text-halo-color': halo, 'text-halo-width': 1.3, 'text-halo-blur': 0.5 },
});
