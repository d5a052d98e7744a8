import type { MapEvent } from '../event.ts';
import type { FrameConfig } from '../frame-config.ts';
import { type Ground, groundStyle } from '../style.ts';
import { createCamera } from './camera.ts';
import { createDrawTool } from './draw-tool.ts';
import { addLayers, updateAreas, updateOutlines, updatePoints, updateShape } from './layers.ts';
import { createMap, pageFonts } from './map-setup.ts';
import { createMarkers } from './markers.ts';
import { createOnlineChoice } from './online-choice.ts';
import { createOnlineOffer } from './online-offer.ts';
import { PROPERTIES } from './own-layers.ts';
import { placesOf } from './places.ts';
import { createPopup } from './popup.ts';
import { labelsOf, type MapState, withShape } from './state.ts';
import { createStyleSwitch } from './style-switch.ts';

export interface MapView {
  show(state: MapState): void;
}

export interface ViewInput {
  config: FrameConfig;
  first: MapState;
  /** The elements of the frame's page. */
  elements: {
    map: HTMLElement;
    tools: HTMLElement;
    note: HTMLElement;
    hint: HTMLElement;
    online: HTMLElement;
  };
  post: (event: MapEvent) => void;
  onFailure: () => void;
}

/**
 * Draws the map and keeps it in step with the page's messages.
 * @throws without WebGL
 */
export async function createView({
  config,
  elements,
  post,
  onFailure,
  ...input
}: ViewInput): Promise<MapView> {
  const choice = createOnlineChoice(config.onlineStyle);
  const first = choice.apply(input.first);
  const fonts = pageFonts();
  const { default: ground } = await import('../ground/ground.json');
  const schematic = groundStyle(ground as unknown as Ground, config.locale, fonts);
  const startsOnline = first.message.messageInfo.online === true;
  const style = startsOnline ? config.onlineStyle : schematic;
  const map = createMap({ container: elements.map, style, config, first });

  let state = first;
  let places = placesOf(first.properties);
  let hasLayers = false;

  const popup = createPopup(map, () => labelsOf(state, config));
  const markers = createMarkers(map, {
    select(place, element) {
      post({ type: 'select', ids: place.items.map(({ id }) => id) });
      popup.open(place, element);
    },
    hover: (place) => post({ type: 'hover', ids: place.items.map(({ id }) => id) }),
    leave: () => post({ type: 'leave' }),
  });
  const camera = createCamera(map, first, (box) => post({ type: 'area', box }));
  const tool = createDrawTool({
    map,
    bar: elements.tools,
    onShape(shape) {
      show(withShape(state, shape));
      post({ type: 'shape', shape });
    },
  });

  /** Updates the map from one state to another; without a previous state everything is drawn. */
  const render = (next: MapState, last: MapState | undefined) => {
    const { messageInfo, mapType, customMarker, marqueeIgnore } = next.message;
    const labels = labelsOf(next, config);
    const isNewList = next.properties !== last?.properties;
    updateOutlines(map, next);
    if (messageInfo.shape !== last?.message.messageInfo.shape) updateShape(map, messageInfo.shape);
    if (isNewList) {
      updateAreas(map, next.properties);
      updatePoints(map, places.values());
      popup.keepWithin(places);
    }
    markers.show(places, { labels, mapType, customMarker, marqueeIgnore });
    markers.highlight(messageInfo.highlight);
    tool.show({ isOffered: messageInfo.draw, hasShape: messageInfo.shape !== null, labels });
    const isApproximate =
      mapType === 'property' && next.properties.some(({ radius }) => radius !== undefined);
    elements.hint.hidden = !isApproximate;
    elements.hint.textContent = labels.approximate;
  };

  const show = (given: MapState) => {
    const last = state;
    const next = choice.apply(given);
    state = next;
    if (next.properties !== last.properties) places = placesOf(next.properties);
    styles.use(next.message.messageInfo.online ?? false);
    if (hasLayers) render(next, last);
    camera.follow(next);
  };

  const offer = config.onlineStyle
    ? createOnlineOffer({
        holder: elements.online,
        provider: config.onlineProvider,
        onChoice(isOnline) {
          choice.choose(isOnline);
          show(state);
        },
      })
    : undefined;

  const styles = createStyleSwitch({
    map,
    schematic,
    onlineStyle: config.onlineStyle,
    startsOnline,
    onFailure,
    onFallback() {
      choice.giveUp();
      offer?.tellFailure(labelsOf(state, config));
    },
    onStyle(isSchematic) {
      elements.note.hidden = !isSchematic;
      offer?.show({ isOnline: !isSchematic, labels: labelsOf(state, config) });
      addLayers(map, config.neighbourhoods, fonts);
      hasLayers = true;
      render(state, undefined);
    },
    onLeave: () => {
      hasLayers = false;
    },
  });

  map.on('sourcedata', ({ sourceId, isSourceLoaded }) => {
    if (sourceId === PROPERTIES && isSourceLoaded) markers.refresh();
  });
  map.on('move', () => markers.refresh());
  map.on('idle', () => markers.refresh());
  return { show };
}
