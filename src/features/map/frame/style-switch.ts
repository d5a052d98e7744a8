import { AttributionControl, type Map as MapLibre, type StyleSpecification } from 'maplibre-gl';

export interface StyleSwitch {
  /** Changes to the online map or back to the schematic one. */
  use(isOnline: boolean): void;
}

interface SwitchInput {
  map: MapLibre;
  schematic: StyleSpecification;
  /** Empty where the site has no online map. */
  onlineStyle: string;
  startsOnline: boolean;
  /** Called with each style that has come, whose layers are only its own yet. */
  onStyle: (isSchematic: boolean) => void;
  /** Called when the style in use goes, and every layer with it. */
  onLeave: () => void;
  /** Called where the online map did not come and the schematic one takes its place. */
  onFallback: () => void;
  /** Called where not even the schematic map can be drawn. */
  onFailure: () => void;
}

/** How long the map may take to show anything, in milliseconds. */
const PATIENCE = 45_000;

/** Keeps the style in use; an online map that does not come gives way to the schematic one. */
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
