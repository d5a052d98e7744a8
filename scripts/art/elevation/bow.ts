import { mix } from '../lib/palette.ts';
import { group, path, polygon, rect } from '../lib/svg.ts';
import { type Box, glazing, type Site, shadeColour } from './glazing.ts';
import { covering, type MaterialName } from './material.ts';
import type { OpeningStyle } from './opening.ts';

/** A bay window that stands out from the wall over one or more storeys, with its side panes and its shadow. */
export function bowWindow(
  site: Site,
  cell: Box,
  style: OpeningStyle,
  storeys: number,
  wall: MaterialName,
  rounded = false,
): string {
  const width = Math.min(2.9, cell.width * 0.86);
  const x = cell.x + (cell.width - width) / 2;
  const storey = cell.height / storeys;
  const foot = cell.y + cell.height + 0.1;
  const head = cell.y + storey * 0.1;
  const stone = { fill: style.trim, stroke: mix(style.trim, '#000000', 0.25), strokeWidth: 0.02 };
  const shapes = [
    polygon(
      [
        [x + width, head + 0.2],
        [x + width + 0.55, head + 0.75],
        [x + width + 0.55, foot + 0.6],
        [x + 0.5, foot + 0.6],
        [x, foot],
      ],
      { fill: shadeColour, fillOpacity: site.mood.shadow },
    ),
    path(`M${x} ${foot - 0.05}h${width}l${-width * 0.14} 0.42h${-width * 0.72}Z`, stone),
    rect(x, head, width, foot - head, { fill: covering(site.drawing, wall) }),
  ];
  if (rounded) {
    const curve = site.drawing.gradient(
      [
        [0, '#fff4e0', 0.25],
        [0.45, '#fff4e0', 0],
        [1, shadeColour, 0.3],
      ],
      90,
    );
    shapes.push(rect(x, head, width, foot - head, { fill: curve }));
  }
  for (let i = 0; i < storeys; i++) {
    const top = cell.y + i * storey + storey * 0.2;
    const height = storey * 0.56;
    const side = width * 0.17;
    shapes.push(
      rect(x, top - 0.16, width, 0.14, stone),
      glazing(
        site,
        { x: x + 0.08, y: top, width: side, height },
        style.frame,
        { columns: 1, rows: 1, transom: 0.28 },
        0.06,
      ),
      glazing(
        site,
        { x: x + side + 0.18, y: top, width: width - 2 * side - 0.36, height },
        style.frame,
        { columns: 2, rows: 1, transom: 0.28 },
        0.08,
      ),
      glazing(
        site,
        { x: x + width - side - 0.08, y: top, width: side, height },
        style.frame,
        { columns: 1, rows: 1, transom: 0.28 },
        0.06,
      ),
      rect(x + width - side - 0.1, top, side + 0.1, height, { fill: shadeColour, fillOpacity: 0.12 }),
      rect(x - 0.04, top + height, width + 0.08, 0.14, stone),
    );
  }
  shapes.push(
    rect(x - 0.12, head - 0.14, width + 0.24, 0.2, stone),
    path(`M${x} ${head - 0.14}l${width * 0.1} -0.34h${width * 0.8}l${width * 0.1} 0.34Z`, {
      fill: '#6d7a80',
    }),
  );
  return group({}, ...shapes);
}
