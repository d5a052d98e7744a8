import { extra } from '../../elevation/extras.ts';
import { paintFacade } from '../../elevation/facade.ts';
import { neighbour } from '../../elevation/neighbour.ts';
import { woods } from '../../elevation/sky.ts';
import { water } from '../../elevation/surface.ts';
import { tree } from '../../elevation/tree.ts';
import { mix } from '../../lib/palette.ts';
import { circle, el, group, path, rect } from '../../lib/svg.ts';
import { finish, haze, type Stage, stage } from '../stage.ts';

const arches = [0.03, 0.35, 0.67] as const;

/** Amercœur: the bridge over the Dérivation, shop-houses behind it and the wooded Chartreuse hill above. */
export function amercoeur(width: number, height: number): string {
  const view = stage('amercoeur', width, height, 'autumnLow', 0.62, 30);
  const { drawing, mood, line } = view;
  view.add(
    woods(drawing, line, height * 0.56, mood.hill[1]),
    woods(drawing, line, height * 0.44, mix(mood.hill[0], mood.leaves[0] ?? '', 0.3)),
    haze(view, height * 0.1, line, 0.35),
  );
  view.add(view.metres([-20, -12, 3, 13, 21].map((x) => tree(view, 'round', x, 13))));
  view.add(haze(view, height * 0.25, line, 0.25), view.metres(shops(view)));
  view.add(
    bridge(view),
    view.metres(
      [-22, -7.4, 7.4, 22].map((x) => extra(view, { is: 'lamp', x })),
      { y: line - 8 },
    ),
  );
  view.add(
    view.metres(
      [
        extra(view, { is: 'person', x: -12.6, colour: '#35555f' }),
        extra(view, { is: 'person', x: -2, colour: '#b9634c' }),
        extra(view, { is: 'bicycle', x: 2.4 }),
        extra(view, { is: 'person', x: 13.4, colour: '#c9a35a' }),
        extra(view, { is: 'person', x: 14.2, colour: '#4d5f55' }),
        extra(view, { is: 'car', x: -20, colour: '#8f9a9c' }),
      ],
      { y: line - 6, scale: view.scale * 1.1 },
    ),
    parapet(view),
  );
  return finish(view);
}

function shops(view: Stage): string[] {
  const list: string[] = [];
  for (let x = -27, i = 0; x < 27; i++) {
    const wide = view.drawing.random.between(5, 6.8);
    const house = neighbour(view.drawing.random, 'town', x, wide);
    const colour = ['#27463d', '#7a2f25', '#2f4658', '#8a6a3e', '#4a5358'][i % 5] as string;
    list.push(
      paintFacade(view, {
        ...house,
        rows: ['S', ...house.rows.slice(1)],
        style: { ...house.style, door: colour },
      }),
      extra(view, {
        is: 'awning',
        x: x + 0.4,
        y: -(house.storeys[0] ?? 3.5) + 0.1,
        width: wide - 0.8,
        colour: i % 2 ? '#d9c9a8' : mix(colour, '#ffffff', 0.12),
      }),
    );
    x += wide;
  }
  return list;
}

/** Three flat stone arches with cutwaters; the water shows their reflection. */
function bridge(view: Stage): string {
  const { width, height, line, drawing } = view;
  const [deck, foot] = [line - 6, line + height * 0.2];
  const span = width * 0.3;
  const hole = (at: number): string =>
    `M${width * at} ${foot}V${line + height * 0.13}Q${width * at + span / 2} ${line - height * 0.035} ${width * at + span} ${line + height * 0.13}V${foot}Z`;
  const ring = arches.map(
    (at) =>
      path(
        `M${width * at} ${line + height * 0.13}Q${width * at + span / 2} ${line - height * 0.035} ${width * at + span} ${line + height * 0.13}`,
        { fill: 'none', stroke: '#e3dac6', strokeWidth: 22 },
      ) +
      path(
        `M${width * at} ${line + height * 0.13}Q${width * at + span / 2} ${line - height * 0.035} ${width * at + span} ${line + height * 0.13}`,
        { fill: 'none', stroke: '#a89c84', strokeWidth: 2 },
      ),
  );
  const joints = Array.from({ length: 7 }, (_, i) =>
    rect(0, deck + 18 + i * 26, width, 1.6, { fill: '#8d8472', fillOpacity: 0.35 }),
  );
  const piers = [0.34, 0.66].map(
    (at) =>
      rect(width * (at - 0.014), line + height * 0.05, width * 0.028, foot - line - height * 0.04, {
        fill: '#d6ccb6',
      }) +
      rect(width * (at - 0.018), line + height * 0.04, width * 0.036, 12, { fill: '#e9e2d2' }) +
      rect(width * (at + 0.004), line + height * 0.052, width * 0.01, foot - line - height * 0.04, {
        fill: '#a89c84',
      }),
  );
  const shade = arches.map((at) =>
    path(hole(at), {
      fill: drawing.gradient([
        [0, '#1f2a2e', 0.75],
        [1, '#2f4148', 0.5],
      ]),
    }),
  );
  const mirror = arches.map((at) =>
    el('ellipse', {
      cx: width * at + span / 2,
      cy: foot + 8,
      rx: span * 0.48,
      ry: height * 0.1,
      fill: '#1f2f36',
      fillOpacity: 0.35,
    }),
  );
  return group(
    {},
    water(view, line + height * 0.1, height),
    group({}, path(`M0 ${deck}H${width}V${foot}H0Z`, { fill: '#cfc3aa' })),
    ...joints,
    ...shade,
    water(view, foot, height - foot),
    ...mirror,
    ...ring,
    ...piers,
    ripples(view, foot),
  );
}

function ripples({ drawing, width, height }: Stage, y: number): string {
  const chance = drawing.random;
  return Array.from({ length: 120 }, () =>
    el('rect', {
      x: chance.between(0, width),
      y: y + (height - y) * chance.next(),
      width: chance.between(30, 120),
      height: chance.between(1.5, 4),
      rx: 2,
      fill: chance.chance(0.7) ? '#f6dfb4' : '#ffffff',
      fillOpacity: chance.between(0.15, 0.4),
    }),
  ).join('');
}

function parapet({ width, line }: Stage): string {
  const y = line - 40;
  const balusters = Array.from({ length: 96 }, (_, i) =>
    rect((width * i) / 96 + 4, y + 8, 7, 26, { rx: 3, fill: i % 12 === 0 ? '#d6ccb6' : '#e3dac6' }),
  );
  return group(
    {},
    ...balusters,
    rect(0, y, width, 9, { fill: '#efe8d8' }),
    rect(0, y + 33, width, 10, { fill: '#d6ccb6' }),
    rect(0, y + 43, width, 6, { fill: '#8d8472', fillOpacity: 0.5 }),
    circle(-10, -10, 1, { fill: 'none' }),
  );
}
