import { group, polyline, rect } from '../svg.ts';
import type { Area } from './geometry.ts';
import { roomLabel } from './label.ts';
import type { Outside, PlacedFloor } from './model.ts';
import { ink } from './wall.ts';

/** The depth of a terrace from its wall, in metres. */
export function terraceDepth(
  { width, depth }: Pick<PlacedFloor, 'width' | 'depth'>,
  { side, width: share, area }: Outside,
): number {
  return area / ((side === 'N' || side === 'S' ? width : depth) * share);
}

function terraceArea(floor: PlacedFloor, spec: Outside): Area {
  const { width, depth } = floor;
  const { side, at, width: share } = spec;
  const [wall, out] = [0.3, terraceDepth(floor, spec)];
  if (side === 'N' || side === 'S')
    return { x: width * at, y: side === 'N' ? -wall - out : depth + wall, width: width * share, height: out };
  return { x: side === 'W' ? -wall - out : width + wall, y: depth * at, width: out, height: depth * share };
}

export function terrace(floor: PlacedFloor, spec: Outside): string {
  const area = terraceArea(floor, spec);
  const line = { stroke: '#c9c1b1', strokeWidth: 0.015 };
  const lines: string[] = [];
  const step = spec.name.startsWith('Balcon') ? 0.3 : 0.6;
  for (let at = step; at < area.height; at += step)
    lines.push(
      polyline(
        [
          [area.x, area.y + at],
          [area.x + area.width, area.y + at],
        ],
        line,
      ),
    );
  if (!spec.name.startsWith('Balcon'))
    for (let at = step; at < area.width; at += step)
      lines.push(
        polyline(
          [
            [area.x + at, area.y],
            [area.x + at, area.y + area.height],
          ],
          line,
        ),
      );
  return group(
    {},
    rect(area.x, area.y, area.width, area.height, { fill: ink.soft, stroke: ink.line, strokeWidth: 0.03 }),
    ...lines,
  );
}

export function terraceLabel(floor: PlacedFloor, spec: Outside, scale: number): string {
  const area = terraceArea(floor, spec);
  return roomLabel({ name: spec.name, area: 0, ...area }, scale, []);
}
