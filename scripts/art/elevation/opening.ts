import { mix } from '../lib/palette.ts';
import { el, group, path, rect } from '../lib/svg.ts';
import { ironRailing } from './balcony.ts';
import { frontDoor, sectionalDoor, shopFront } from './door.ts';
import { type Box, glazing, type Panes, type Site, shadeColour } from './glazing.ts';

/** How the openings of one building look. */
export interface OpeningStyle {
  frame: string;
  door: string;
  /** Stone or brick around the openings. */
  trim: string;
  head: 'flat' | 'arch' | 'surround' | 'none';
  panes: Panes;
  /** Widths of the window and of its height as shares of the cell. */
  size?: readonly [width: number, height: number];
}

/**
 * Letters of a façade row. `.` blank · `w` window · `s` small window · `W` wide window · `f` French window with a railing
 * · `d` door · `D` double door · `g` garage door · `S` shop front · `m` steel window of many panes · `c` cross window
 * · `b` wall of glass · `e` glazed entrance · `l` long band of glass
 */
export type OpeningKind = '.' | 'w' | 's' | 'W' | 'f' | 'd' | 'D' | 'g' | 'S' | 'm' | 'c' | 'b' | 'e' | 'l';

/** Paints one opening in its cell (bay × storey). */
export function opening(site: Site, kind: OpeningKind, cell: Box, style: OpeningStyle): string {
  const [shareX, shareY] = style.size ?? [0.5, 0.62];
  switch (kind) {
    case '.':
      return '';
    case 'w':
      return dressed(
        site,
        centred(cell, Math.min(1.5, cell.width * shareX), cell.height * shareY, 0.24),
        style,
        style.panes,
      );
    case 's':
      return dressed(
        site,
        centred(cell, Math.min(0.9, cell.width * 0.4), Math.min(1, cell.height * 0.36), 0.36),
        style,
        { columns: 1, rows: 1 },
      );
    case 'W':
      return dressed(site, centred(cell, cell.width * 0.74, cell.height * 0.54, 0.26), style, {
        columns: Math.max(2, Math.round(cell.width / 1.1)),
        rows: 1,
      });
    case 'f': {
      const box = centred(cell, Math.min(1.5, cell.width * shareX), cell.height * 0.8, 0.03);
      return (
        dressed(site, box, style, style.panes, false) +
        ironRailing(
          { x: box.x - 0.25, y: box.y + box.height - 1, width: box.width + 0.5, height: 1 },
          '#2d3539',
        )
      );
    }
    case 'd':
    case 'D': {
      const box = onFloor(
        cell,
        kind === 'D' ? Math.min(1.7, cell.width * 0.8) : Math.min(1.15, cell.width * 0.7),
        Math.min(2.9, cell.height * 0.82),
      );
      return frame(box, style, false) + frontDoor(site, box, style.door, kind === 'D' ? 2 : 1);
    }
    case 'g':
      return sectionalDoor(
        onFloor(cell, Math.min(cell.width * 0.86, 4.4), Math.min(cell.height * 0.8, 4.6)),
        style.door,
        5,
      );
    case 'S':
      return shopFront(site, onFloor(cell, cell.width * 0.94, cell.height * 0.92), style.door);
    case 'm': {
      const box = centred(cell, cell.width * 0.8, cell.height * 0.72, 0.16);
      return dressed(site, box, style, {
        columns: Math.max(3, Math.round(box.width / 0.55)),
        rows: Math.max(3, Math.round(box.height / 0.6)),
      });
    }
    case 'c':
      return dressed(
        site,
        centred(cell, Math.min(1.5, cell.width * 0.66), cell.height * 0.66, 0.22),
        { ...style, head: 'surround' },
        { columns: 2, rows: 1, transom: 0.42 },
      );
    case 'b':
      return glazing(site, onFloor(cell, cell.width * 0.92, cell.height * 0.84), style.frame, {
        columns: Math.max(2, Math.round(cell.width / 1.4)),
        rows: 1,
      });
    case 'e':
      return glazing(
        site,
        onFloor(cell, Math.min(2.4, cell.width * 0.8), Math.min(2.7, cell.height * 0.86)),
        style.frame,
        { columns: 2, rows: 1, transom: 0.2 },
      );
    case 'l':
      return glazing(
        site,
        { x: cell.x, y: cell.y + cell.height * 0.2, width: cell.width, height: cell.height * 0.5 },
        style.frame,
        { columns: Math.max(2, Math.round(cell.width / 1.25)), rows: 1 },
      );
  }
}

function centred(cell: Box, width: number, height: number, sill: number): Box {
  return {
    x: cell.x + (cell.width - width) / 2,
    y: cell.y + cell.height * (1 - sill) - height,
    width,
    height,
  };
}

function onFloor(cell: Box, width: number, height: number): Box {
  return { x: cell.x + (cell.width - width) / 2, y: cell.y + cell.height - height, width, height };
}

function dressed(site: Site, box: Box, style: OpeningStyle, panes: Panes, sill = true): string {
  return frame(box, style, sill) + glazing(site, box, style.frame, panes);
}

function frame({ x, y, width, height }: Box, { head, trim }: OpeningStyle, sill: boolean): string {
  const edge = mix(trim, '#2a2420', 0.25);
  const stone = { fill: trim, stroke: edge, strokeWidth: 0.02 };
  const shapes: string[] = [];
  if (head === 'surround') shapes.push(rect(x - 0.16, y - 0.2, width + 0.32, height + 0.28, stone));
  if (head === 'flat') shapes.push(rect(x - 0.18, y - 0.26, width + 0.36, 0.26, stone));
  if (head === 'arch') {
    const rise = 0.2;
    shapes.push(
      path(
        `M${x - 0.12} ${y + 0.02}V${y - 0.1}Q${x + width / 2} ${y - 0.1 - rise * 2} ${x + width + 0.12} ${y - 0.1}V${y + 0.02}Z`,
        stone,
      ),
    );
    shapes.push(
      path(
        `M${x + width / 2 - 0.12} ${y}L${x + width / 2 - 0.17} ${y - 0.38}H${x + width / 2 + 0.17}L${x + width / 2 + 0.12} ${y}Z`,
        stone,
      ),
    );
  }
  if (sill) {
    shapes.push(rect(x - 0.14, y + height, width + 0.28, 0.13, stone));
    shapes.push(
      el('path', {
        d: `M${x - 0.14} ${y + height + 0.13}h${width + 0.28}l0.08 0.16h${-width - 0.28}Z`,
        fill: shadeColour,
        fillOpacity: 0.2,
      }),
    );
  }
  return group({}, ...shapes);
}
