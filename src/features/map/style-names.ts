import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  LayerSpecification,
} from 'maplibre-gl';
import type { Locale } from '../../i18n/locales.ts';
import { PALETTE } from './palette.ts';
import { byZoom } from './style-lines.ts';

/** Font families of the page, by their CSS names; the browser's own letters stand in where one is missing. */
export interface MapFonts {
  serif: string;
  sans: string;
}

/** Whether the ground has names in a language, in a property of its code; else the French in `name` are shown. */
export const HAS_OWN_NAMES: Record<Locale, boolean> = { fr: false, nl: true, en: false, de: true };

const nameIn = (locale: Locale): DataDrivenPropertyValueSpecification<string> => [
  'get',
  HAS_OWN_NAMES[locale] ? locale : 'name',
];

const halo = { 'text-halo-color': PALETTE.halo, 'text-halo-width': 1.4, 'text-halo-blur': 0.6 } as const;

/** The names of waters, roads, stations and localities, in the reader's language. */
export function nameLayers(locale: Locale, { serif, sans }: MapFonts): LayerSpecification[] {
  const rank: ExpressionSpecification = ['get', 'rank'];
  return [
    {
      id: 'water-names',
      type: 'symbol',
      source: 'water',
      minzoom: 10.2,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 640,
        'text-field': nameIn(locale),
        'text-font': [serif],
        'text-size': byZoom(10, 11, 15, 15),
        'text-letter-spacing': 0.16,
        'text-max-angle': 28,
      },
      paint: {
        'text-color': PALETTE.waterName,
        'text-halo-color': PALETTE.water,
        'text-halo-width': 1,
        'text-halo-blur': 1,
      },
    },
    {
      id: 'road-numbers',
      type: 'symbol',
      source: 'roads',
      filter: ['!=', ['get', 'ref'], ''],
      minzoom: 9.5,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 360,
        'text-field': ['get', 'ref'],
        'text-font': [sans],
        'text-size': 10,
        'text-letter-spacing': 0.06,
        'text-rotation-alignment': 'viewport',
      },
      paint: { 'text-color': PALETTE.inkSoft, ...halo, 'text-halo-width': 2.4 },
    },
    {
      id: 'stations',
      type: 'symbol',
      source: 'stations',
      minzoom: 12.6,
      layout: {
        'text-field': ['concat', '●  ', ['get', 'name']],
        'text-font': [sans],
        'text-size': 10.5,
        'text-anchor': 'left',
        'text-offset': [-0.45, 0],
        'text-padding': 6,
      },
      paint: { 'text-color': PALETTE.inkSoft, ...halo },
    },
    {
      id: 'places',
      type: 'symbol',
      source: 'places',
      // Villages appear last; the city's name disappears where those of its quarters appear.
      filter: ['<=', rank, ['step', ['zoom'], 2, 9.6, 3, 11, 4]],
      layout: {
        'text-field': nameIn(locale),
        'text-font': [serif],
        'symbol-sort-key': rank,
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          8,
          ['match', rank, 1, 17, 2, 12.5, 11],
          14,
          ['match', rank, 1, 30, 2, 19, 3, 16, 14],
        ],
        'text-letter-spacing': 0.01,
        'text-max-width': 8,
        'text-padding': 8,
      },
      paint: {
        'text-color': ['match', rank, [1, 2], PALETTE.ink, PALETTE.inkSoft],
        'text-opacity': ['step', ['zoom'], 1, 13.2, ['match', rank, 1, 0, 1]],
        ...halo,
      },
    },
  ];
}
