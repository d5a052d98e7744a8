import type { Map as MapLibre } from 'maplibre-gl';
import type { Point } from '../../../snapshot/geometry.ts';
import type { MapLabels } from '../labels.ts';
import { startLasso } from './lasso.ts';

export interface DrawTool {
  /** Shows or hides the tool; `hasShape` tells whether there is an area to erase. */
  show(state: { isOffered: boolean; hasShape: boolean; labels: MapLabels }): void;
}

interface DrawInput {
  map: MapLibre;
  /** The element over the map that contains the buttons. */
  bar: HTMLElement;
  /** Called with the drawn area, or with `null` after it was erased. */
  onShape: (shape: Point[] | null) => void;
}

const DECIMALS = 4;

/** Creates the buttons that draw an area, cancel drawing, and erase the area. */
export function createDrawTool({ map, bar, onShape }: DrawInput): DrawTool {
  const start = button('tool');
  const erase = button('tool tool--quiet');
  const hint = document.createElement('p');
  hint.className = 'tool-hint';
  hint.setAttribute('role', 'status');
  bar.append(start, erase, hint);
  let stop: (() => void) | undefined;
  let labels: MapLabels | undefined;
  let hasShape = false;

  const show = () => {
    if (!labels) return;
    start.textContent = stop ? labels['draw.cancel'] : labels.draw;
    erase.textContent = labels['draw.erase'];
    erase.hidden = !hasShape || stop !== undefined;
    hint.textContent = stop ? labels['draw.hint'] : '';
  };
  const end = () => {
    stop?.();
    stop = undefined;
    show();
  };
  const begin = () => {
    stop = startLasso(map.getContainer(), (corners) => {
      end();
      onShape(corners.map(({ x, y }) => rounded(map.unproject([x, y]))));
    });
    show();
  };

  start.addEventListener('click', () => (stop ? end() : begin()));
  erase.addEventListener('click', () => {
    onShape(null);
    start.focus();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && stop) end();
  });

  return {
    show(state) {
      ({ labels, hasShape } = state);
      if (!state.isOffered) end();
      bar.hidden = !state.isOffered;
      show();
    },
  };
}

const rounded = ({ lat, lng }: Point): Point => ({
  lat: Number(lat.toFixed(DECIMALS)),
  lng: Number(lng.toFixed(DECIMALS)),
});

function button(name: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = name;
  return element;
}
