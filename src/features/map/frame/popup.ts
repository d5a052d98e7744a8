import { type Map as MapLibre, Popup } from 'maplibre-gl';
import type { MapLabels } from '../labels.ts';
import { placeCard } from './card.ts';
import type { Place } from './places.ts';

export interface CardPopup {
  /** Opens the card of a place and moves the focus into it. */
  open(place: Place, marker: HTMLElement): void;
  /** Closes the card of a place that has left the map. */
  keepWithin(places: Map<string, Place>): void;
}

/** The map's only card. Escape closes it and returns the focus to its marker. */
export function createPopup(map: MapLibre, labels: () => MapLabels): CardPopup {
  let popup: Popup | undefined;
  let key: string | undefined;

  const close = () => {
    popup?.remove();
    popup = undefined;
    key = undefined;
  };

  return {
    keepWithin(places) {
      if (key !== undefined && !places.has(key)) close();
    },
    open(place, marker) {
      close();
      key = place.key;
      const rise = Math.round(marker.getBoundingClientRect().height) + 4;
      const side = rise / 2;
      const card = placeCard(place, labels());
      popup = new Popup({
        className: 'map-popup',
        maxWidth: '17rem',
        focusAfterOpen: false,
        offset: marker.classList.contains('marker--approximate')
          ? side
          : {
              bottom: [0, -rise],
              top: [0, 6],
              left: [14, -side],
              right: [-14, -side],
              center: [0, 0],
              'bottom-left': [0, -rise],
              'bottom-right': [0, -rise],
              'top-left': [0, 6],
              'top-right': [0, 6],
            },
        padding: { top: 8, right: 8, bottom: 8, left: 8 },
      })
        .setLngLat([place.lng, place.lat])
        .setDOMContent(card)
        .addTo(map);
      card.focus();
      const element = popup.getElement();
      element.addEventListener('keydown', (event) => {
        if (event.key !== 'Escape') return;
        close();
        if (marker.isConnected) marker.focus();
      });
      popup.on('close', () => {
        if (element.contains(document.activeElement) && marker.isConnected) marker.focus();
      });
    },
  };
}
