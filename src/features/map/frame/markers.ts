import { type GeoJSONSource, type Map as MapLibre, Marker } from 'maplibre-gl';
import { clusterElement, type MarkerLook, placeElement } from './marker-element.ts';
import { PROPERTIES } from './own-layers.ts';
import type { Place } from './places.ts';
import { onSteadyPress } from './press.ts';
import { bringIntoView, isInView, nearestToCenter } from './sight.ts';

export interface MarkerActions {
  select(place: Place, element: HTMLElement): void;
  hover(place: Place): void;
  leave(): void;
}

export interface Markers {
  /** Redraws markers if places or their look have changed. */
  show(places: Map<string, Place>, look: MarkerLook): void;
  /** Updates the markers to the map's current view. */
  refresh(): void;
  /** Highlights the marker of a property. */
  highlight(id: string | null): void;
}

/** Keeps an HTML marker for each cluster and place in view. */
export function createMarkers(map: MapLibre, actions: MarkerActions): Markers {
  const shown = new Map<string, { marker: Marker; signature: string }>();
  let places = new Map<string, Place>();
  let look: MarkerLook | undefined;
  let highlighted: string | null = null;
  let ghost: { key: string; marker: Marker } | undefined;

  /** The marker that had the focus and was removed; it gets the focus back when it is redrawn. */
  let lost: string | undefined;

  const remove = (key: string, marker: Marker) => {
    if (marker.getElement() === document.activeElement) lost = key;
    marker.remove();
    shown.delete(key);
  };

  /** Restores the focus to the marker that had it, or to the map. */
  const keepFocus = () => {
    if (lost === undefined) return;
    const again = shown.get(lost)?.marker.getElement();
    lost = undefined;
    if (document.activeElement === document.body) (again ?? map.getCanvas()).focus({ preventScroll: true });
  };

  const add = (at: [number, number], element: HTMLElement, isTag: boolean): Marker =>
    new Marker({ element, anchor: isTag ? 'bottom' : 'center' }).setLngLat(at).addTo(map);

  const addPlace = (place: Place, drawn: MarkerLook): Marker => {
    const element = placeElement(place, drawn);
    if (element instanceof HTMLButtonElement) listen(element, place);
    return add([place.lng, place.lat], element, hasTip(element));
  };

  const listen = (element: HTMLElement, place: Place) => {
    onSteadyPress(element, () => actions.select(place, element));
    element.addEventListener('pointerenter', () => actions.hover(place));
    element.addEventListener('focus', () => {
      actions.hover(place);
      if (element.matches(':focus-visible')) bringIntoView(map, place);
    });
    element.addEventListener('pointerleave', () => actions.leave());
    element.addEventListener('blur', () => actions.leave());
  };

  const addCluster = (id: number, total: number, at: [number, number], { labels }: MarkerLook): Marker => {
    const element = clusterElement(total, labels);
    onSteadyPress(element, (byKeyboard) => void open(id, at, byKeyboard));
    return add(at, element, false);
  };

  const open = async (id: number, center: [number, number], byKeyboard: boolean) => {
    const zoom = await map.getSource<GeoJSONSource>(PROPERTIES)?.getClusterExpansionZoom(id);
    if (zoom === undefined) return;
    // Marked as the visitor's action, so that the page receives the new area.
    map.easeTo(
      { center, zoom: Math.min(zoom + 0.2, map.getMaxZoom()) },
      { originalEvent: new Event('cluster') },
    );
    // The pressed marker has been removed by then; the focus moves to one of the markers from the cluster.
    if (byKeyboard)
      map.once('idle', () =>
        nearestToCenter(
          map,
          [...shown.values()].map(({ marker }) => marker),
        )
          ?.getElement()
          .focus(),
      );
  };

  const refresh = () => {
    if (!look || !map.getSource(PROPERTIES) || !map.isSourceLoaded(PROPERTIES)) return;
    const drawn = look;
    const wanted = new Map(
      map.querySourceFeatures(PROPERTIES).flatMap((feature) => {
        const { geometry, properties } = feature;
        if (geometry.type !== 'Point') return [];
        const at: [number, number] = [geometry.coordinates[0] ?? 0, geometry.coordinates[1] ?? 0];
        if (!isInView(map, at)) return [];
        const key = properties['cluster'] ? `cluster ${properties['cluster_id']}` : String(properties['key']);
        return [[key, { at, properties }] as const];
      }),
    );
    for (const [key, { marker }] of shown) {
      if (!wanted.has(key)) remove(key, marker);
    }
    const northFirst = [...wanted].sort(([, a], [, b]) => b.at[1] - a.at[1]);
    for (const [key, { at, properties }] of northFirst) {
      if (shown.has(key)) continue;
      const place = places.get(key);
      if (place && drawn.mapType === 'property' && place.isApproximate) continue;
      if (place) shown.set(key, { marker: addPlace(place, drawn), signature: signatureOf(place, drawn) });
      else if (properties['cluster'])
        shown.set(key, {
          marker: addCluster(Number(properties['cluster_id']), Number(properties['total']), at, drawn),
          signature: '',
        });
    }
    keepFocus();
    stress();
  };

  const stress = () => {
    const place = highlighted === null ? undefined : placeWith(places, highlighted);
    for (const [key, { marker }] of shown)
      marker.getElement().classList.toggle('is-highlighted', key === place?.key);
    const ghostKey = place && !shown.has(place.key) ? place.key : undefined;
    if (ghost?.key === ghostKey) return;
    ghost?.marker.remove();
    ghost = undefined;
    if (!place || !ghostKey || !look) return;
    const element = placeElement(place, look);
    element.classList.add('is-highlighted', 'marker--ghost');
    element.inert = true;
    ghost = { key: ghostKey, marker: add([place.lng, place.lat], element, hasTip(element)) };
  };

  return {
    refresh,
    show(nextPlaces, nextLook) {
      // Everything that is not a place is a cluster, and clusters change only if the places change.
      const hasClusters = nextPlaces === places;
      places = nextPlaces;
      look = nextLook;
      for (const [key, { marker, signature }] of shown) {
        const place = places.get(key);
        const isSame = place ? signature === signatureOf(place, nextLook) : hasClusters;
        if (!isSame) remove(key, marker);
      }
      ghost?.marker.remove();
      ghost = undefined;
      refresh();
    },
    highlight(id) {
      highlighted = id;
      stress();
    },
  };
}

/** Price tags and pins have a tip at their place; other markers are centred on it. */
const hasTip = ({ classList }: HTMLElement): boolean =>
  !classList.contains('marker--approximate') &&
  !classList.contains('marker--dot') &&
  !classList.contains('marker--image');

const signatureOf = (
  { items, isApproximate }: Place,
  { mapType, customMarker, marqueeIgnore }: MarkerLook,
): string => JSON.stringify([items, isApproximate, mapType, customMarker, marqueeIgnore]);

function placeWith(places: Map<string, Place>, id: string): Place | undefined {
  for (const place of places.values()) if (place.items.some((item) => item.id === id)) return place;
  return undefined;
}
