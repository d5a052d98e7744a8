import { mix } from '../lib/palette.ts';
import { circle, el, group, path, rect } from '../lib/svg.ts';
import { type Box, shadeColour } from './glazing.ts';

/** Wrought iron: a rail, fine bars and a row of rings under the rail. */
export function ironRailing({ x, y, width, height }: Box, colour: string): string {
  const count = Math.max(4, Math.round(width / 0.14));
  const bars = Array.from({ length: count + 1 }, (_, i) =>
    rect(x + (width * i) / count - 0.012, y, 0.024, height, { fill: colour }),
  );
  const rings = Array.from({ length: Math.floor(count / 2) }, (_, i) =>
    circle(x + (width * (i * 2 + 1)) / count, y + 0.16, 0.07, {
      fill: 'none',
      stroke: colour,
      strokeWidth: 0.025,
    }),
  );
  return group(
    {},
    rect(x - 0.03, y - 0.03, width + 0.06, 0.06, { fill: colour }),
    rect(x, y + height - 0.05, width, 0.05, { fill: colour }),
    ...bars,
    ...rings,
  );
}

/** What closes a balcony: iron bars, glass, a solid parapet, or timber. */
export type Parapet = 'iron' | 'glass' | 'solid' | 'timber' | 'rounded';

/** A projecting balcony whose floor lies at `y + height`; the slab throws its shadow on the wall below. */
export function balcony(
  { x, y, width, height }: Box,
  parapet: Parapet,
  colour: string,
  shadow: number,
): string {
  const slab = 0.2;
  const floor = y + height;
  const cast = rect(x + 0.1, floor + slab, width, 0.75, { fill: shadeColour, fillOpacity: shadow });
  const plate = rect(x - 0.06, floor, width + 0.12, slab, {
    fill: mix(colour, '#ffffff', 0.35),
    stroke: mix(colour, '#000000', 0.3),
    strokeWidth: 0.02,
  });
  return group({}, cast, front({ x, y, width, height }, parapet, colour), plate);
}

function front(box: Box, parapet: Parapet, colour: string): string {
  const { x, y, width, height } = box;
  const rail = rect(x - 0.04, y - 0.05, width + 0.08, 0.08, { fill: mix(colour, '#000000', 0.2) });
  switch (parapet) {
    case 'iron':
      return ironRailing(box, colour);
    case 'glass':
      return (
        rect(x, y, width, height, { fill: '#cfe0e2', fillOpacity: 0.45 }) +
        rect(x, y, width * 0.4, height, { fill: '#ffffff', fillOpacity: 0.16 }) +
        rail
      );
    case 'solid':
      return (
        rect(x, y, width, height, { fill: colour, stroke: mix(colour, '#000000', 0.25), strokeWidth: 0.02 }) +
        rect(x, y + height * 0.82, width, height * 0.18, { fill: shadeColour, fillOpacity: 0.08 }) +
        rail
      );
    case 'rounded': {
      const r = Math.min(0.8, height * 0.8);
      const shape = `M${x} ${y}H${x + width}V${y + height - r}Q${x + width} ${y + height} ${x + width - r} ${y + height}H${x + r}Q${x} ${y + height} ${x} ${y + height - r}Z`;
      return (
        path(shape, { fill: colour, stroke: mix(colour, '#000000', 0.25), strokeWidth: 0.02 }) +
        rect(x, y + 0.3, width, 0.06, { fill: mix(colour, '#000000', 0.12) }) +
        rail
      );
    }
    case 'timber': {
      const slats = Array.from({ length: Math.round(width / 0.16) }, (_, i) =>
        el('rect', {
          x: x + i * 0.16,
          y,
          width: 0.12,
          height,
          fill: mix(colour, i % 3 === 0 ? '#000000' : '#ffffff', 0.07),
        }),
      );
      return group({}, ...slats, rail);
    }
  }
}
