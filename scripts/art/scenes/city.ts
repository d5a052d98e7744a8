import { mix } from '../lib/palette.ts';
import { circle, group, polygon, rect } from '../lib/svg.ts';
import type { Stage } from './stage.ts';

/** Roofs of the city from above, larger and darker towards the viewer, with the spires that mark it unless `marks` is false. */
export function city(
  view: Stage,
  left: number,
  right: number,
  horizon: number,
  depth: number,
  marks = true,
): string {
  const { drawing, mood } = view;
  const chance = drawing.random;
  const shapes: string[] = marks ? [spires(view, left, right, horizon)] : [];
  const rows = 8;
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const y = horizon + depth * t ** 1.5;
    const size = view.width * (0.012 + 0.03 * t);
    const far = (colour: string): string => mix(colour, mood.sky[2], 0.5 * (1 - t));
    for (let x = left - size; x < right + size; x += size * chance.between(0.75, 1.15)) {
      const [w, h] = [size * chance.between(0.9, 1.5), size * chance.between(0.8, 1.4)];
      shapes.push(
        house(
          x,
          y - chance.between(0, size * 0.5),
          w,
          h,
          far(chance.pick(['#c58a6c', '#d9c9a8', '#b9674f', '#e6dcc8', '#a97a5c', '#cdb892'])),
          far(chance.pick(['#5f6c74', '#5f6c74', '#8f5040', '#6b5f5a', '#4f5a62'])),
          chance.chance(0.5),
        ),
      );
    }
  }
  return group({}, ...shapes);
}

function house(
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  roof: string,
  gable: boolean,
): string {
  const window = { fill: '#3c4a52', fillOpacity: 0.6 };
  const panes = [0.18, 0.58].flatMap((px) =>
    [0.18, 0.56].map((py) => rect(x + w * px, y + h * py, w * 0.2, h * 0.2, window)),
  );
  const top = gable
    ? polygon(
        [
          [x - w * 0.04, y],
          [x + w * 0.5, y - h * 0.55],
          [x + w * 1.04, y],
        ],
        { fill: roof },
      )
    : polygon(
        [
          [x - w * 0.04, y],
          [x + w * 0.08, y - h * 0.42],
          [x + w * 0.92, y - h * 0.42],
          [x + w * 1.04, y],
        ],
        { fill: roof },
      );
  return (
    rect(x, y, w, h * 2.4, { fill: wall }) +
    rect(x + w * 0.7, y - h * 0.66, w * 0.13, h * 0.4, { fill: mix(wall, '#5a3a30', 0.4) }) +
    top +
    panes.join('')
  );
}

/** Cathedral, twin Romanesque towers and a slender spire. */
function spires({ width, mood }: Stage, left: number, right: number, horizon: number): string {
  const unit = width * 0.0021;
  const stone = mix('#b8a88e', mood.sky[2], 0.35);
  const slate = mix('#5f6c74', mood.sky[2], 0.3);
  const at = (share: number, ...shapes: string[]): string =>
    group(
      { transform: `translate(${left + (right - left) * share} ${horizon + 6}) scale(${unit})` },
      ...shapes,
    );
  const twin = [-6.5, 2.5]
    .map(
      (x) =>
        rect(x, -26, 5, 30, { fill: stone }) +
        polygon(
          [
            [x, -26],
            [x + 1.2, -31],
            [x + 2.5, -38],
            [x + 3.8, -31],
            [x + 5, -26],
          ],
          { fill: slate },
        ) +
        rect(x + 1.7, -21, 1.6, 4, { fill: slate }),
    )
    .join('');
  return group(
    {},
    at(
      0.3,
      rect(-4, -32, 8, 34, { fill: stone }),
      polygon(
        [
          [-4.4, -32],
          [0, -58],
          [4.4, -32],
        ],
        { fill: slate },
      ),
      rect(4, -16, 26, 18, { fill: stone }),
      polygon(
        [
          [4, -16],
          [7, -24],
          [28, -24],
          [30, -16],
        ],
        { fill: slate },
      ),
    ),
    at(0.62, twin, rect(-8, -10, 18, 12, { fill: stone })),
    at(
      0.84,
      rect(-3, -22, 6, 24, { fill: stone }),
      polygon(
        [
          [-3.4, -22],
          [-2.6, -27],
          [0, -30],
          [2.6, -27],
          [3.4, -22],
        ],
        { fill: slate },
      ),
      circle(0, -32, 1.6, { fill: slate }),
      polygon(
        [
          [-0.8, -33],
          [0, -42],
          [0.8, -33],
        ],
        { fill: slate },
      ),
    ),
  );
}
