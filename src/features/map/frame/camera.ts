import type { FitBoundsOptions, LngLatBoundsLike, Map as MapLibre, MapOptions } from 'maplibre-gl';
import type { Box } from '../../../snapshot/geometry.ts';
import { boxAround, roundBox, sameBox } from '../bounds.ts';
import type { MapState } from './state.ts';

/** The closest zoom to which a fitted view goes. */
const CLOSEST_FIT = 15;
/**
 * On the schematic map, which has few streets, the view must include landmarks such as the river and a
 * station.
 */
const CLOSEST_SCHEMATIC = 14;

const bounds = ({ south, west, north, east }: Box): LngLatBoundsLike => [west, south, east, north];

/** Half the width of a marker with a long price ("€ 2.200/month"), plus a margin. */
const MARKER_SIDE = 64;

/**
 * The margin around a fitted view in pixels, so that no marker is cut off; smaller above and below on a small
 * screen.
 */
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

/** The map's initial view. */
export const firstView = (
  state: MapState,
  home: Box,
  container: HTMLElement,
): Pick<MapOptions, 'bounds' | 'fitBoundsOptions'> => ({
  bounds: bounds(target(state) ?? home),
  fitBoundsOptions: options(state, container),
});

export interface Camera {
  /** Moves the map if the page asks for another view than in its previous message. */
  follow(state: MapState): void;
}

/**
 * Moves the map for the page, and reports the visitor's own moves to the page.
 * @param onArea called when the map has stopped moving
 */
export function createCamera(map: MapLibre, first: MapState, onArea: (box: Box) => void): Camera {
  let fitted = first.message.messageInfo.fit;
  let area: Box | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  map.on('moveend', (event) => {
    // Only moves made by the visitor carry a browser event.
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
      // A page that keeps the area in its address sends back the area that it has just received.
      if (!fit || sameBox(fit, area)) return;
      map.fitBounds(bounds(fit), { ...options(state, map.getContainer()), duration: 500 });
    },
  };
}
