import { mix } from '../lib/palette.ts';
import { circle, group, rect } from '../lib/svg.ts';
import { type Box, glazing, type Site, shadeColour } from './glazing.ts';

/** A panelled front door with a light over it; `leaves` is 1 or 2. */
export function frontDoor(site: Site, box: Box, colour: string, leaves = 1): string {
  const light = Math.min(0.6, box.height * 0.2);
  const top = box.y + light;
  const height = box.height - light;
  const leaf = box.width / leaves;
  const shapes: string[] = [];
  for (let i = 0; i < leaves; i++) {
    const x = box.x + i * leaf;
    shapes.push(
      rect(x, top, leaf, height, { fill: colour, stroke: mix(colour, '#000000', 0.35), strokeWidth: 0.03 }),
    );
    for (const [from, share] of [
      [0.08, 0.4],
      [0.56, 0.34],
    ] as const) {
      const panel = {
        x: x + leaf * 0.18,
        y: top + height * from,
        width: leaf * 0.64,
        height: height * share,
      };
      shapes.push(rect(panel.x, panel.y, panel.width, panel.height, { fill: mix(colour, '#000000', 0.16) }));
      shapes.push(
        rect(panel.x + 0.04, panel.y + 0.05, panel.width - 0.06, panel.height - 0.07, {
          fill: mix(colour, '#ffffff', 0.08),
        }),
      );
    }
  }
  const knob = leaves === 2 ? box.x + box.width / 2 + 0.08 : box.x + box.width - 0.14;
  return group(
    {},
    glazing(site, { ...box, height: light }, mix(colour, '#ffffff', 0.1), { columns: leaves, rows: 1 }),
    ...shapes,
    circle(knob, top + height * 0.54, 0.04, { fill: '#d7b36a' }),
    rect(box.x, box.y, box.width * 0.08, box.height, { fill: shadeColour, fillOpacity: 0.25 }),
  );
}

/** A garage or industrial door of horizontal sections. */
export function sectionalDoor(box: Box, colour: string, sections = 5): string {
  const step = box.height / sections;
  const lines = Array.from(
    { length: sections },
    (_, i) =>
      rect(box.x, box.y + i * step, box.width, 0.035, { fill: mix(colour, '#000000', 0.3) }) +
      rect(box.x, box.y + i * step + 0.035, box.width, 0.04, { fill: mix(colour, '#ffffff', 0.25) }),
  );
  return group(
    {},
    rect(box.x, box.y, box.width, box.height, { fill: colour }),
    ...lines,
    rect(box.x, box.y, box.width, 0.2, { fill: shadeColour, fillOpacity: 0.3 }),
    rect(box.x, box.y, 0.09, box.height, { fill: shadeColour, fillOpacity: 0.22 }),
  );
}

/** A shop front: panes over a low panel, a recessed glazed door on one side. */
export function shopFront(site: Site, box: Box, frame: string): string {
  const fascia = 0.45;
  const panel = 0.5;
  const doorWidth = Math.min(1.2, box.width * 0.3);
  const paneTop = box.y + fascia;
  const paneHeight = box.height - fascia - panel;
  const glass = { x: box.x, y: paneTop, width: box.width - doorWidth, height: paneHeight };
  const door = { x: box.x + box.width - doorWidth, y: paneTop, width: doorWidth, height: paneHeight + panel };
  return group(
    {},
    rect(box.x, box.y, box.width, box.height, { fill: frame }),
    rect(box.x, box.y + fascia - 0.06, box.width, 0.06, { fill: mix(frame, '#000000', 0.3) }),
    glazing(site, glass, mix(frame, '#ffffff', 0.08), {
      columns: Math.max(1, Math.round(glass.width / 1.6)),
      rows: 1,
      transom: 0.18,
    }),
    glazing(site, door, mix(frame, '#000000', 0.12), { columns: 1, rows: 1, transom: 0.18 }),
    rect(glass.x, paneTop + paneHeight, glass.width, panel, { fill: mix(frame, '#000000', 0.12) }),
    rect(glass.x + 0.15, paneTop + paneHeight + 0.12, glass.width - 0.3, panel - 0.24, {
      fill: mix(frame, '#ffffff', 0.06),
    }),
  );
}
