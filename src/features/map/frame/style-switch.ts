import { AttributionControl, type Map as MapLibre, type StyleSpecification } from 'maplibre-gl';

export interface StyleSwitch {
  /** Switches to the online map or back to the schematic one. */
  use(isOnline: boolean): void;
}

interface SwitchInput {
  map: MapLibre;
  schematic: StyleSpecification;
  /** Empty if the site has no online map. */
  onlineStyle: string;
  startsOnline: boolean;
  /** Called with each newly loaded style, before the site's own layers are added. */
  onStyle: (isSchematic: boolean) => void;
  /** Called when the current style is removed together with all layers. */
  onLeave: () => void;
  /** Called when the online map failed and the schematic one replaces it. */
  onFallback: () => void;
  /** Called when the schematic map cannot be drawn either. */
  onFailure: () => void;
}

/** Milliseconds within which the map must show something. */
const PATIENCE = 45_000;

/** Manages the current style; if the online map fails to load, it is replaced by the schematic one. */
export function createStyleSwitch(input: SwitchInput): StyleSwitch {
  const { map, schematic, onlineStyle } = input;
  const attribution = new AttributionControl({ compact: true });
  let isOnline = input.startsOnline;
  let hasCome = false;
  const timer = setTimeout(() => input.onFailure(), PATIENCE);

  const load = (online: boolean) => {
    isOnline = online;
    hasCome = false;
    input.onLeave();
    map.setStyle(online ? onlineStyle : schematic, { diff: false });
  };

  map.on('style.load', () => {
    hasCome = true;
    if (map.hasControl(attribution)) map.removeControl(attribution);
    if (isOnline) map.addControl(attribution, 'bottom-right');
    input.onStyle(!isOnline);
  });
  map.once('load', () => clearTimeout(timer));
  map.on('error', ({ error }) => {
    console.warn(`Map: ${error.message}`);
    if (hasCome) return;
    if (!isOnline) return input.onFailure();
    load(false);
    input.onFallback();
  });

  return {
    use(online) {
      const wanted = online && onlineStyle !== '';
      if (wanted !== isOnline) load(wanted);
    },
  };
}
