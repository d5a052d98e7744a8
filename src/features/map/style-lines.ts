import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { PALETTE } from './palette.ts';

/**
 * A width in metres converted to pixels, but at least `least` pixels. At zoom 10 a pixel is 48.5 m at this
 * latitude.
 */
const metres = (width: ExpressionSpecification | number, least: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  8,
  ['max', least, ['/', width, 194]],
  18,
  ['max', least, ['/', width, 0.19]],
];

/** A number that changes with the zoom: pairs of zoom and value. */
export const byZoom = (...stops: number[]): ExpressionSpecification =>
  ['interpolate', ['linear'], ['zoom'], ...stops] as unknown as ExpressionSpecification;

const rounded = { 'line-cap': 'round', 'line-join': 'round' } as const;

export const waterLayers: LayerSpecification[] = [
  {
    // A slight green along the water, which marks the valley.
    id: 'valley',
    type: 'line',
    source: 'water',
    layout: rounded,
    paint: {
      'line-color': PALETTE.park,
      'line-width': metres(['+', 500, ['*', 4, ['get', 'width']]], 6),
      'line-blur': metres(600, 5),
      'line-opacity': byZoom(9, 0.7, 14, 0.35),
    },
  },
  {
    id: 'water',
    type: 'line',
    source: 'water',
    layout: rounded,
    paint: { 'line-color': PALETTE.water, 'line-width': metres(['get', 'width'], 1.1) },
  },
];

const roads = (
  kind: string,
): { source: 'roads'; filter: ExpressionSpecification; layout: typeof rounded } => ({
  source: 'roads',
  filter: ['==', ['get', 'kind'], kind],
  layout: rounded,
});

export const roadLayers: LayerSpecification[] = [
  {
    id: 'streets',
    type: 'line',
    ...roads('street'),
    minzoom: 11.5,
    paint: {
      'line-color': PALETTE.motorway,
      'line-width': byZoom(12, 0.8, 15, 4, 18, 14),
      'line-opacity': byZoom(11.5, 0, 12.5, 1),
    },
  },
  {
    id: 'main-roads',
    type: 'line',
    ...roads('main'),
    minzoom: 9.5,
    paint: {
      'line-color': PALETTE.motorway,
      'line-width': byZoom(10, 0.9, 13, 2.4, 15, 6, 18, 20),
      'line-opacity': byZoom(9.5, 0, 10.5, 1),
    },
  },
  {
    id: 'motorway-casing',
    type: 'line',
    ...roads('motorway'),
    paint: { 'line-color': PALETTE.casing, 'line-width': byZoom(8, 1.6, 11, 3.4, 14, 8, 18, 30) },
  },
  {
    id: 'motorways',
    type: 'line',
    ...roads('motorway'),
    minzoom: 9,
    paint: { 'line-color': PALETTE.motorway, 'line-width': byZoom(9, 0.7, 11, 1.8, 14, 5.6, 18, 25) },
  },
];

export const railLayers: LayerSpecification[] = [
  {
    id: 'rails',
    type: 'line',
    source: 'rails',
    minzoom: 10,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': PALETTE.rail,
      'line-width': byZoom(10, 0.5, 14, 1.1, 17, 2),
      'line-opacity': byZoom(10, 0, 11.5, 0.9),
    },
  },
  {
    id: 'rail-ties',
    type: 'line',
    source: 'rails',
    minzoom: 12,
    paint: {
      'line-color': PALETTE.rail,
      'line-width': byZoom(12, 3, 16, 6),
      'line-dasharray': [0.25, 3.5],
      'line-opacity': byZoom(12, 0, 13, 0.8),
    },
  },
];
