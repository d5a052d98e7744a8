import { mix } from '../lib/palette.ts';
import { circle, el, group, path, polyline, rect } from '../lib/svg.ts';
import type { Site } from './glazing.ts';

export function pavement({ drawing }: Site, y: number, depth: number, scale: number, fill: string): string {
  const lines: string[] = [
    rect(0, y, drawing.width, depth, {
      fill: drawing.gradient([
        [0, mix(fill, '#ffffff', 0.1)],
        [1, mix(fill, '#000000', 0.05)],
      ]),
    }),
  ];
  const line = { stroke: mix(fill, '#000000', 0.35), strokeOpacity: 0.35, strokeWidth: 1 };
  let row = 0;
  for (let t = 0; t < 1; t += 0.12 + t * 0.14, row++) {
    const ly = y + depth * t;
    lines.push(
      polyline(
        [
          [0, ly],
          [drawing.width, ly],
        ],
        line,
      ),
    );
    for (let x = (row % 2) * scale * 0.5; x < drawing.width; x += scale * 0.95) {
      const lean = (x - drawing.width / 2) * 0.06 * (t + 0.1);
      lines.push(
        polyline(
          [
            [x + lean, ly],
            [x + lean * 1.5, Math.min(y + depth, ly + depth * (0.12 + t * 0.14))],
          ],
          line,
        ),
      );
    }
  }
  return lines.join('');
}

export function cobbles({ drawing }: Site, y: number, depth: number, scale: number): string {
  const chance = drawing.random;
  const stones: string[] = [];
  for (let row = 0, t = 0; t < 1; row++, t += 0.05 + t * 0.07) {
    const h = depth * (0.05 + t * 0.07);
    const w = scale * (0.22 + t * 0.3);
    for (let x = (row % 2) * -w * 0.5; x < drawing.width; x += w) {
      stones.push(
        el('rect', {
          x: x + 1,
          y: y + depth * t + 1,
          width: w - 2,
          height: h - 2,
          rx: h * 0.3,
          fill: mix('#b3aa9b', chance.chance(0.5) ? '#ffffff' : '#5b544b', chance.between(0, 0.16)),
          fillOpacity: 0.8,
        }),
      );
    }
  }
  return stones.join('');
}

export function joints({ drawing }: Site, y: number, depth: number, step: number): string {
  const line = { stroke: '#6c6a65', strokeOpacity: 0.35, strokeWidth: 1.4 };
  const across = [0.3, 0.66].map((t) =>
    polyline(
      [
        [0, y + depth * t],
        [drawing.width, y + depth * t],
      ],
      line,
    ),
  );
  const along: string[] = [];
  for (let x = -drawing.width; x < drawing.width * 2; x += step)
    along.push(
      polyline(
        [
          [x, y],
          [x + (x - drawing.width / 2) * 0.6, y + depth],
        ],
        line,
      ),
    );
  return [...across, ...along].join('');
}

export function specks(
  { drawing }: Site,
  y: number,
  depth: number,
  colours: readonly string[],
  count: number,
): string {
  const chance = drawing.random;
  return Array.from({ length: count }, () =>
    circle(chance.between(0, drawing.width), y + depth * chance.next() ** 0.7, chance.between(0.6, 1.8), {
      fill: chance.pick(colours),
      fillOpacity: 0.7,
    }),
  ).join('');
}

export function stripes({ drawing }: Site, y: number, depth: number): string {
  return Array.from({ length: 5 }, (_, i) => {
    const t = (i / 5) ** 1.4;
    return rect(0, y + depth * t, drawing.width, depth * 0.08 * (0.4 + t), {
      fill: '#ffffff',
      fillOpacity: 0.07,
    });
  }).join('');
}

export function tufts(
  { drawing, mood }: Site,
  y: number,
  depth: number,
  count: number,
  flowers = false,
): string {
  const chance = drawing.random;
  return Array.from({ length: count }, () => {
    const t = chance.next();
    const [x, py, h] = [chance.between(0, drawing.width), y + depth * t, 2 + t * (flowers ? 22 : 9)];
    const blade = path(`M${x} ${py}q${chance.between(-3, 3)} ${-h * 0.6} ${chance.between(-5, 5)} ${-h}`, {
      fill: 'none',
      stroke: mix(mood.grass[0], chance.chance(0.5) ? '#40552f' : '#f2eec4', 0.3),
      strokeWidth: 1.2 + t,
      strokeOpacity: 0.55,
      strokeLinecap: 'round',
    });
    return flowers && chance.chance(0.12)
      ? blade +
          circle(x, py - h, 1.4 + t * 3.4, {
            fill: chance.pick(['#f6f0dc', '#e8c95f', '#d98b7a', '#b7a3cf']),
          })
      : blade;
  }).join('');
}

/** Water with broken reflections of the sky, from `y` down. */
export function water({ drawing, mood }: Site, y: number, depth: number): string {
  const chance = drawing.random;
  const [deep, pale] = [mix(mood.sky[0], '#2f4a52', 0.5), mix(mood.sky[2], '#6c8a8e', 0.4)];
  const ripples = Array.from({ length: 90 }, () => {
    const t = chance.next() ** 0.8;
    const w = chance.between(20, 90) * (0.4 + t);
    return el('rect', {
      x: chance.between(-40, drawing.width),
      y: y + depth * t,
      width: w,
      height: 1.2 + t * 2.4,
      rx: 1.5,
      fill: chance.chance(0.55) ? '#ffffff' : deep,
      fillOpacity: chance.between(0.12, 0.34),
    });
  });
  return group(
    {},
    rect(0, y, drawing.width, depth, {
      fill: drawing.gradient([
        [0, pale],
        [1, deep],
      ]),
    }),
    ...ripples,
  );
}
