import { circle, group, path, polygon, rect } from '../lib/svg.ts';
import { floorShadow } from './furniture.ts';
import { dark, pale } from './tone.ts';

/** A sofa with `seats` cushions. */
export function sofa(colour: string, seats = 3): string {
  const w = seats * 0.68 + 0.36;
  const cushions = Array.from(
    { length: seats },
    (_, i) =>
      rect(-w / 2 + 0.18 + i * 0.68, -0.46, 0.66, 0.2, { rx: 0.05, fill: pale(colour, 0.1) }) +
      rect(-w / 2 + 0.2 + i * 0.68, -0.8, 0.62, 0.38, { rx: 0.06, fill: pale(colour, 0.04) }),
  );
  return group(
    {},
    floorShadow(w),
    ...[-w / 2 + 0.1, w / 2 - 0.14].map((x) => rect(x, -0.12, 0.05, 0.12, { fill: '#5a4331' })),
    rect(-w / 2, -0.82, w, 0.7, { rx: 0.07, fill: dark(colour, 0.12) }),
    ...cushions,
    rect(-w / 2, -0.62, 0.17, 0.52, { rx: 0.06, fill: colour }),
    rect(w / 2 - 0.17, -0.62, 0.17, 0.52, { rx: 0.06, fill: dark(colour, 0.18) }),
    rect(-w / 2, -0.27, w, 0.16, { rx: 0.04, fill: dark(colour, 0.16) }),
    rect(w / 2 - 0.62, -0.74, 0.36, 0.32, { rx: 0.06, fill: '#c47e5a' }),
  );
}

/** A reading chair. */
export function armchair(colour: string): string {
  return group(
    {},
    floorShadow(0.9),
    path('M-0.3 -0.14L-0.36 0M0.3 -0.14L0.36 0', { stroke: '#5a4331', strokeWidth: 0.05 }),
    path('M-0.36 -0.2V-0.88Q-0.34 -1 -0.2 -1H0.2Q0.34 -1 0.36 -0.88V-0.2Z', { fill: colour }),
    rect(-0.3, -0.46, 0.6, 0.18, { rx: 0.06, fill: pale(colour, 0.14) }),
    rect(-0.46, -0.62, 0.15, 0.5, { rx: 0.06, fill: pale(colour, 0.06) }),
    rect(0.31, -0.62, 0.15, 0.5, { rx: 0.06, fill: dark(colour, 0.2) }),
  );
}

/** A low table. */
export function lowTable(colour = '#a47b50'): string {
  return group(
    {},
    floorShadow(1.1),
    ...[-0.46, 0.42].map((x) => rect(x, -0.36, 0.04, 0.36, { fill: dark(colour) })),
    rect(-0.55, -0.4, 1.1, 0.06, { rx: 0.02, fill: colour }),
    rect(-0.22, -0.45, 0.32, 0.05, { fill: '#8c4b3a' }),
    rect(-0.2, -0.49, 0.28, 0.04, { fill: '#e4dac6' }),
  );
}

/** A rug lying on the floor. */
export function rug(colour: string, width = 2.8): string {
  return (
    polygon(
      [
        [-width / 2, -0.02],
        [width / 2, -0.02],
        [width * 0.58, 0.42],
        [-width * 0.58, 0.42],
      ],
      { fill: colour },
    ) +
    polygon(
      [
        [-width * 0.46, 0.02],
        [width * 0.46, 0.02],
        [width * 0.53, 0.37],
        [-width * 0.53, 0.37],
      ],
      { fill: 'none', stroke: pale(colour, 0.4), strokeWidth: 0.03 },
    )
  );
}

/** A table with chairs on both sides. */
export function diningTable(width: number, colour = '#b08655', round = false): string {
  const chair = (x: number, side: number): string =>
    group(
      { transform: `translate(${x} 0) scale(${side} 1)` },
      path('M-0.2 0V-0.46H0.2V0M-0.2 -0.46L-0.26 -0.92', {
        fill: 'none',
        stroke: '#5c4634',
        strokeWidth: 0.045,
        strokeLinejoin: 'round',
      }),
      rect(-0.24, -0.5, 0.46, 0.06, { rx: 0.02, fill: '#c9b48f' }),
    );
  const legs = round
    ? rect(-0.04, -0.72, 0.08, 0.72, { fill: dark(colour) }) +
      rect(-0.3, -0.04, 0.6, 0.04, { fill: dark(colour) })
    : [-width / 2 + 0.08, width / 2 - 0.13]
        .map((x) => rect(x, -0.72, 0.06, 0.72, { fill: dark(colour) }))
        .join('');
  return group(
    {},
    floorShadow(width + 1),
    chair(-width / 2 - 0.18, 1),
    chair(width / 2 + 0.18, -1),
    ...(width > 1.5 ? [chair(-width / 4, 1), chair(width / 4, -1)] : []),
    legs,
    rect(-width / 2, -0.77, width, 0.06, { rx: round ? 0.03 : 0.01, fill: colour }),
    circle(0, -0.86, 0.1, { fill: '#e7dfce' }),
    circle(-0.05, -0.94, 0.045, { fill: '#b9634c' }),
    circle(0.04, -0.95, 0.045, { fill: '#8aa15f' }),
  );
}
