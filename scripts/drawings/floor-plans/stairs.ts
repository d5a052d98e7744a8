import { group, path, polyline, rect } from '../svg.ts';
import type { Area } from './geometry.ts';
import type { PlacedRoom } from './model.ts';
import { ink } from './wall.ts';

const flight = 0.95;

/** Where the stairs of a room lie, if it has any. */
export function stairsArea({ x, y, width, height, stairs }: PlacedRoom): Area | null {
  if (!stairs) return null;
  const upright = stairs === 'W' || stairs === 'E';
  const run = upright ? height : width;
  const length = Math.min(3.5, Math.max(1.8, run - 1.3));
  const across = Math.min(flight, (upright ? width : height) * 0.5);
  const shift = (run - length) * 0.3;
  if (upright)
    return { x: stairs === 'W' ? x : x + width - across, y: y + shift, width: across, height: length };
  return { x: x + shift, y: stairs === 'N' ? y : y + height - across, width: length, height: across };
}

/** Treads and the arrow that points upwards. */
export function stairs(area: Area): string {
  const upright = area.height > area.width;
  const length = upright ? area.height : area.width;
  const count = Math.max(6, Math.round(length / 0.25));
  const thin = { stroke: ink.line, strokeWidth: 0.02 } as const;
  const treads = Array.from({ length: count - 1 }, (_, i) => {
    const at = (length * (i + 1)) / count;
    return upright
      ? polyline(
          [
            [area.x, area.y + at],
            [area.x + area.width, area.y + at],
          ],
          thin,
        )
      : polyline(
          [
            [area.x + at, area.y],
            [area.x + at, area.y + area.height],
          ],
          thin,
        );
  });
  const [cx, cy] = [area.x + area.width / 2, area.y + area.height / 2];
  const line = upright
    ? polyline(
        [
          [cx, area.y + length - 0.15],
          [cx, area.y + 0.2],
        ],
        { ...thin, stroke: ink.green, strokeWidth: 0.03 },
      )
    : polyline(
        [
          [area.x + 0.15, cy],
          [area.x + length - 0.2, cy],
        ],
        { ...thin, stroke: ink.green, strokeWidth: 0.03 },
      );
  const head = upright
    ? `M${cx - 0.12} ${area.y + 0.34}L${cx} ${area.y + 0.14}L${cx + 0.12} ${area.y + 0.34}`
    : `M${area.x + length - 0.34} ${cy - 0.12}L${area.x + length - 0.14} ${cy}L${area.x + length - 0.34} ${cy + 0.12}`;
  return group(
    {},
    rect(area.x, area.y, area.width, area.height, { fill: ink.paper, ...thin }),
    ...treads,
    line,
    path(head, { fill: 'none', stroke: ink.green, strokeWidth: 0.03 }),
  );
}
