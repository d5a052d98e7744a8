import type { FitBoundsOptions, LngLatBoundsLike, Map as MapLibre, MapOptions } from 'maplibre-gl';
import type { Box } from '../../../snapshot/geometry.ts';
import { boxAround, roundBox, sameBox } from '../bounds.ts';
import type { MapState } from './state.ts';

/** What is fitted is not shown closer than this. */
const CLOSEST_FIT = 15;
/** The schematic map has few streets to place a single property by; the river and a station do that. */
const CLOSEST_SCHEMATIC = 14;

const bounds = ({ south, west, north, east }: Box): LngLatBoundsLike => [west, south, east, north];

/** Half the width of a marker with a long price ("€ 2.200/month"), and a little air. */
const MARKER_SIDE = 64;

/** Room around what is fitted, in pixels, so that no marker sticks out; less above and below on a small screen. */
const padding = ({ clientWidth, clientHeight }: HTMLElement) => {
  const end = Math.min(56, Math.round(Math.min(clientWidth, clientHeight) / 8));
  const side = Math.min(MARKER_SIDE, Math.round(clientWidth / 4));
  return { top: end + 24, right: side, bottom: end, left: side };
};

const target = ({ message, properties }: MapState): Box | null =>
  message.messageInfo.fit ?? boxAround([...properties, ...(message.messageInfo.shape ?? [])]);

function options({ message }: MapState, container: HTMLElement): FitBoundsOptions {
  const { exact, fit, online } = message.messageInfo;
  if (exact && fit) return { padding: 0 };
  const maxZoom = message.mapType === 'property' && !online ? CLOSEST_SCHEMATIC : CLOSEST_FIT;
  return { padding: padding(container), maxZoom };
}

/** The view that the map opens with. */
export const firstView = (
  state: MapState,
  home: Box,
  container: HTMLElement,
): Pick<MapOptions, 'bounds' | 'fitBoundsOptions'> => ({
  bounds: bounds(target(state) ?? home),
  fitBoundsOptions: options(state, container),
});

export interface Camera {
  /** Moves the map where the page asks for another view than in its message before. */
  follow(state: MapState): void;
}

/**
 * Moves the map for the page, and tells the page where the visitor has moved it.
 * @param onArea called when the map has come to rest
 */
export function createCamera(map: MapLibre, first: MapState, onArea: (box: Box) => void): Camera {
  let fitted = first.message.messageInfo.fit;
  let area: Box | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  map.on('moveend', (event) => {
    // Only the visitor's own moves carry an event of the browser.
    if (!('originalEvent' in event) || !event.originalEvent) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const view = map.getBounds();
      const box = {
        south: view.getSouth(),
        west: view.getWest(),
        north: view.getNorth(),
        east: view.getEast(),
      };
      area = roundBox(box, map.getZoom() > 14 ? 5 : 4);
      onArea(area);
    }, 150);
  });

  return {
    follow(state) {
      const { fit } = state.message.messageInfo;
      if (sameBox(fit, fitted)) return;
      fitted = fit;
      // A page that keeps the area in its address sends back what it has just been told.
      if (!fit || sameBox(fit, area)) return;
      map.fitBounds(bounds(fit), { ...options(state, map.getContainer()), duration: 500 });
    },
  };
}
