import { group, path, polyline, rect } from '../svg.ts';
import type { Opening, PlacedFloor } from './model.ts';

/** Colours of the sheet. */
export const ink = {
  paper: '#fbf9f4',
  wall: '#26323a',
  line: '#3a474d',
  faint: '#8a9496',
  soft: '#f1ece1',
  green: '#1f5b4d',
} as const;

const outer = 0.3;
const inner = 0.1;
const thin = { fill: 'none', stroke: ink.line, strokeWidth: 0.025 } as const;

/** Outer walls, partitions, and what fills their gaps; all in metres. */
export function walls({ width, depth, rooms }: PlacedFloor, openings: readonly Opening[]): string {
  const ring = `M${-outer} ${-outer}H${width + outer}V${depth + outer}H${-outer}ZM0 0V${depth}H${width}V0Z`;
  const partitions = rooms.map(({ x, y, width: w, height: h }) => {
    const lines: string[] = [];
    if (y > 0.01) lines.push(rect(x - inner / 2, y - inner / 2, w + inner, inner, { fill: ink.wall }));
    if (x > 0.01) lines.push(rect(x - inner / 2, y - inner / 2, inner, h + inner, { fill: ink.wall }));
    return lines.join('');
  });
  return group(
    {},
    ...partitions,
    path(ring, { fill: ink.wall, fillRule: 'evenodd' }),
    ...openings.map(gap),
    ...openings.map(filling),
  );
}

/** The strip of wall that an opening replaces. */
function strip({ x, y, along, length, swing, outer: outside }: Opening): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  const thick = outside ? outer : inner + 0.02;
  // An outer wall is on the far side of its inner face.
  const from = outside ? (swing > 0 ? -outer : 0) : -thick / 2;
  return along === 'x'
    ? { x: x - length / 2, y: y + from, width: length, height: thick }
    : { x: x + from, y: y - length / 2, width: thick, height: length };
}

function gap(opening: Opening): string {
  const { x, y, width, height } = strip(opening);
  const grow = 0.012;
  return opening.along === 'x'
    ? rect(x, y - grow, width, height + grow * 2, { fill: ink.paper })
    : rect(x - grow, y, width + grow * 2, height, { fill: ink.paper });
}

function filling(opening: Opening): string {
  switch (opening.kind) {
    case 'window':
      return glass(opening, [0.34, 0.66]);
    case 'glazed':
      return glass(opening, [0.5]) + leafLines(opening);
    case 'garage':
      return glass(opening, [0.42, 0.58]);
    case 'passage':
      return dashes(opening);
    case 'door':
    case 'entrance':
      return leaf(opening) + (opening.kind === 'entrance' ? arrow(opening) : '');
  }
}

function glass(opening: Opening, at: readonly number[]): string {
  const { x, y, width, height } = strip(opening);
  const lines = at.map((share) =>
    opening.along === 'x'
      ? polyline(
          [
            [x, y + height * share],
            [x + width, y + height * share],
          ],
          thin,
        )
      : polyline(
          [
            [x + width * share, y],
            [x + width * share, y + height],
          ],
          thin,
        ),
  );
  return group({}, rect(x, y, width, height, thin), ...lines);
}

function leafLines({ x, y, along, length, swing }: Opening): string {
  const from = swing > 0 ? -outer : 0;
  const middle = from + outer / 2;
  const half = length / 2;
  const bar = { fill: ink.line };
  return along === 'x'
    ? rect(x - half, y + middle - 0.05, half + 0.1, 0.05, bar) +
        rect(x - 0.1, y + middle, half + 0.1, 0.05, bar)
    : rect(x + middle - 0.05, y - half, 0.05, half + 0.1, bar) +
        rect(x + middle, y - 0.1, 0.05, half + 0.1, bar);
}

function dashes({ x, y, along, length }: Opening): string {
  const line = { ...thin, strokeDasharray: '0.12 0.1', stroke: ink.faint };
  const half = length / 2;
  return along === 'x'
    ? polyline(
        [
          [x - half, y],
          [x + half, y],
        ],
        line,
      )
    : polyline(
        [
          [x, y - half],
          [x, y + half],
        ],
        line,
      );
}

function leaf({ x, y, along, length, swing, hinge }: Opening): string {
  const half = length / 2;
  const sweep = (along === 'x' ? 1 : -1) * swing * hinge > 0 ? 1 : 0;
  if (along === 'x') {
    const [hx, tip] = [x + half * hinge, x - half * hinge];
    return (
      polyline(
        [
          [hx, y],
          [hx, y + length * swing],
        ],
        { ...thin, strokeWidth: 0.045 },
      ) +
      path(`M${hx} ${y + length * swing}A${length} ${length} 0 0 ${sweep} ${tip} ${y}`, {
        ...thin,
        stroke: ink.faint,
      })
    );
  }
  const [hy, tip] = [y + half * hinge, y - half * hinge];
  return (
    polyline(
      [
        [x, hy],
        [x + length * swing, hy],
      ],
      { ...thin, strokeWidth: 0.045 },
    ) +
    path(`M${x + length * swing} ${hy}A${length} ${length} 0 0 ${sweep} ${x} ${tip}`, {
      ...thin,
      stroke: ink.faint,
    })
  );
}

function arrow({ x, y, along, swing }: Opening): string {
  const out = -swing * (outer + 0.22);
  const s = 0.2;
  const d =
    along === 'x'
      ? `M${x - s} ${y + out - swing * s * 1.4}L${x} ${y + out}L${x + s} ${y + out - swing * s * 1.4}Z`
      : `M${x + out - swing * s * 1.4} ${y - s}L${x + out} ${y}L${x + out - swing * s * 1.4} ${y + s}Z`;
  return path(d, { fill: ink.green });
}
