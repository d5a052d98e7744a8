import { mix } from '../lib/palette.ts';
import { circle, el, group, path, polygon, rect } from '../lib/svg.ts';
import { floorShadow } from './furniture.ts';

/** A double bed seen from its side at the wall, with lamps on both sides. */
export function bed(width: number, head: string, linen: string, cover: string, single = false): string {
  const half = width / 2;
  const table = (x: number): string =>
    rect(x - 0.22, -0.46, 0.44, 0.46, { fill: mix(head, '#ffffff', 0.1) }) +
    rect(x - 0.22, -0.26, 0.44, 0.015, { fill: mix(head, '#1d1712', 0.3) }) +
    rect(x - 0.015, -0.7, 0.03, 0.24, { fill: '#5a4a3a' }) +
    path(`M${x - 0.14} -0.68L${x - 0.09} -0.9H${x + 0.09}L${x + 0.14} -0.68Z`, { fill: '#f6e4bb' });
  const pillow = (x: number, w: number): string =>
    rect(x - w / 2, -0.78, w, 0.28, {
      rx: 0.09,
      fill: mix(linen, '#ffffff', 0.5),
      stroke: mix(linen, '#5a4c3e', 0.2),
      strokeWidth: 0.01,
    });
  return group(
    {},
    floorShadow(width + 0.3),
    rect(-half - 0.05, -1.08, width + 0.1, 0.9, { rx: 0.04, fill: head }),
    ...(single ? [table(half + 0.36)] : [table(-half - 0.36), table(half + 0.36)]),
    ...(single ? [pillow(0, 0.6)] : [pillow(-width / 4, 0.68), pillow(width / 4, 0.68)]),
    path(
      `M${-half} -0.56Q${-half} -0.62 ${-half + 0.08} -0.62H${half - 0.08}Q${half} -0.62 ${half} -0.56L${half + 0.08} 0H${-half - 0.08}Z`,
      { fill: linen },
    ),
    path(`M${-half - 0.02} -0.42H${half + 0.02}L${half + 0.1} 0.04H${-half - 0.1}Z`, { fill: cover }),
    path(`M${-half - 0.02} -0.42H${half + 0.02}L${half + 0.03} -0.36H${-half - 0.03}Z`, {
      fill: mix(cover, '#ffffff', 0.3),
    }),
    path(`M${-half * 0.4} -0.36L${-half * 0.46} 0.02M${half * 0.3} -0.36L${half * 0.36} 0.02`, {
      stroke: mix(cover, '#1d1712', 0.2),
      strokeWidth: 0.012,
    }),
  );
}

/** Fitted wardrobe doors. */
export function wardrobe(width: number, colour: string, doors = 3, height = 2.3): string {
  const w = width / doors;
  return group(
    {},
    ...Array.from(
      { length: doors },
      (_, i) =>
        rect(-width / 2 + i * w, -height, w, height, {
          fill: mix(colour, i % 2 ? '#ffffff' : '#1d1712', 0.03),
          stroke: mix(colour, '#1d1712', 0.3),
          strokeWidth: 0.012,
        }) +
        rect(-width / 2 + i * w + (i % 2 ? 0.08 : w - 0.1), -1.15, 0.022, 0.3, {
          fill: mix(colour, '#1d1712', 0.55),
        }),
    ),
  );
}

/** A bath: fitted along the wall, or standing free. */
export function bath(free: boolean): string {
  return free
    ? group(
        {},
        floorShadow(1.9),
        path('M-0.9 -0.6C-0.84 -0.14 -0.7 -0.03 -0.5 -0.03H0.5C0.7 -0.03 0.84 -0.14 0.9 -0.6Z', {
          fill: '#fbfaf6',
        }),
        path('M0.2 -0.58C0.5 -0.5 0.6 -0.2 0.5 -0.03C0.7 -0.03 0.84 -0.14 0.9 -0.6Z', {
          fill: '#cdd1d0',
          fillOpacity: 0.6,
        }),
        rect(-0.95, -0.64, 1.9, 0.06, { rx: 0.03, fill: '#ffffff' }),
        path('M0.98 0V-0.92Q0.98 -1 0.9 -1H0.76V-0.94', {
          fill: 'none',
          stroke: '#9aa0a0',
          strokeWidth: 0.035,
        }),
      )
    : group(
        {},
        rect(-0.9, -0.58, 1.8, 0.58, { fill: '#f1f0ea' }),
        rect(-0.9, -0.04, 1.8, 0.04, { fill: '#1d1712', fillOpacity: 0.2 }),
        rect(-0.96, -0.62, 1.92, 0.08, { rx: 0.03, fill: '#ffffff' }),
        path('M-0.7 -0.62V-0.86H-0.54V-0.8', { fill: 'none', stroke: '#9aa0a0', strokeWidth: 0.035 }),
        rect(0.4, -0.66, 0.36, 0.3, { fill: '#d7b59b' }),
      );
}

/** A walk-in shower behind glass. */
export function shower(): string {
  return group(
    {},
    rect(-0.6, -0.05, 1.2, 0.05, { fill: '#e3e3de' }),
    path('M-0.36 -0.9V-2.1Q-0.36 -2.2 -0.26 -2.2H0', { fill: 'none', stroke: '#8f9696', strokeWidth: 0.03 }),
    rect(-0.12, -2.21, 0.26, 0.035, { fill: '#8f9696' }),
    rect(0.05, -2.15, 0.55, 2.12, { fill: '#dcebea', fillOpacity: 0.42 }),
    rect(0.57, -2.15, 0.03, 2.15, { fill: '#7b8282' }),
    polygon(
      [
        [0.12, -2.1],
        [0.28, -2.1],
        [0.18, -0.1],
        [0.08, -0.1],
      ],
      { fill: '#ffffff', fillOpacity: 0.35 },
    ),
  );
}

/** A basin on a unit, a mirror over it, and a towel. */
export function basin(unit: string, round = true): string {
  return group(
    {},
    floorShadow(1),
    round
      ? circle(0, -1.62, 0.4, { fill: '#dfe8e8', stroke: '#b8b2a4', strokeWidth: 0.03 })
      : rect(-0.42, -2.05, 0.84, 0.9, { fill: '#dfe8e8', stroke: '#b8b2a4', strokeWidth: 0.03 }),
    polygon(
      [
        [-0.2, -1.9],
        [-0.02, -1.98],
        [-0.24, -1.36],
        [-0.32, -1.44],
      ],
      { fill: '#ffffff', fillOpacity: 0.6 },
    ),
    rect(-0.5, -0.84, 1, 0.56, { fill: unit }),
    rect(-0.5, -0.57, 1, 0.015, { fill: mix(unit, '#1d1712', 0.35) }),
    rect(-0.52, -0.89, 1.04, 0.06, { fill: '#f4f2ec' }),
    path('M-0.34 -0.96Q-0.3 -0.88 0 -0.88Q0.3 -0.88 0.34 -0.96Z', {
      fill: '#ffffff',
      stroke: '#c9cac6',
      strokeWidth: 0.012,
    }),
    path('M0 -0.9V-1.1H0.1', { fill: 'none', stroke: '#9aa0a0', strokeWidth: 0.03 }),
    rect(0.74, -1.4, 0.34, 0.6, { fill: '#c9a98f' }),
    rect(0.7, -1.42, 0.42, 0.03, { fill: '#9aa0a0' }),
  );
}

/** A desk with a lamp, a screen and a chair before it. */
export function desk(width: number, screen = true): string {
  return group(
    {},
    floorShadow(width),
    ...[-width / 2 + 0.04, width / 2 - 0.08].map((x) => rect(x, -0.72, 0.05, 0.72, { fill: '#5a5048' })),
    rect(-width / 2, -0.76, width, 0.05, { fill: '#c6a477' }),
    screen
      ? rect(-0.3, -1.22, 0.62, 0.38, { rx: 0.02, fill: '#2e3639' }) +
          rect(-0.02, -0.86, 0.06, 0.1, { fill: '#2e3639' })
      : '',
    rect(-width / 2 + 0.14, -0.8, 0.3, 0.04, { fill: '#f4efe4' }),
    path(`M${width / 2 - 0.2} -0.76V-1.1L${width / 2 - 0.38} -1.22`, {
      fill: 'none',
      stroke: '#3a3633',
      strokeWidth: 0.025,
    }),
    el('ellipse', { cx: width / 2 - 0.42, cy: -1.2, rx: 0.1, ry: 0.05, fill: '#3f5e50' }),
    rect(-0.22, -0.6, 0.44, 0.1, { rx: 0.03, fill: '#46555a' }),
    rect(-0.2, -1, 0.4, 0.36, { rx: 0.06, fill: '#53646a' }),
    path('M0 -0.5V-0.1M-0.22 0L0 -0.1L0.22 0', { fill: 'none', stroke: '#3a3633', strokeWidth: 0.03 }),
  );
}
