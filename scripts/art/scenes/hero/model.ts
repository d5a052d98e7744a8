import type { Drawing } from '../../lib/drawing.ts';
import { mix } from '../../lib/palette.ts';
import { el, group, type Point, path, polygon } from '../../lib/svg.ts';

const wood = '#e2c698';
const unit = 30;

/** Isometric projection of a point in model units: x to the lower right, y to the lower left, z up. */
function at(x: number, y: number, z: number): Point {
  return [(x - y) * unit * 0.87, (x + y) * unit * 0.5 - z * unit];
}

/** A block standing on z = `z`: its top, its right and its left face. */
function box(x: number, y: number, z: number, w: number, d: number, h: number, colour = wood): string {
  const edge = { stroke: mix(colour, '#5a3f1e', 0.35), strokeWidth: 1.2, strokeLinejoin: 'round' } as const;
  const top = polygon([at(x, y, z + h), at(x + w, y, z + h), at(x + w, y + d, z + h), at(x, y + d, z + h)], {
    fill: mix(colour, '#ffffff', 0.34),
    ...edge,
  });
  const right = polygon(
    [at(x + w, y, z), at(x + w, y + d, z), at(x + w, y + d, z + h), at(x + w, y, z + h)],
    { fill: mix(colour, '#5a3f1e', 0.24), ...edge },
  );
  const left = polygon([at(x, y + d, z), at(x + w, y + d, z), at(x + w, y + d, z + h), at(x, y + d, z + h)], {
    fill: mix(colour, '#fff4dc', 0.12),
    ...edge,
  });
  return right + left + top;
}

/** Openings cut into the two visible faces of a storey. */
function windows(x: number, y: number, z: number, w: number, d: number): string {
  const dark = { fill: '#6b4a28', fillOpacity: 0.75 };
  const list: string[] = [];
  for (let i = 0.5; i + 0.9 < w; i += 1.5) {
    const tall = Math.round(i * 2) % 2 ? 1.5 : 1.2;
    list.push(
      polygon(
        [
          at(x + i, y + d, z + 0.35),
          at(x + i + 0.8, y + d, z + 0.35),
          at(x + i + 0.8, y + d, z + 0.35 + tall),
          at(x + i, y + d, z + 0.35 + tall),
        ],
        dark,
      ),
    );
  }
  for (let i = 0.5; i + 0.9 < d; i += 1.5)
    list.push(
      polygon(
        [
          at(x + w, y + i, z + 0.4),
          at(x + w, y + i + 0.8, z + 0.4),
          at(x + w, y + i + 0.8, z + 1.6),
          at(x + w, y + i, z + 1.6),
        ],
        { fill: '#4a3118', fillOpacity: 0.75 },
      ),
    );
  return list.join('');
}

/** A tree of the model: a stick and a ball of pale wood or dried flower. */
function ball(x: number, y: number, size: number, colour: string): string {
  const [px, py] = at(x, y, 0);
  const r = size * unit * 0.5;
  return group(
    {},
    el('ellipse', {
      cx: px + r * 0.9,
      cy: py + 4,
      rx: r * 1.1,
      ry: r * 0.34,
      fill: '#24160b',
      fillOpacity: 0.22,
    }),
    path(`M${px} ${py}V${py - r * 2.4}`, { stroke: '#8a6238', strokeWidth: 4 }),
    el('circle', { cx: px, cy: py - r * 2.6, r, fill: colour }),
    el('circle', { cx: px - r * 0.3, cy: py - r * 2.9, r: r * 0.5, fill: '#ffffff', fillOpacity: 0.28 }),
  );
}

/** A small apartment building of four storeys with set-back top, balconies, trees, on a wooden base. */
export function model(drawing: Drawing): string {
  const shapes: string[] = [];
  shapes.push(
    group(
      { filter: drawing.blur(12) },
      polygon([at(-1, 13, -0.6), at(16.6, 13, -0.6), at(22, 6, -0.6), at(17, -3, -0.6), at(0, -3, -0.6)], {
        fill: '#24160b',
        fillOpacity: 0.42,
      }),
    ),
  );
  shapes.push(box(-2, -2.5, -0.6, 17, 14.5, 0.6, '#c79f68'));
  shapes.push(
    polygon(
      [at(11.4, -1.6, 0), at(18.5, 1.6, 0), at(18.5, 8, 0), at(11.4, 8, 0)].map(
        ([x, y]) => [Math.min(x, 440), y] as const,
      ),
      { fill: '#24160b', fillOpacity: 0 },
    ),
  );
  shapes.push(
    polygon([at(10, 0, 0), at(14.6, 1.4, 0), at(14.6, 8.2, 0), at(10, 7, 0)], {
      fill: '#5a3f1e',
      fillOpacity: 0.3,
    }),
  );
  shapes.push(ball(-0.8, 1, 1.3, '#b9c29a'), ball(-0.9, 4.2, 1.6, '#cfc99f'));
  for (let floor = 0; floor < 4; floor++) {
    const z = floor * 2.3;
    const [w, d] = [10, 7];
    shapes.push(
      box(0, 0, z, w, d, 2.1),
      windows(0, 0, z, w, d),
      box(-0.15, -0.15, z + 2.1, w + 0.3, d + 0.3, 0.2, '#d3b27c'),
    );
    if (floor > 0)
      for (const x of [1.6, 6.1])
        shapes.push(
          box(x, d, z, 2.4, 0.9, 0.14, '#d3b27c'),
          polygon(
            [
              at(x, d + 0.9, z + 0.14),
              at(x + 2.4, d + 0.9, z + 0.14),
              at(x + 2.4, d + 0.9, z + 0.95),
              at(x, d + 0.9, z + 0.95),
            ],
            { fill: '#f3e3c2', fillOpacity: 0.6, stroke: '#a98a5a', strokeWidth: 1 },
          ),
        );
  }
  shapes.push(
    box(2, 1, 9.2, 6.2, 4.6, 1.9, '#ecd6ad'),
    windows(2, 1, 9.2, 6.2, 4.6),
    box(1.7, 0.7, 11.1, 6.8, 5.2, 0.2, '#d3b27c'),
  );
  shapes.push(
    ball(2, 10.2, 1.5, '#cfc99f'),
    ball(6, 10.6, 1.3, '#b9c29a'),
    ball(12.6, 9.6, 1.7, '#c7cfa6'),
    ball(13, 5, 1.3, '#cfc99f'),
  );
  return group({}, ...shapes);
}
