import { extra } from '../../elevation/extras.ts';
import { glazing } from '../../elevation/glazing.ts';
import { ground } from '../../elevation/ground.ts';
import { covering } from '../../elevation/material.ts';
import { woods } from '../../elevation/sky.ts';
import { tree } from '../../elevation/tree.ts';
import { mix } from '../../lib/palette.ts';
import { circle, el, group, path, rect } from '../../lib/svg.ts';
import { finish, haze, type Stage, stage } from '../stage.ts';

/** Sart-Tilman: a low modern house with tall glass at the edge of a beech wood, a footpath between the trees. */
export function sartTilman(width: number, height: number): string {
  const view = stage('sart-tilman', width, height, 'spring', 0.74, 44);
  const { drawing, mood, line } = view;
  view.add(
    woods(drawing, line, height * 0.7, mood.hill[1]),
    woods(drawing, line, height * 0.56, mix(mood.hill[0], mood.hill[1], 0.4)),
    haze(view, height * 0.1, line, 0.4),
  );
  view.add(trunks(view, 26, line, 0.5), haze(view, height * 0.2, line, 0.3), trunks(view, 12, line + 4, 0.2));
  view.add(ground(view, 'lawn', line, 40), view.metres([house(view)]), footpath(view));
  view.add(
    view.metres([
      extra(view, { is: 'hedge', from: 7.6, to: 16, height: 0.7, colour: '#7f9d6b' }),
      extra(view, { is: 'hedge', from: -6.4, to: -3.4, height: 0.5, flowers: '#f4efe4' }),
    ]),
  );
  view.add(
    view.metres(
      [
        extra(view, { is: 'person', x: -9.2, colour: '#b9634c' }),
        extra(view, { is: 'person', x: -8.4, colour: '#37566b' }),
      ],
      { y: line + height * 0.06 },
    ),
  );
  view.add(beech(view, 0.06, 1.25), beech(view, 0.2, 0.94), beech(view, 0.97, 1.35));
  view.add(view.metres([tree(view, 'young', 15.4, 5)], { y: line + height * 0.03 }), ferns(view));
  return finish(view);
}

/** Two slabs over glass and timber, in metres. */
function house(view: Stage): string {
  const timber = covering(view.drawing, 'larch');
  const stone = covering(view.drawing, 'fieldstone');
  const slab = (x: number, y: number, w: number): string =>
    rect(x, y, w, 0.5, { fill: '#4c5153' }) +
    rect(x, y, w, 0.1, { fill: '#7d8486' }) +
    rect(x + 0.3, y + 0.5, w - 0.6, 0.5, { fill: '#18222a', fillOpacity: 0.3 });
  const frame = '#3b3f40';
  return group(
    {},
    rect(-5, -3.1, 21, 3.1, { fill: '#e9e4d9' }),
    rect(-5, -3.1, 2.6, 3.1, { fill: stone }),
    glazing(view, { x: -2.4, y: -2.9, width: 7.4, height: 2.9 }, frame, { columns: 5, rows: 1 }),
    rect(5, -3.1, 3.4, 3.1, { fill: timber }),
    rect(6, -2.5, 1.2, 2.5, { fill: '#3f5650' }),
    glazing(view, { x: 8.4, y: -2.9, width: 5.2, height: 2.9 }, frame, { columns: 4, rows: 1 }),
    rect(13.6, -3.1, 2.4, 3.1, { fill: stone }),
    rect(2.6, -5.9, 9.4, 2.8, { fill: timber }),
    glazing(view, { x: 3.4, y: -5.5, width: 5, height: 2 }, frame, { columns: 4, rows: 1 }),
    glazing(view, { x: 9.4, y: -5.5, width: 1.8, height: 2 }, frame, { columns: 1, rows: 1 }),
    slab(-5.8, -3.5, 22.6),
    slab(2, -6.3, 10.8),
    rect(-3, -0.12, 12, 0.18, { fill: '#b9b4a8' }),
    rect(13.9, -6.6, 1.2, 3.2, { fill: stone }),
  );
}

function footpath({ width, height, line }: Stage): string {
  return path(
    `M${width * 0.215} ${line}C${width * 0.2} ${line + 50} ${width * 0.3} ${line + 90} ${width * 0.26} ${height}H${width * 0.52}C${width * 0.42} ${line + 110} ${width * 0.24} ${line + 60} ${width * 0.232} ${line}Z`,
    { fill: '#d3c3a2' },
  );
}

/** Slender trunks that run up into a roof of leaves. */
function trunks({ drawing, width, height, mood }: Stage, count: number, foot: number, fade: number): string {
  const chance = drawing.random;
  const poles = Array.from({ length: count }, () => {
    const thick = chance.between(0.004, 0.009) * width * (1.4 - fade);
    return rect(chance.between(0, width), -10, thick, foot + 10, {
      fill: mix('#6f6558', mood.hill[1], fade),
    });
  });
  const roof = Array.from({ length: count * 34 }, () => {
    const t = chance.next() ** 1.6;
    const fill = mix(mix(chance.pick(mood.leaves), mood.hill[1], fade), '#f6f2c8', chance.between(0, 0.25));
    const size = chance.between(10, 26);
    return el('ellipse', {
      cx: chance.between(0, width),
      cy: height * (0.36 - fade * 0.1) * t - 10,
      rx: size,
      ry: size * 0.66,
      fill,
      fillOpacity: 0.85,
    });
  });
  return group({}, ...poles, ...roof, rect(0, foot, width, 2, { fill: mood.grass[1] }));
}

/** A great smooth beech that runs out of the picture at the top. */
function beech({ width, height, line, drawing, mood }: Stage, at: number, size: number): string {
  const chance = drawing.random;
  const [x, w, y] = [width * at, width * 0.021 * size, line + height * 0.07 * size];
  const bole = `M${x - w * 1.7} ${y}Q${x - w * 0.8} ${y - height * 0.06} ${x - w * 0.62} ${y - height * 0.3}L${x - w * 0.5} -10H${x + w * 0.5}L${x + w * 0.66} ${y - height * 0.3}Q${x + w * 0.9} ${y - height * 0.06} ${x + w * 1.8} ${y}Z`;
  const limb = (from: number, reach: number, rise: number): string =>
    path(`M${x} ${from}Q${x + reach * 0.5} ${from - rise * 0.2} ${x + reach} ${from - rise}`, {
      fill: 'none',
      stroke: '#8a8072',
      strokeWidth: w * 0.32,
      strokeLinecap: 'round',
    });
  const leaves = Array.from({ length: 260 }, () => {
    const t = chance.next();
    const [lx, ly] = [
      x + chance.between(-1, 1) * width * 0.16 * size,
      height * (0.3 * t * t) - 20 + chance.between(0, 40),
    ];
    return el('ellipse', {
      cx: lx,
      cy: ly,
      rx: chance.between(9, 20) * size,
      ry: chance.between(6, 13) * size,
      fill: mix(chance.pick(mood.leaves), '#f6f2c8', chance.between(0, 0.35)),
      fillOpacity: 0.85,
    });
  });
  const marks = Array.from({ length: 9 }, () =>
    path(
      `M${x + chance.between(-0.3, 0.3) * w} ${chance.between(0.15, 0.7) * height}q${w * 0.16} -5 ${w * 0.32} 0`,
      { fill: 'none', stroke: '#6d6458', strokeWidth: 2 },
    ),
  );
  return group(
    {},
    el('ellipse', { cx: x + w * 2, cy: y, rx: w * 5, ry: w * 0.4, fill: '#24301f', fillOpacity: 0.2 }),
    path(bole, {
      fill: drawing.gradient(
        [
          [0, '#a89f90'],
          [0.55, '#8d8475'],
          [1, '#655d52'],
        ],
        90,
      ),
    }),
    ...marks,
    limb(height * 0.3, width * 0.1 * size, height * 0.16),
    limb(height * 0.24, -width * 0.11 * size, height * 0.16),
    ...leaves,
  );
}

function ferns({ drawing, width, height }: Stage): string {
  const chance = drawing.random;
  return Array.from({ length: 26 }, () => {
    const [x, y] = [
      chance.chance(0.5) ? chance.between(0, 0.22) * width : chance.between(0.62, 1) * width,
      height * chance.between(0.88, 1.02),
    ];
    const fronds = [-0.9, -0.45, 0, 0.45, 0.9].map((lean) =>
      path(`M${x} ${y}Q${x + lean * 18} ${y - 34} ${x + lean * 48} ${y - 40 + Math.abs(lean) * 22}`, {
        fill: 'none',
        stroke: mix('#7f9d5c', '#3f5f3f', chance.next()),
        strokeWidth: 4,
        strokeLinecap: 'round',
      }),
    );
    return group({}, ...fronds, circle(x, y, 3, { fill: '#4d6b42' }));
  }).join('');
}
