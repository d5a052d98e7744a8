import { circle, path, polyline, rect } from '../svg.ts';
import { box, line, type Piece, soft } from './piece-shape.ts';

export const sofa: Piece = {
  width: 2.1,
  depth: 0.9,
  before: 0.5,
  low: true,
  draw: (w, d) =>
    box(0, 0, w, d, 0.1) +
    box(0.16, 0.24, (w - 0.32) / 2, d - 0.26, 0.06) +
    box(0.16 + (w - 0.32) / 2, 0.24, (w - 0.32) / 2, d - 0.26, 0.06),
};

export const armchair: Piece = {
  width: 0.85,
  depth: 0.85,
  low: true,
  draw: (w, d) => box(0, 0, w, d, 0.12) + box(0.15, 0.2, w - 0.3, d - 0.22, 0.06),
};

export const sideboard: Piece = {
  width: 1.6,
  depth: 0.42,
  low: true,
  draw: (w, d) =>
    box(0, 0, w, d) +
    polyline(
      [
        [w / 2, 0],
        [w / 2, d],
      ],
      line,
    ),
};

export const lowTable: Piece = { width: 1, depth: 0.6, free: true, draw: (w, d) => box(0, 0, w, d, 0.05) };

export const bookshelf: Piece = {
  width: 1.4,
  depth: 0.32,
  draw: (w, d) =>
    box(0, 0, w, d) +
    polyline(
      [
        [0, 0],
        [w, d],
      ],
      line,
    ),
};

export const desk: Piece = {
  width: 1.4,
  depth: 0.7,
  before: 0.7,
  low: true,
  draw: (w, d) => box(0, 0, w, d) + circle(w / 2, d + 0.24, 0.24, soft),
};

export const rack: Piece = {
  width: 1.8,
  depth: 0.6,
  draw: (w, d) =>
    box(0, 0, w, d) +
    polyline(
      [
        [0.06, d / 2],
        [w - 0.06, d / 2],
      ],
      line,
    ) +
    Array.from({ length: Math.round(w / 0.2) }, (_, i) =>
      polyline(
        [
          [0.15 + i * 0.2, 0.12],
          [0.1 + i * 0.2, d - 0.12],
        ],
        line,
      ),
    ).join(''),
};

export const wardrobe: Piece = { ...rack, before: 0.4 };

const bedOf = (width: number, pillows: number): Piece => ({
  width: width + (pillows > 1 ? 0.9 : 0.45),
  depth: 2.05,
  before: 0.4,
  low: true,
  draw: (_width, d) => {
    const x = pillows > 1 ? 0.45 : 0;
    const each = width / pillows;
    const heads = Array.from({ length: pillows }, (_, i) =>
      box(x + i * each + 0.08, 0.1, each - 0.16, 0.36, 0.1),
    );
    return (
      box(x, 0, width, d, 0.05) +
      heads.join('') +
      polyline(
        [
          [x, 0.72],
          [x + width, 0.72],
        ],
        line,
      ) +
      polyline(
        [
          [x, 0.72],
          [x + width * 0.34, 1.1],
          [x + width, 1.1],
        ],
        line,
      ) +
      box(x + width + 0.04, 0, 0.38, 0.38) +
      (pillows > 1 ? box(0.03, 0, 0.38, 0.38) : '')
    );
  },
});

export const doubleBed = bedOf(1.6, 2);

export const singleBed = bedOf(0.9, 1);

const seats = (list: readonly (readonly [number, number])[]): string =>
  list.map(([x, y]) => box(x - 0.2, y - 0.2, 0.4, 0.4, 0.08)).join('');

export const dining: Piece = {
  width: 1.8,
  depth: 1.7,
  free: true,
  draw: (w, d) =>
    seats(
      [0.3, 0.9, 1.5].flatMap(
        (x) =>
          [
            [x, 0.26],
            [x, d - 0.26],
          ] as const,
      ),
    ) + box(0, (d - 0.9) / 2, w, 0.9, 0.04),
};

export const bigDining: Piece = {
  width: 2.4,
  depth: 1.8,
  free: true,
  draw: (w, d) =>
    seats(
      [0.35, 0.92, 1.49, 2.06].flatMap(
        (x) =>
          [
            [x, 0.28],
            [x, d - 0.28],
          ] as const,
      ),
    ) + box(0, (d - 1) / 2, w, 1, 0.04),
};

export const roundTable: Piece = {
  width: 1.5,
  depth: 1.5,
  free: true,
  draw: (w, d) =>
    seats([
      [w / 2, 0.2],
      [w / 2, d - 0.2],
      [0.2, d / 2],
      [w - 0.2, d / 2],
    ]) + circle(w / 2, d / 2, 0.48, soft),
};

export const island: Piece = {
  width: 2,
  depth: 0.9,
  free: true,
  draw: (w, d) => box(0, 0, w, d) + [0.4, 1, 1.6].map((x) => circle(x, d + 0.2, 0.16, soft)).join(''),
};

export const car: Piece = {
  width: 1.8,
  depth: 4.2,
  free: true,
  draw: (w, d) =>
    rect(0, 0, w, d, { ...soft, rx: 0.5 }) +
    path(
      `M0.2 1.2Q${w / 2} 0.8 ${w - 0.2} 1.2L${w - 0.3} 1.7H0.3ZM0.3 ${d - 1.1}H${w - 0.3}L${w - 0.22} ${d - 0.7}Q${w / 2} ${d - 0.5} 0.22 ${d - 0.7}Z`,
      line,
    ),
};

export const counter: Piece = { width: 2.2, depth: 0.6, free: true, draw: (w, d) => box(0, 0, w, d) };

export const plantPot: Piece = {
  width: 0.45,
  depth: 0.45,
  draw: (w) =>
    circle(w / 2, w / 2, 0.2, soft) + path(`M${w / 2} 0.06V${w - 0.06}M0.06 ${w / 2}H${w - 0.06}`, line),
};
