import { mix } from '../lib/palette.ts';
import { circle, group, path, rect } from '../lib/svg.ts';
import { floorShadow } from './furniture.ts';

/** A row of base units from `from` to `to` (metres), with hob, oven and sink; `open` puts shelves instead of wall units. */
export function kitchenRun(
  from: number,
  to: number,
  units: string,
  top: string,
  options: { wall?: 'units' | 'shelf' | 'none'; sinkAt?: number; range?: boolean } = {},
): string {
  const { wall = 'units', sinkAt, range = false } = options;
  const width = to - from;
  const count = Math.max(2, Math.round(width / 0.6));
  const unit = width / count;
  const edge = mix(units, '#1d1712', 0.22);
  const fronts = Array.from({ length: count }, (_, i) => {
    const x = from + i * unit;
    const drawers = i % 3 === 1;
    const lines = drawers
      ? [0.24, 0.48].map((t) => rect(x, -0.86 + t, unit, 0.012, { fill: edge })).join('')
      : '';
    return (
      rect(x, -0.86, unit, 0.76, { fill: mix(units, i % 2 ? '#ffffff' : '#1d1712', 0.03) }) +
      rect(x, -0.86, 0.012, 0.76, { fill: edge }) +
      lines +
      rect(x + unit * 0.3, -0.8, unit * 0.4, 0.022, { fill: mix(units, '#1d1712', 0.45) })
    );
  });
  const hob = from + unit * (count > 3 ? 2.5 : 0.5);
  const oven = range
    ? rect(hob - 0.5, -0.92, 1, 0.84, { fill: '#2d3133' }) +
      [-0.42, 0.05]
        .map((x) =>
          rect(hob + x, -0.66, 0.38, 0.46, { fill: '#3f4547', stroke: '#b58f4f', strokeWidth: 0.02 }),
        )
        .join('') +
      rect(hob - 0.5, -0.78, 1, 0.03, { fill: '#b58f4f' })
    : rect(hob - unit / 2 + 0.02, -0.72, unit - 0.04, 0.5, { fill: '#2d3133' }) +
      rect(hob - unit / 2 + 0.06, -0.62, unit - 0.12, 0.3, { fill: '#4a5458' }) +
      rect(hob - unit / 2 + 0.05, -0.69, unit - 0.1, 0.025, { fill: '#c9cbc8' });
  return group(
    {},
    floorShadow(0.1),
    ...(wall === 'units' ? wallUnits(from, to, units, hob) : []),
    wall === 'shelf' ? shelf(from + 0.2, to - 0.2) : '',
    wall === 'none' ? '' : rect(hob - 0.3, -1.72, 0.6, 0.08, { fill: '#c4c7c5' }),
    rect(from, -0.1, width, 0.1, { fill: '#3a3633' }),
    ...fronts,
    oven,
    rect(from - 0.03, -0.92, width + 0.06, 0.06, { fill: top }),
    rect(from - 0.03, -0.87, width + 0.06, 0.03, { fill: '#1d1712', fillOpacity: 0.22 }),
    sinkAt === undefined ? '' : tap(sinkAt),
    jars(from + unit * (count - 0.7)),
  );
}

function wallUnits(from: number, to: number, colour: string, hob: number): string[] {
  const count = Math.max(2, Math.round((to - from) / 0.6));
  const unit = (to - from) / count;
  return Array.from({ length: count }, (_, i) => {
    const x = from + i * unit;
    if (Math.abs(x + unit / 2 - hob) < unit * 0.5)
      return rect(hob - unit / 2, -2.2, unit, 0.5, { fill: mix(colour, '#ffffff', 0.05) });
    return (
      rect(x, -2.2, unit, 0.72, { fill: mix(colour, '#ffffff', 0.06) }) +
      rect(x, -2.2, 0.012, 0.72, { fill: mix(colour, '#1d1712', 0.22) }) +
      rect(x, -1.48, unit, 0.05, { fill: '#1d1712', fillOpacity: 0.16 })
    );
  });
}

function shelf(from: number, to: number): string {
  const things: string[] = [];
  for (let x = from + 0.1, i = 0; x < to - 0.1; x += 0.2, i++) {
    things.push(
      i % 3 === 0
        ? circle(x, -1.62, 0.07, { fill: '#e4dac6' })
        : rect(x - 0.05, -1.72, 0.1, 0.17, {
            rx: 0.02,
            fill: ['#b9634c', '#cfd8d3', '#8aa08f'][i % 3] as string,
          }),
    );
  }
  return rect(from, -1.55, to - from, 0.04, { fill: '#a97f54' }) + things.join('');
}

function tap(x: number): string {
  return (
    path(`M${x} -0.92V-1.18Q${x} -1.28 ${x + 0.1} -1.28Q${x + 0.18} -1.28 ${x + 0.18} -1.18`, {
      fill: 'none',
      stroke: '#9aa0a0',
      strokeWidth: 0.03,
      strokeLinecap: 'round',
    }) + rect(x - 0.25, -0.93, 0.62, 0.03, { fill: '#b9bdbc' })
  );
}

function jars(x: number): string {
  return (
    rect(x - 0.08, -1.1, 0.1, 0.18, { rx: 0.02, fill: '#d9c7a4' }) +
    rect(x + 0.05, -1.06, 0.09, 0.14, { rx: 0.02, fill: '#a86a4c' }) +
    path(`M${x - 0.24} -0.92v-0.16m-0.04 0.02l0.04 -0.14l0.06 0.12`, {
      stroke: '#6f8b5c',
      strokeWidth: 0.03,
      fill: 'none',
    })
  );
}

/** An island or bar with stools before it. */
export function island(width: number, colour: string, top: string, stools = 3): string {
  const seats = Array.from({ length: stools }, (_, i) => {
    const x = (i - (stools - 1) / 2) * 0.58;
    return (
      path(
        `M${x - 0.13} 0.12L${x - 0.09} -0.56M${x + 0.13} 0.12L${x + 0.09} -0.56M${x - 0.11} -0.12H${x + 0.11}`,
        { stroke: '#3a3633', strokeWidth: 0.03 },
      ) + rect(x - 0.17, -0.62, 0.34, 0.07, { rx: 0.03, fill: '#b98d5a' })
    );
  });
  return group(
    {},
    floorShadow(width),
    rect(-width / 2, -0.88, width, 0.88, { fill: colour }),
    rect(-width / 2, -0.06, width, 0.06, { fill: mix(colour, '#1d1712', 0.4) }),
    rect(-width / 2 - 0.06, -0.94, width + 0.12, 0.07, { fill: top }),
    rect(-width / 2, -0.87, width, 0.04, { fill: '#1d1712', fillOpacity: 0.2 }),
    circle(width * 0.3, -1.0, 0.12, { fill: '#e7dfce' }),
    circle(width * 0.28, -1.06, 0.05, { fill: '#c9a35a' }),
    circle(width * 0.33, -1.07, 0.05, { fill: '#b9634c' }),
    ...seats,
  );
}
