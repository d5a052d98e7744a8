import type { FeatureCollection } from 'geojson';
import type { StyleSpecification } from 'maplibre-gl';
import type { Locale } from '../../i18n/locales.ts';
import { PALETTE } from './palette.ts';
import { railLayers, roadLayers, waterLayers } from './style-lines.ts';
import { type MapFonts, nameLayers } from './style-names.ts';

export type Ground = Record<
  'towns' | 'greens' | 'water' | 'roads' | 'rails' | 'stations' | 'places',
  FeatureCollection
>;

/**
 * The schematic map: Liège's rivers, main roads, railways and localities (`npm run drawings -- map`), in
 * muted colours so that prices and outlines stand out. It loads nothing from any other site; names are drawn
 * with the page's fonts.
 */
export const groundStyle = (ground: Ground, locale: Locale, fonts: MapFonts): StyleSpecification => ({
  version: 8,
  sources: Object.fromEntries(
    Object.entries(ground).map(([name, data]) => [name, { type: 'geojson', data, tolerance: 0.2 }]),
  ),
  layers: [
    { id: 'land', type: 'background', paint: { 'background-color': PALETTE.land } },
    { id: 'towns', type: 'fill', source: 'towns', paint: { 'fill-color': PALETTE.town } },
    {
      id: 'greens',
      type: 'fill',
      source: 'greens',
      paint: { 'fill-color': ['match', ['get', 'kind'], 'park', PALETTE.park, PALETTE.wood] },
    },
    ...waterLayers,
    ...roadLayers,
    ...railLayers,
    ...nameLayers(locale, fonts),
  ],
});
