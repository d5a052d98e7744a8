import { circle, el, group, path, polyline, rect } from '../svg.ts';
import { box, line, type Piece, soft } from './piece-shape.ts';

/** A worktop with hob and sink; as long as the wall allows. */
export const worktop: Piece = {
  width: 3,
  depth: 0.62,
  before: 0.6,
  low: true,
  draw: (w, d) =>
    group(
      {},
      box(0, 0, w, d, 0),
      box(w * 0.12, 0.12, 0.56, 0.4, 0.08),
      circle(w * 0.12 + 0.28, 0.32, 0.03, line),
      rect(w - 0.92, 0.08, 0.58, 0.48, line),
      ...[
        [0.18, 0.2],
        [0.42, 0.2],
        [0.18, 0.42],
        [0.42, 0.42],
      ].map(([x, y]) => circle(w - 0.92 + (x as number), y as number, 0.08, line)),
    ),
};

export const fridge: Piece = {
  width: 0.62,
  depth: 0.62,
  draw: (w, d) =>
    box(0, 0, w, d, 0) +
    polyline(
      [
        [0, 0],
        [w, d],
      ],
      line,
    ) +
    polyline(
      [
        [w, 0],
        [0, d],
      ],
      line,
    ),
};

export const bath: Piece = {
  width: 1.7,
  depth: 0.75,
  low: true,
  draw: (w, d) =>
    box(0, 0, w, d, 0.04) +
    rect(0.07, 0.07, w - 0.14, d - 0.14, { ...line, rx: 0.28 }) +
    circle(0.28, d / 2, 0.035, line),
};

export const shower: Piece = {
  width: 0.95,
  depth: 0.9,
  draw: (w, d) =>
    box(0, 0, w, d, 0) +
    polyline(
      [
        [0, 0],
        [w, d],
      ],
      line,
    ) +
    polyline(
      [
        [w, 0],
        [0, d],
      ],
      line,
    ) +
    circle(w / 2, d / 2, 0.05, soft),
};

export const basin: Piece = {
  width: 0.8,
  depth: 0.48,
  before: 0.5,
  low: true,
  draw: (w, d) => box(0, 0, w, d) + el('ellipse', { cx: w / 2, cy: d * 0.52, rx: 0.24, ry: 0.15, ...line }),
};

export const handBasin: Piece = {
  ...basin,
  width: 0.44,
  depth: 0.3,
  before: 0.2,
  draw: (w, d) => box(0, 0, w, d, 0.06) + circle(w / 2, d / 2, 0.09, line),
};

export const toilet: Piece = {
  width: 0.4,
  depth: 0.68,
  before: 0.4,
  low: true,
  draw: (w, d) =>
    box(0.02, 0, w - 0.04, 0.18) +
    path(`M0.04 0.2H${w - 0.04}V${d * 0.55}A${w / 2 - 0.04} ${d * 0.42} 0 0 1 0.04 ${d * 0.55}Z`, soft),
};

export const washer: Piece = {
  width: 1.25,
  depth: 0.62,
  draw: (w, d) =>
    box(0, 0, 0.6, d) +
    circle(0.3, d / 2, 0.2, line) +
    box(w - 0.6, 0, 0.6, d) +
    circle(w - 0.3, d / 2, 0.2, line),
};
