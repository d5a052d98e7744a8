import { extra } from '../../elevation/extras.ts';
import { paintFacade } from '../../elevation/facade.ts';
import { neighbour } from '../../elevation/neighbour.ts';
import { hills } from '../../elevation/sky.ts';
import { water } from '../../elevation/surface.ts';
import { tree } from '../../elevation/tree.ts';
import { circle, el, group, path, polyline, rect } from '../../lib/svg.ts';
import { finish, haze, type Stage, stage } from '../stage.ts';

/** Longdoz: the quay of the Dérivation at dusk, brick houses, a cycle path and the waving roof of the shopping centre. */
export function longdoz(width: number, height: number): string {
  const view = stage('longdoz', width, height, 'winterDusk', 0.66, 34);
  const { drawing, mood, line } = view;
  view.add(
    hills(drawing, line, height * 0.3, mood.hill[1]),
    haze(view, height * 0.3, line, 0.3),
    centre(view),
  );
  const houses: string[] = [];
  for (let x = -25, i = 0; x < 7.4; i++) {
    const wide = drawing.random.between(5.2, 6.6);
    const house = neighbour(drawing.random, 'town', x, wide);
    houses.push(
      paintFacade(view, {
        ...house,
        wall: (['redBrick', 'brownBrick', 'sandBrick', 'orangeBrick'] as const)[i % 4] ?? 'redBrick',
      }),
    );
    x += wide;
  }
  view.add(view.metres(houses), quay(view));
  view.add(
    view.metres(
      [
        tree(view, 'plane', -16, 9),
        tree(view, 'plane', -2, 8.6),
        tree(view, 'plane', 12, 9),
        tree(view, 'young', 20, 7),
      ],
      { y: line + 4 },
    ),
  );
  view.add(
    view.metres(
      [-20, -8.6, 4.4, 16.4].map((x) => extra(view, { is: 'lamp', x })),
      { y: line + height * 0.045 },
    ),
    lights(view),
  );
  view.add(
    view.metres(
      [
        cyclist(-5),
        cyclist(9.4),
        extra(view, { is: 'person', x: -12.6, colour: '#b9634c' }),
        extra(view, { is: 'person', x: -11.8, colour: '#d8c39a' }),
        extra(view, { is: 'person', x: 18.2, colour: '#35555f' }),
      ],
      { y: line + height * 0.07, scale: view.scale * 1.1 },
    ),
  );
  return finish(view);
}

/** The long roof in three waves, ribbed in red, over a lit glass front. */
function centre({ width, height, line }: Stage): string {
  const y = (x: number): number => line - height * (0.19 + 0.045 * Math.sin((x / width) * 17 - 9));
  const xs = Array.from({ length: 41 }, (_, i) => width * (0.62 + (0.4 * i) / 40));
  const top = xs.map((x) => `${x} ${y(x)}`).join('L');
  const under = [...xs]
    .reverse()
    .map((x) => `${x} ${y(x) + height * 0.035}`)
    .join('L');
  const glass = `M${xs[0]} ${line}L${xs.map((x) => `${x} ${y(x) + height * 0.035}`).join('L')}L${xs.at(-1)} ${line}Z`;
  const ribs = xs
    .filter((_, i) => i % 2 === 0)
    .map((x) =>
      path(`M${x} ${y(x)}q10 ${height * 0.02} 22 ${height * 0.035}`, {
        fill: 'none',
        stroke: '#7f2f26',
        strokeWidth: 4,
      }),
    );
  const posts = xs
    .filter((_, i) => i % 3 === 0)
    .map((x) => rect(x, y(x) + height * 0.035, 3, line - y(x) - height * 0.035, { fill: '#5a4a48' }));
  return group(
    {},
    path(glass, { fill: '#e7b878' }),
    ...posts,
    rect(width * 0.62, line - height * 0.06, width * 0.4, 3, { fill: '#5a4a48' }),
    path(`M${top}L${under}Z`, { fill: '#b0503f' }),
    ...ribs,
    polyline(
      xs.map((x) => [x, y(x)] as const),
      { stroke: '#d98a76', strokeWidth: 4 },
    ),
  );
}

function quay(view: Stage): string {
  const { width, height, line, drawing } = view;
  const h = height - line;
  const dashes = Array.from({ length: 16 }, (_, i) =>
    rect((width * (i + 0.25)) / 16, line + h * 0.26, width * 0.028, 4, { fill: '#e9dfcb', fillOpacity: 0.8 }),
  );
  return group(
    {},
    rect(0, line, width, h * 0.14, { fill: '#8d8a8c' }),
    rect(0, line + h * 0.14, width, h * 0.24, { fill: '#84504a' }),
    ...dashes,
    rect(0, line + h * 0.38, width, h * 0.05, { fill: '#a7a29e' }),
    rect(0, line + h * 0.43, width, h * 0.17, {
      fill: drawing.gradient([
        [0, '#6d686b'],
        [1, '#4f4c52'],
      ]),
    }),
    ...Array.from({ length: 24 }, (_, i) =>
      rect((width * i) / 24, line + h * 0.43, 2, h * 0.17, { fill: '#3d3a40', fillOpacity: 0.5 }),
    ),
    water(view, line + h * 0.6, h * 0.4),
    rail(view),
  );
}

function rail({ width, height, line }: Stage): string {
  const y = line + (height - line) * 0.38;
  const posts = Array.from({ length: 33 }, (_, i) =>
    rect((width * i) / 32 - 2, y - 34, 4, 38, { fill: '#2f3438' }),
  );
  return group(
    {},
    ...posts,
    rect(0, y - 36, width, 5, { fill: '#2f3438' }),
    rect(0, y - 18, width, 3, { fill: '#2f3438' }),
  );
}

/** Glow of the lamps and their trembling columns in the water. */
function lights({ drawing, width, height, line, scale }: Stage): string {
  const glow = drawing.glow([
    [0, '#ffe3a3', 0.75],
    [1, '#ffe3a3', 0],
  ]);
  return [-20, -8.6, 4.4, 16.4]
    .map((x) => {
      const px = width / 2 + x * scale;
      const y = line + height * 0.045 - 4.5 * scale;
      const streaks = Array.from({ length: 9 }, (_, i) =>
        el('rect', {
          x: px - 12 - (i % 3) * 5,
          y: line + (height - line) * (0.63 + i * 0.038),
          width: 24 + (i % 3) * 10,
          height: 4,
          rx: 2,
          fill: '#ffdf9c',
          fillOpacity: 0.5 - i * 0.045,
        }),
      );
      return group({}, circle(px, y, scale * 2.6, { fill: glow }), ...streaks);
    })
    .join('');
}

/** A rider on a bicycle, going to the right. */
function cyclist(x: number): string {
  return group(
    {},
    circle(x, -0.34, 0.33, { fill: 'none', stroke: '#1f2326', strokeWidth: 0.05 }),
    circle(x + 1.06, -0.34, 0.33, { fill: 'none', stroke: '#1f2326', strokeWidth: 0.05 }),
    path(
      `M${x} -0.34L${x + 0.36} -0.34L${x + 0.78} -0.86L${x + 0.3} -0.84ZM${x + 0.36} -0.34L${x + 0.26} -0.98M${x + 0.78} -0.86L${x + 1.06} -0.34M${x + 0.78} -0.86V-1.04`,
      { fill: 'none', stroke: '#c9b48a', strokeWidth: 0.06 },
    ),
    path(`M${x + 0.26} -1.02L${x + 0.56} -0.62L${x + 0.4} -0.26`, {
      fill: 'none',
      stroke: '#2c3640',
      strokeWidth: 0.14,
      strokeLinejoin: 'round',
      strokeLinecap: 'round',
    }),
    path(`M${x + 0.2} -1Q${x + 0.3} -1.5 ${x + 0.52} -1.52Q${x + 0.62} -1.4 ${x + 0.48} -1.02Z`, {
      fill: '#a3543f',
    }),
    path(`M${x + 0.5} -1.42L${x + 0.82} -1.08`, {
      stroke: '#a3543f',
      strokeWidth: 0.1,
      strokeLinecap: 'round',
    }),
    circle(x + 0.58, -1.66, 0.12, { fill: '#d8a887' }),
    path(`M${x + 0.45} -1.68a0.135 0.135 0 0 1 0.27 0Z`, { fill: '#e4dfd2' }),
  );
}
