import { hills, woods } from '../../elevation/sky.ts';
import { tree } from '../../elevation/tree.ts';
import { mix } from '../../lib/palette.ts';
import { el, group, path, rect } from '../../lib/svg.ts';
import { city } from '../city.ts';
import { finish, haze, type Stage, stage } from '../stage.ts';

/** Liège from the Citadel: roofs, spires, the bend of the Meuse with its bridges, wooded hills beyond. */
export function citadel(width: number, height: number): string {
  const view = stage('citadel', width, height, 'spring', 0.36, 40);
  const { drawing, mood, line } = view;
  view.add(
    hills(drawing, line, height * 0.16, mix(mood.hill[1], mood.sky[2], 0.45)),
    woods(drawing, line, height * 0.11, mix(mood.hill[1], mood.sky[2], 0.15)),
    haze(view, height * 0.2, line, 0.4),
  );
  view.add(city(view, 0, width, line, height * 0.14), haze(view, line - 60, line + height * 0.14, 0.45));
  view.add(
    river(view),
    city(view, 0, width, height * 0.62, height * 0.42, false),
    haze(view, height * 0.55, height * 0.74, 0.2),
  );
  view.add(
    view.metres(
      [tree(view, 'round', -18.6, 9), tree(view, 'round', 16.6, 8), tree(view, 'birch', 19.4, 11)],
      { y: height * 1.03 },
    ),
    slope(view),
  );
  return finish(view);
}

/** The Meuse from edge to edge in a slow bend, three bridges across it, light on the water. */
function river(view: Stage): string {
  const { width, height, drawing, mood } = view;
  const chance = drawing.random;
  const [top, foot] = [height * 0.475, height * 0.63];
  const shape = `M-10 ${top + 20}C${width * 0.3} ${top - 26} ${width * 0.6} ${top + 46} ${width + 10} ${top - 30}V${foot - 30}C${width * 0.7} ${foot + 50} ${width * 0.34} ${foot - 40} -10 ${foot + 20}Z`;
  const bank = `M-10 ${top + 20}C${width * 0.3} ${top - 26} ${width * 0.6} ${top + 46} ${width + 10} ${top - 30}`;
  const glints = Array.from({ length: 90 }, () =>
    el('rect', {
      x: chance.between(0, width),
      y: chance.between(top + 20, foot - 10),
      width: chance.between(20, 80),
      height: 2.4,
      rx: 1,
      fill: '#ffffff',
      fillOpacity: chance.between(0.2, 0.5),
    }),
  );
  const quay = Array.from({ length: 34 }, (_, i) =>
    el('ellipse', {
      cx: (width * (i + 0.5)) / 34,
      cy: top + 8 + 22 * Math.sin(i / 7 + 2.2),
      rx: 22,
      ry: 15,
      fill: mix(chance.pick(mood.leaves), mood.sky[2], 0.25),
    }),
  );
  return group(
    {},
    path(shape, {
      fill: drawing.gradient([
        [0, mix(mood.sky[1], '#5f8794', 0.4)],
        [1, mix(mood.sky[0], '#44707f', 0.5)],
      ]),
    }),
    path(bank, { fill: 'none', stroke: '#d6cdbb', strokeWidth: 9 }),
    ...quay,
    ...glints,
    bridge(view, 0.2, top - 2, foot - 6),
    bridge(view, 0.52, top + 16, foot + 12),
    bridge(view, 0.82, top + 2, foot + 22),
  );
}

/** A bridge of flat arches, seen at a slant. */
function bridge({ width }: Stage, at: number, top: number, foot: number): string {
  const [x1, x2] = [width * at, width * (at + 0.055)];
  const spans = 4;
  const arches = Array.from({ length: spans }, (_, i) => {
    const [a, b] = [i / spans, (i + 1) / spans];
    const point = (t: number, drop: number): string =>
      `${x1 + (x2 - x1) * t} ${top + (foot - top) * t + drop}`;
    return path(`M${point(a + 0.02, 26)}Q${point((a + b) / 2, 2)} ${point(b - 0.02, 26)}Z`, {
      fill: '#3f5f6b',
      fillOpacity: 0.7,
    });
  });
  const deck = `M${x1 - 14} ${top}L${x1 + 14} ${top - 4}L${x2 + 18} ${foot - 4}L${x2 - 18} ${foot}Z`;
  return group(
    {},
    path(`M${x1 - 14} ${top}L${x2 - 18} ${foot}v22L${x1 - 14} ${top + 16}Z`, { fill: '#bfb39b' }),
    ...arches,
    path(deck, { fill: '#e3dac6' }),
    path(`M${x1} ${top - 2}L${x2} ${foot - 2}`, { stroke: '#c2b8a3', strokeWidth: 3 }),
  );
}

/** The hillside's shrubs along the lower edge. */
function slope({ width, height, drawing, mood }: Stage): string {
  const chance = drawing.random;
  const leaves = Array.from({ length: 900 }, () => {
    const x = chance.between(-20, width + 20);
    const rise = height * (0.035 + 0.05 * Math.abs(x / width - 0.5) * 2);
    return el('ellipse', {
      cx: x,
      cy: height - rise * chance.next(),
      rx: chance.between(8, 20),
      ry: chance.between(6, 14),
      fill: mix(
        chance.pick(mood.leaves),
        chance.chance(0.5) ? '#f3efc8' : '#22331f',
        chance.between(0, 0.35),
      ),
    });
  });
  return group({}, rect(0, height - 30, width, 30, { fill: mood.leaves[1] ?? '#86a762' }), ...leaves);
}
