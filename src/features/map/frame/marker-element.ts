import { fill } from '../../../ui/fill.ts';
import type { MapLabels } from '../labels.ts';
import type { CustomMarker, MapMessage, MapProperty, MapType } from '../message.ts';
import type { Place } from './places.ts';

export interface MarkerLook {
  labels: MapLabels;
  mapType: MapType;
  customMarker: CustomMarker;
  marqueeIgnore: MapMessage['marqueeIgnore'];
}

/** The text of a property's marker: its price, or its marquee if that is in the ignore list. */
export const markerText = ({ price, marquee }: MapProperty, ignored: MarkerLook['marqueeIgnore']): string =>
  marquee && ignored.includes(marquee.kind) ? marquee.name : price;

/** The marker of a place: a button, or a plain sign on the map of a single property. */
export function placeElement({ items, isApproximate }: Place, look: MarkerLook): HTMLElement {
  const { labels, mapType, customMarker, marqueeIgnore } = look;
  const [first] = items;
  const only = items.length === 1 ? first : undefined;
  const isSign = mapType === 'property';
  const element = document.createElement(isSign ? 'div' : 'button');
  if (isSign) element.setAttribute('role', 'img');
  else element.setAttribute('type', 'button');

  const kind = customMarker && 'kind' in customMarker ? customMarker.kind : isSign ? 'pin' : 'price';
  const image = customMarker && 'image' in customMarker ? customMarker : undefined;
  element.className = `marker marker--${image ? 'image' : only || kind !== 'price' ? kind : 'several'}`;
  if (isApproximate) element.classList.add('marker--approximate');
  if (only?.marquee) element.dataset['marquee'] = only.marquee.kind;

  const text = only ? markerText(only, marqueeIgnore) : fill(labels.severalShort, { count: items.length });
  element.setAttribute('aria-label', nameOf(items, text, isApproximate, labels));
  element.append(image ? picture(image) : face(kind === 'price' ? text : ''));
  return element;
}

/** The marker of a cluster, which zooms in on its places when pressed. */
export function clusterElement(total: number, labels: MapLabels): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'marker marker--cluster';
  element.dataset['size'] = total < 10 ? 's' : total < 100 ? 'm' : 'l';
  element.setAttribute('aria-label', fill(labels.cluster, { count: total }));
  element.append(face(total > 999 ? `${Math.floor(total / 1000)}k` : String(total)));
  return element;
}

/** The accessible name, which begins with the visible text. */
function nameOf(
  items: readonly MapProperty[],
  text: string,
  isApproximate: boolean,
  labels: MapLabels,
): string {
  const [only] = items;
  const parts =
    items.length === 1 && only
      ? [text, ...(only.marquee && only.marquee.name !== text ? [only.marquee.name] : []), only.title]
      : [fill(labels.several, { count: items.length })];
  return [...parts, ...(isApproximate ? [labels.approximate] : [])].join(', ');
}

function face(text: string): HTMLElement {
  const span = document.createElement('span');
  span.className = 'marker__face';
  span.textContent = text;
  return span;
}

function picture({ image, width, height }: { image: string; width: number; height: number }): HTMLElement {
  const element = document.createElement('img');
  Object.assign(element, { src: image, width, height, alt: '' });
  return element;
}
