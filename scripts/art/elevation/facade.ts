import { mix } from '../lib/palette.ts';
import { group, rect } from '../lib/svg.ts';
import { balcony, type Parapet } from './balcony.ts';
import { bowWindow } from './bow.ts';
import { type Site, shadeColour } from './glazing.ts';
import { covering, type MaterialName, materials } from './material.ts';
import { type OpeningKind, type OpeningStyle, opening } from './opening.ts';
import { type Roof, roof } from './roof.ts';

/** A balcony in front of bays `from` to `to` (counted from 0, `to` included) of a storey. */
interface BalconySpec {
  storeys: readonly number[];
  from: number;
  to: number;
  parapet: Parapet;
  colour: string;
}

/** One building's street front. Heights and widths in metres, storeys from the ground up. */
export interface Facade {
  x: number;
  width: number;
  storeys: readonly number[];
  /** One string per storey, one letter per bay (see `OpeningKind`). */
  rows: readonly string[];
  wall: MaterialName;
  /** Another covering for the ground floor. */
  ground?: MaterialName;
  /** Another covering for single bays, from the first floor up. */
  panels?: { bays: readonly number[]; material: MaterialName };
  style: OpeningStyle;
  plinth?: string;
  /** Stone bands at each floor. */
  bands?: string;
  quoins?: string;
  cornice?: string;
  roof: Roof;
  bow?: { bay: number; storey: number; storeys: number; rounded?: boolean };
  balconies?: readonly BalconySpec[];
  /** Steps before the door (height of the raised ground floor is part of the first storey). */
  steps?: number;
}

/** Total height of the walls. */
function wallHeight(facade: Facade): number {
  return facade.storeys.reduce((sum, height) => sum + height, 0);
}

/** Paints a building; the group it goes into is scaled to metres, with the ground at y = 0. */
export function paintFacade(site: Site, facade: Facade): string {
  const { drawing, mood } = site;
  const { x, width } = facade;
  const top = -wallHeight(facade);
  const wall = covering(drawing, facade.wall);
  const shapes = [
    roof(site, x, top, width, facade.roof, facade.wall),
    rect(x, top, width, -top, { fill: wall }),
  ];
  if (facade.ground)
    shapes.push(
      rect(x, -(facade.storeys[0] as number), width, facade.storeys[0] as number, {
        fill: covering(drawing, facade.ground),
      }),
    );
  shapes.push(panelBays(site, facade, top));
  // The light falls from the upper left: a wall is a little darker towards its foot and its right edge.
  shapes.push(
    rect(x, top, width, -top, {
      fill: drawing.gradient(
        [
          [0, '#fff5df', 0.1],
          [0.5, '#fff5df', 0],
          [1, shadeColour, 0.12],
        ],
        20,
      ),
    }),
  );
  if (facade.roof.kind !== 'gable' && facade.roof.kind !== 'step')
    shapes.push(
      rect(x, top, width, 0.4, {
        fill: drawing.gradient([
          [0, shadeColour, mood.shadow + 0.1],
          [1, shadeColour, 0],
        ]),
      }),
    );
  shapes.push(stonework(facade, top), storeyRows(site, facade));
  for (const spec of facade.balconies ?? []) shapes.push(balconies(site, facade, spec));
  return group({}, ...shapes);
}

function storeyRows(site: Site, facade: Facade): string {
  const shapes: string[] = [];
  let floor = 0;
  facade.storeys.forEach((height, storey) => {
    const letters = [...(facade.rows[storey] ?? '')];
    const bay = facade.width / Math.max(1, letters.length);
    letters.forEach((letter, i) => {
      const cell = { x: facade.x + i * bay, y: floor - height, width: bay, height };
      const style =
        storey === facade.storeys.length - 1 && storey > 1
          ? { ...facade.style, size: shrink(facade.style) }
          : facade.style;
      const { bow } = facade;
      if (bow && bow.bay === i && bow.storey === storey) {
        const total = facade.storeys.slice(storey, storey + bow.storeys).reduce((sum, h) => sum + h, 0);
        shapes.push(
          bowWindow(
            site,
            { ...cell, y: floor - total, height: total },
            facade.style,
            bow.storeys,
            facade.wall,
            bow.rounded,
          ),
        );
      } else if (!(bow && bow.bay === i && storey > bow.storey && storey < bow.storey + bow.storeys)) {
        shapes.push(opening(site, letter as OpeningKind, cell, style));
      }
    });
    floor -= height;
  });
  return shapes.join('');
}

function shrink({ size }: OpeningStyle): readonly [number, number] {
  const [width, height] = size ?? [0.5, 0.62];
  return [width * 0.94, height * 0.9];
}

function balconies(site: Site, facade: Facade, { storeys, from, to, parapet, colour }: BalconySpec): string {
  return storeys
    .map((storey) => {
      const bays = (facade.rows[storey] ?? '').length || 1;
      const bay = facade.width / bays;
      const floor = -facade.storeys.slice(0, storey).reduce((sum, h) => sum + h, 0);
      return balcony(
        { x: facade.x + from * bay + 0.1, y: floor - 1.02, width: (to - from + 1) * bay - 0.2, height: 1.02 },
        parapet,
        colour,
        site.mood.shadow,
      );
    })
    .join('');
}

function panelBays({ drawing }: Site, { x, width, rows, storeys, panels }: Facade, top: number): string {
  if (!panels) return '';
  const bay = width / (rows[1] ?? rows[0] ?? '.').length;
  const foot = -(storeys[0] as number);
  const fill = covering(drawing, panels.material);
  return panels.bays.map((i) => rect(x + i * bay, top, bay, foot - top, { fill })).join('');
}

function stonework({ x, width, storeys, plinth, bands, quoins, cornice, wall }: Facade, top: number): string {
  const shapes: string[] = [];
  if (bands) {
    let floor = 0;
    for (const height of storeys.slice(0, -1)) {
      floor -= height;
      shapes.push(
        rect(x, floor - 0.12, width, 0.24, { fill: bands }),
        rect(x, floor + 0.12, width, 0.1, { fill: shadeColour, fillOpacity: 0.14 }),
      );
      for (const at of [0.36, 0.66])
        shapes.push(rect(x, floor + height * at, width, 0.12, { fill: bands, fillOpacity: 0.75 }));
    }
  }
  if (quoins) {
    for (let y = top + 0.4, i = 0; y < -0.6; y += 0.42, i++) {
      const w = i % 2 ? 0.34 : 0.56;
      const stone = { fill: quoins, stroke: mix(quoins, '#000000', 0.2), strokeWidth: 0.02 };
      shapes.push(rect(x, y, w, 0.4, stone), rect(x + width - w, y, w, 0.4, stone));
    }
  }
  if (cornice)
    shapes.push(
      rect(x - 0.08, top, width + 0.16, 0.16, { fill: cornice }),
      rect(x - 0.02, top + 0.16, width + 0.04, 0.14, { fill: mix(cornice, '#000000', 0.12) }),
      corbels(x, width, top + 0.3, cornice),
    );
  if (plinth)
    shapes.push(
      rect(x, -0.62, width, 0.62, { fill: plinth }),
      rect(x, -0.68, width, 0.08, { fill: mix(plinth, '#ffffff', 0.25) }),
    );
  shapes.push(
    rect(x, top, 0.03, -top, { fill: mix(materials[wall].colour, '#000000', 0.35), fillOpacity: 0.6 }),
  );
  return shapes.join('');
}

function corbels(x: number, width: number, y: number, colour: string): string {
  const count = Math.round(width / 0.42);
  return Array.from({ length: count }, (_, i) =>
    rect(x + ((i + 0.3) * width) / count, y, 0.14, 0.18, { fill: mix(colour, '#000000', 0.18) }),
  ).join('');
}
