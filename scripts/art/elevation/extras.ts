import { mix } from '../lib/palette.ts';
import { circle, el, group, path, polygon, rect } from '../lib/svg.ts';
import { type Site, shadeColour } from './glazing.ts';

/** Small things that give a scene its scale, each standing at x on the ground (y = 0), in metres. */
export type Extra =
  | { is: 'hedge'; from: number; to: number; height: number; colour?: string; flowers?: string }
  | { is: 'fence'; from: number; to: number; height?: number; colour?: string }
  | { is: 'wall'; from: number; to: number; height: number; colour: string }
  | { is: 'lamp'; x: number }
  | { is: 'bicycle'; x: number; colour?: string }
  | { is: 'bench'; x: number }
  | { is: 'car'; x: number; colour: string }
  | { is: 'person'; x: number; colour: string; legs?: string; skin?: string }
  | { is: 'awning'; x: number; y: number; width: number; colour: string }
  | { is: 'boat'; x: number; y?: number; colour: string }
  | { is: 'steps'; x: number; width: number; count: number; rise?: number };

/** Paints one extra. */
export function extra(site: Site, item: Extra): string {
  switch (item.is) {
    case 'hedge':
      return hedge(
        site,
        item.from,
        item.to,
        item.height,
        item.colour ?? site.mood.leaves[1] ?? '#5c7f50',
        item.flowers,
      );
    case 'fence':
      return fence(item.from, item.to, item.height ?? 1, item.colour ?? '#8d7a62');
    case 'wall':
      return (
        rect(item.from, -item.height, item.to - item.from, item.height, { fill: item.colour }) +
        rect(item.from - 0.05, -item.height - 0.12, item.to - item.from + 0.1, 0.14, {
          fill: mix(item.colour, '#ffffff', 0.3),
        })
      );
    case 'lamp':
      return (
        rect(item.x - 0.05, -4.2, 0.1, 4.2, { fill: '#2e3638' }) +
        rect(item.x - 0.1, -0.7, 0.2, 0.7, { fill: '#2e3638' }) +
        polygon(
          [
            [item.x - 0.16, -4.2],
            [item.x - 0.24, -4.75],
            [item.x + 0.24, -4.75],
            [item.x + 0.16, -4.2],
          ],
          { fill: site.mood.lit > 0.3 ? '#fbe3a6' : '#e8ebe6' },
        ) +
        path(`M${item.x - 0.3} -4.75L${item.x} -5.05L${item.x + 0.3} -4.75Z`, { fill: '#2e3638' })
      );
    case 'bicycle':
      return bicycle(item.x, item.colour ?? '#35555f');
    case 'bench':
      return (
        rect(item.x, -0.46, 1.7, 0.08, { fill: '#8a6a4c' }) +
        rect(item.x, -0.86, 1.7, 0.22, { fill: '#94744f' }) +
        [0.15, 1.45].map((at) => rect(item.x + at, -0.86, 0.08, 0.86, { fill: '#33393b' })).join('')
      );
    case 'car':
      return car(item.x, item.colour);
    case 'person':
      return person(item.x, item.colour, item.legs ?? '#36414a', item.skin ?? '#d8a887');
    case 'awning':
      return (
        path(`M${item.x} ${item.y}h${item.width}l0.25 0.9h${-item.width - 0.5}Z`, { fill: item.colour }) +
        rect(item.x - 0.25, item.y + 0.9, item.width + 0.5, 0.2, { fill: mix(item.colour, '#000000', 0.2) }) +
        rect(item.x - 0.1, item.y + 1.1, item.width + 0.3, 0.5, {
          fill: shadeColour,
          fillOpacity: site.mood.shadow,
        })
      );
    case 'boat':
      return boat(item.x, item.y ?? 0, item.colour);
    case 'steps':
      return Array.from({ length: item.count }, (_, i) => {
        const rise = item.rise ?? 0.18;
        const width = item.width + (item.count - 1 - i) * 0.5;
        return (
          rect(item.x - width / 2, -(i + 1) * rise, width, rise, {
            fill: mix('#a9adaa', '#ffffff', 0.12 + i * 0.06),
          }) + rect(item.x - width / 2, -(i + 1) * rise, width, 0.04, { fill: '#d9dad6' })
        );
      }).join('');
  }
}

function hedge(
  { drawing }: Site,
  from: number,
  to: number,
  height: number,
  colour: string,
  flowers?: string,
): string {
  const chance = drawing.random;
  const count = Math.round((to - from) * height * 34);
  const leaves = Array.from({ length: count }, () => {
    const t = chance.next();
    const fill =
      flowers && chance.chance(0.3)
        ? mix(flowers, '#ffffff', chance.between(0, 0.3))
        : mix(colour, t > 0.55 ? '#f4efc2' : '#14211a', Math.abs(t - 0.55) * 0.55);
    return circle(chance.between(from, to), -height * t * 0.98, chance.between(0.07, 0.17), {
      fill,
      fillOpacity: 0.9,
    });
  });
  return (
    rect(from, -height, to - from, height, { rx: 0.16, fill: mix(colour, '#14211a', 0.2) }) + leaves.join('')
  );
}

function fence(from: number, to: number, height: number, colour: string): string {
  const posts: string[] = [];
  for (let x = from; x <= to; x += 1.8)
    posts.push(rect(x - 0.07, -height, 0.14, height, { fill: mix(colour, '#000000', 0.12) }));
  const rails = [0.35, 0.75].map((t) => rect(from, -height * t - 0.06, to - from, 0.12, { fill: colour }));
  return [...rails, ...posts].join('');
}

function bicycle(x: number, colour: string): string {
  const wheel = (cx: number): string =>
    circle(cx, -0.34, 0.33, { fill: 'none', stroke: '#25292b', strokeWidth: 0.045 }) +
    circle(cx, -0.34, 0.04, { fill: '#25292b' });
  const frame = `M${x} -0.34L${x + 0.36} -0.34L${x + 0.78} -0.86L${x + 0.3} -0.84L${x} -0.34M${x + 0.36} -0.34L${x + 0.26} -0.98M${x + 0.78} -0.86L${x + 1.06} -0.34M${x + 0.78} -0.86L${x + 0.74} -1.04H${x + 0.92}`;
  return group(
    {},
    wheel(x),
    wheel(x + 1.06),
    path(frame, {
      fill: 'none',
      stroke: colour,
      strokeWidth: 0.055,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    }),
    path(`M${x + 0.14} -1h0.26`, { stroke: '#25292b', strokeWidth: 0.08, strokeLinecap: 'round' }),
  );
}

function car(x: number, colour: string): string {
  const body = `M${x} -0.35C${x} -0.75 ${x + 0.15} -0.88 ${x + 0.85} -0.94C${x + 1.3} -1.42 ${x + 1.6} -1.48 ${x + 2.4} -1.48C${x + 3} -1.48 ${x + 3.3} -1.3 ${x + 3.7} -0.96C${x + 4.1} -0.9 ${x + 4.2} -0.7 ${x + 4.2} -0.35Z`;
  const glass = `M${x + 1.05} -0.96C${x + 1.4} -1.32 ${x + 1.65} -1.37 ${x + 2.1} -1.38V-0.96ZM${x + 2.2} -0.96V-1.38C${x + 2.8} -1.38 ${x + 3.05} -1.24 ${x + 3.38} -0.96Z`;
  const wheel = (cx: number): string =>
    circle(cx, -0.33, 0.33, { fill: '#25282a' }) + circle(cx, -0.33, 0.17, { fill: '#b9bec0' });
  return group(
    {},
    el('ellipse', { cx: x + 2.15, cy: 0, rx: 2.3, ry: 0.1, fill: shadeColour, fillOpacity: 0.3 }),
    path(body, { fill: colour }),
    path(`M${x + 0.02} -0.5H${x + 4.19}V-0.35H${x}Z`, { fill: mix(colour, '#000000', 0.25) }),
    path(glass, { fill: '#3c4b53' }),
    wheel(x + 0.85),
    wheel(x + 3.35),
  );
}

function person(x: number, colour: string, legs: string, skin: string): string {
  return group(
    {},
    el('ellipse', { cx: x + 0.15, cy: 0, rx: 0.4, ry: 0.05, fill: shadeColour, fillOpacity: 0.3 }),
    path(
      `M${x - 0.13} 0L${x - 0.1} -0.85H${x + 0.12}L${x + 0.22} 0H${x + 0.1}L${x + 0.02} -0.6L${x - 0.01} 0Z`,
      { fill: legs },
    ),
    path(
      `M${x - 0.17} -0.75C${x - 0.24} -1.2 ${x - 0.2} -1.46 ${x} -1.48C${x + 0.2} -1.46 ${x + 0.26} -1.2 ${x + 0.18} -0.75Z`,
      { fill: colour },
    ),
    circle(x + 0.01, -1.6, 0.115, { fill: skin }),
    path(`M${x - 0.12} -1.6a0.125 0.125 0 0 1 0.25 -0.02q-0.1 -0.05 -0.16 -0.05q-0.05 0.02 -0.09 0.07Z`, {
      fill: '#3a2c25',
    }),
  );
}

function boat(x: number, y: number, colour: string): string {
  return group(
    {},
    path(`M${x} ${y - 0.75}H${x + 8}L${x + 7.5} ${y}H${x + 0.6}Z`, { fill: colour }),
    rect(x, y - 0.75, 8, 0.12, { fill: mix(colour, '#ffffff', 0.4) }),
    rect(x + 1.6, y - 1.65, 4, 0.9, { fill: '#efe9dd' }),
    ...[1.9, 2.9, 3.9, 4.8].map((at) => rect(x + at, y - 1.45, 0.55, 0.45, { fill: '#40525a' })),
    rect(x + 1.4, y - 1.75, 4.4, 0.12, { fill: mix(colour, '#000000', 0.2) }),
  );
}
