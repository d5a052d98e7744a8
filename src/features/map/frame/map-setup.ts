import { Map as MapLibre, NavigationControl, type StyleSpecification, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { FrameConfig } from '../frame-config.ts';
import type { MapLabels } from '../labels.ts';
import type { MapFonts } from '../style-names.ts';
import { firstView } from './camera.ts';
import { labelsOf, type MapState } from './state.ts';

setWorkerUrl(workerUrl);

interface SetupInput {
  container: HTMLElement;
  style: StyleSpecification | string;
  config: FrameConfig;
  first: MapState;
}

/**
 * Creates a flat map with north at the top and controls in the page's language.
 * @throws without WebGL
 */
export function createMap({ container, style, config, first }: SetupInput): MapLibre {
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new MapLibre({
    container,
    style,
    ...firstView(first, config.home, container),
    minZoom: 7.5,
    maxZoom: 18,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    // In a scrolling page, one finger and the wheel scroll the page instead of moving the map.
    cooperativeGestures: first.message.mapType !== 'list',
    fadeDuration: isMotionReduced ? 0 : 200,
    reduceMotion: isMotionReduced,
    locale: controlTexts(labelsOf(first, config)),
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  return map;
}

/** The texts of MapLibre's controls, by its keys. */
const controlTexts = (labels: MapLabels): Record<string, string> => ({
  'Map.Title': labels.title,
  'NavigationControl.ZoomIn': labels.zoomIn,
  'NavigationControl.ZoomOut': labels.zoomOut,
  'AttributionControl.ToggleAttribution': labels.attribution,
  'Popup.Close': labels.close,
  'CooperativeGesturesHandler.WindowsHelpText': labels['gesture.windows'],
  'CooperativeGesturesHandler.MacHelpText': labels['gesture.mac'],
  'CooperativeGesturesHandler.MobileHelpText': labels['gesture.touch'],
});

/** The page's fonts, with which the names on the map are drawn. */
export function pageFonts(): MapFonts {
  const style = getComputedStyle(document.documentElement);
  const family = (variable: string, fallback: string) => {
    const [first = ''] = style.getPropertyValue(variable).split(',');
    return first.replaceAll(/["']/g, '').trim() || fallback;
  };
  return { serif: family('--font-serif', 'serif'), sans: family('--font-sans', 'sans-serif') };
}
