import { mix } from '../lib/palette.ts';
import { circle, el, group, path, rect } from '../lib/svg.ts';
import { dark, pale } from './tone.ts';

/** Soft shadow on the floor. */
export function floorShadow(width: number): string {
  return el('ellipse', {
    cx: width * 0.04,
    cy: 0.01,
    rx: width * 0.54,
    ry: 0.06,
    fill: '#1d1712',
    fillOpacity: 0.22,
  });
}

/** A standing lamp. */
export function floorLamp(): string {
  return group(
    {},
    floorShadow(0.4),
    rect(-0.015, -1.5, 0.03, 1.5, { fill: '#3a3633' }),
    rect(-0.16, -0.03, 0.32, 0.03, { fill: '#3a3633' }),
    path('M-0.24 -1.42L-0.15 -1.78H0.15L0.24 -1.42Z', { fill: '#f4e2b8' }),
    circle(0, -1.4, 0.5, { fill: '#fff1c8', fillOpacity: 0.16 }),
  );
}

/** A potted plant as high as `height`. */
export function plant(height = 1.1): string {
  const leaves = Array.from({ length: 9 }, (_, i) => {
    const lean = ((i - 4) / 4) * height * 0.42;
    const top = -height + Math.abs(lean) * 0.7;
    return path(
      `M0 -0.3Q${lean * 0.4 - 0.06} ${top * 0.7} ${lean} ${top}Q${lean * 0.5 + 0.08} ${top * 0.6} 0 -0.3Z`,
      { fill: mix('#4f7350', i % 2 ? '#a9c08a' : '#24402f', 0.25) },
    );
  });
  return group(
    {},
    floorShadow(0.5),
    ...leaves,
    path('M-0.18 -0.34H0.18L0.14 0H-0.14Z', { fill: '#b87a56' }),
    rect(-0.2, -0.38, 0.4, 0.07, { fill: '#c68a64' }),
  );
}

/** A framed picture; its middle hangs at `y`. */
export function picture(y: number, width: number, height: number, tone: string): string {
  const [x, top] = [-width / 2, y - height / 2];
  return group(
    {},
    rect(x + 0.03, top + 0.04, width, height, { fill: '#1d1712', fillOpacity: 0.18 }),
    rect(x, top, width, height, { fill: '#4a3a2c' }),
    rect(x + 0.03, top + 0.03, width - 0.06, height - 0.06, { fill: '#f6f1e6' }),
    rect(x + 0.1, top + 0.1, width - 0.2, height - 0.2, { fill: pale(tone, 0.3) }),
    path(
      `M${x + 0.1} ${top + height - 0.1}V${top + height * 0.62}L${x + width * 0.4} ${top + height * 0.45}L${x + width - 0.1} ${top + height * 0.66}V${top + height - 0.1}Z`,
      { fill: tone },
    ),
  );
}

/** Shelves full of books. */
export function bookshelf(width: number, next: () => number): string {
  const rows = 5;
  const books: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let x = -width / 2 + 0.06; x < width / 2 - 0.1; ) {
      const [w, h] = [0.03 + next() * 0.05, 0.2 + next() * 0.12];
      const colours = ['#8c4b3a', '#35555f', '#c9b48a', '#56704f', '#2f3d4a', '#d8cdb8', '#a8743f'];
      if (next() > 0.14)
        books.push(
          rect(x, -0.08 - row * 0.42 - h, w, h, {
            fill: colours[Math.floor(next() * colours.length)] as string,
          }),
        );
      x += w + 0.006;
    }
  }
  const boards = Array.from({ length: rows + 1 }, (_, row) =>
    rect(-width / 2, -0.08 - row * 0.42, width, 0.04, { fill: '#b89468' }),
  );
  return group(
    {},
    floorShadow(width),
    rect(-width / 2, -2.22, width, 2.22, { fill: '#8f6f4c' }),
    ...books,
    ...boards,
    ...[-width / 2, width / 2 - 0.04].map((x) => rect(x, -2.22, 0.04, 2.22, { fill: '#b89468' })),
  );
}

/** A fireplace: marble, brick, tiled or stone, or a free-standing stove. */
export function fireplace(kind: 'marble' | 'brick' | 'tiled' | 'stone' | 'stove' | 'plain'): string {
  const colours = {
    marble: '#f2efe8',
    brick: '#a9573f',
    tiled: '#8a9a86',
    stone: '#b8ae9c',
    stove: '#34383a',
    plain: '#ece7dc',
  };
  const c = colours[kind];
  const fire =
    path(
      'M-0.16 -0.12Q-0.2 -0.34 -0.04 -0.46Q-0.04 -0.34 0.04 -0.3Q0.08 -0.4 0.06 -0.5Q0.22 -0.32 0.16 -0.12Z',
      { fill: '#e79a45' },
    ) + path('M-0.08 -0.12Q-0.1 -0.24 0 -0.3Q0.1 -0.22 0.08 -0.12Z', { fill: '#f8d88a' });
  if (kind === 'stove')
    return group(
      {},
      rect(-0.07, -2.7, 0.14, 1.8, { fill: '#2b2e30' }),
      floorShadow(0.8),
      rect(-0.34, -0.95, 0.68, 0.9, { rx: 0.04, fill: c }),
      rect(-0.24, -0.82, 0.48, 0.48, { rx: 0.02, fill: '#1b1512' }),
      group({ transform: 'translate(0 -0.22)' }, fire),
      ...[-0.28, 0.22].map((x) => rect(x, -0.06, 0.06, 0.06, { fill: c })),
    );
  return group(
    {},
    floorShadow(1.7),
    rect(-0.62, -2.72, 1.24, 1.6, {
      fill: kind === 'brick' || kind === 'stone' ? c : pale(c, 0.3),
      fillOpacity: kind === 'marble' || kind === 'plain' ? 0.5 : 1,
    }),
    rect(-0.8, -1.12, 1.6, 1.12, { fill: c }),
    rect(-0.9, -1.2, 1.8, 0.1, { fill: dark(c, 0.08) }),
    rect(-0.5, -0.86, 1, 0.86, { fill: dark(c, 0.1) }),
    rect(-0.42, -0.8, 0.84, 0.8, { fill: '#221b17' }),
    fire,
    rect(-0.9, -0.03, 1.8, 0.05, { fill: dark(c, 0.3) }),
    circle(-0.5, -1.32, 0.11, { fill: '#b9634c' }),
    rect(0.3, -1.5, 0.3, 0.3, { fill: '#d8cdb8' }),
  );
}

/** A column radiator. */
export function radiator(width = 1): string {
  return group(
    {},
    ...Array.from({ length: Math.round(width / 0.09) }, (_, i) =>
      rect(-width / 2 + i * 0.09, -0.72, 0.075, 0.62, {
        rx: 0.03,
        fill: i % 2 ? '#e9e6de' : '#f4f1ea',
        stroke: '#b9b3a6',
        strokeWidth: 0.008,
      }),
    ),
  );
}

/** Lamps that hang from the ceiling. */
export function pendants(count: number, gap: number, colour = '#3f4a48'): string {
  return Array.from({ length: count }, (_, i) => {
    const x = (i - (count - 1) / 2) * gap;
    return (
      rect(x - 0.008, -2.9, 0.016, 1.2, { fill: '#3a3633' }) +
      path(`M${x - 0.2} -1.5Q${x - 0.18} -1.72 ${x} -1.74Q${x + 0.18} -1.72 ${x + 0.2} -1.5Z`, {
        fill: colour,
      }) +
      rect(x - 0.2, -1.51, 0.4, 0.03, { fill: '#f6e2b0' })
    );
  }).join('');
}
