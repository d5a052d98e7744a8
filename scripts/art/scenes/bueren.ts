import { extra } from '../elevation/extras.ts';
import { paintFacade } from '../elevation/facade.ts';
import type { MoodName } from '../elevation/mood.ts';
import { neighbour } from '../elevation/neighbour.ts';
import { woods } from '../elevation/sky.ts';
import { tree } from '../elevation/tree.ts';
import { mix } from '../lib/palette.ts';
import { group, polygon, polyline, rect } from '../lib/svg.ts';
import { finish, haze, type Stage, stage } from './stage.ts';

/** Half the stairway's width and the height of the ground, in pixels, at a depth `t` from 0 (near) to 1 (the top). */
function depth({ width, height }: Stage, t: number): { half: number; y: number; size: number } {
  // A plane of even slope: its edges are straight and meet above the picture.
  const size = 1 / (1 + 3.4 * t);
  const [foot, vanish] = [0.965, -0.06];
  return { half: width * 0.2 * size, y: height * (foot + (vanish - foot) * (1 - size)), size };
}

/** The long straight stairway of Bueren between its brick houses, seen from its foot. */
export function bueren(seed: string, width: number, height: number, mood: MoodName): string {
  const view = stage(seed, width, height, mood, 0.92, 40);
  const { drawing, mood: light } = view;
  view.add(
    woods(drawing, view.line, height * 0.88, mix(light.hill[1], light.sky[2], 0.3)),
    woods(drawing, view.line, height * 0.7, light.hill[1]),
    haze(view, height * 0.2, view.line, 0.35),
  );
  view.add(
    view.metres(
      [
        tree(view, 'round', -2.8, 6),
        tree(view, 'round', 2.6, 6.6),
        tree(view, 'poplar', 0.9, 7.4),
        tree(view, 'round', -0.8, 5),
      ],
      { y: depth(view, 1).y + 2, scale: width * 0.015 },
    ),
  );
  for (let i = 8; i >= 0; i--) view.add(row(view, i, -1), row(view, i, 1));
  view.add(front(view, -1), front(view, 1));
  view.add(steps(view), rails(view), landing(view));
  return finish(view);
}

/** The house number `i` on one side, leaning with the rise of the stairs. */
function row(view: Stage, i: number, side: -1 | 1): string {
  const { drawing, width } = view;
  const [near, far] = [depth(view, i / 9), depth(view, (i + 1) / 9)];
  const wide = near.half - far.half + 0.5;
  const wall = drawing.random.pick([
    'redBrick',
    'brownBrick',
    'orangeBrick',
    'redBrick',
    'sandBrick',
    'whiteRender',
  ] as const);
  const house = neighbour(drawing.random, 'town', 0, 6);
  const facade = {
    ...house,
    wall,
    storeys: house.storeys.slice(0, 3),
    roof: { ...house.roof, kind: 'pitch' as const, height: 1.4, chimneys: [], dormers: [] },
  };
  const unit = width * 0.029 * (near.size + far.size) * 0.5;
  const [across, lean] = [wide / 6, (far.y - near.y) / 6];
  const transform = `matrix(${-side * across} ${lean} 0 ${unit} ${width / 2 + side * near.half} ${near.y})`;
  const top = -facade.storeys.reduce((sum, h) => sum + h, 0) - 1.4;
  return group(
    { transform },
    rect(0, -0.1, 6, 6, { fill: '#5a4a42' }),
    paintFacade(view, facade),
    rect(0, top, 6, 6 - top, { fill: '#1b2430', fillOpacity: side > 0 ? 0.34 : 0.1 }),
  );
}

/** The houses that face the street on one side of the stairs' foot. */
function front(view: Stage, side: -1 | 1): string {
  const { drawing, width } = view;
  const { half, y } = depth(view, 0);
  const unit = width * 0.029;
  const shapes: string[] = [];
  for (let x = 0, i = 0; x < 14; i++) {
    const wide = drawing.random.between(5.4, 6.8);
    const house = neighbour(drawing.random, 'town', x, wide);
    shapes.push(
      paintFacade(view, i === 0 ? { ...house, wall: side < 0 ? 'redBrick' : 'orangeBrick' } : house),
    );
    x += wide;
  }
  return group(
    { transform: `matrix(${side * unit} 0 0 ${unit} ${width / 2 + side * half} ${y})` },
    ...shapes,
  );
}

function steps(view: Stage): string {
  const { width, mood } = view;
  const shapes: string[] = [];
  const count = 210;
  for (let i = count; i >= 0; i--) {
    const [front, back] = [depth(view, i / count), depth(view, (i + 1) / count)];
    const isLanding = i % 30 === 29;
    const stone = mix('#b4afa5', mood.light[0], mood.light[1]);
    const middle = width / 2;
    const tread = front.y - (front.y - back.y) * (isLanding ? 0.2 : 0.55);
    shapes.push(
      polygon(
        [
          [middle - front.half, front.y],
          [middle + front.half, front.y],
          [middle + front.half, tread],
          [middle - front.half, tread],
        ],
        { fill: mix(stone, '#2b2a2c', isLanding ? 0.1 : 0.3) },
      ),
    );
    shapes.push(
      polygon(
        [
          [middle - front.half, tread],
          [middle + front.half, tread],
          [middle + back.half, back.y],
          [middle - back.half, back.y],
        ],
        { fill: mix(stone, '#ffffff', isLanding ? 0.42 : 0.24) },
      ),
    );
  }
  // The houses on the right still keep the stairs partly in their shadow.
  const [near, far] = [depth(view, 0), depth(view, 1)];
  shapes.push(
    polygon(
      [
        [width / 2 + near.half * 0.25, near.y],
        [width / 2 + near.half, near.y],
        [width / 2 + far.half, far.y],
        [width / 2 + far.half * 0.4, far.y],
      ],
      { fill: '#1d2733', fillOpacity: mood.shadow },
    ),
  );
  return shapes.join('');
}

function rails(view: Stage): string {
  const { width } = view;
  const line = (share: number): string => {
    const points = Array.from({ length: 25 }, (_, i) => {
      const { half, y, size } = depth(view, i / 24);
      return [width / 2 + half * share, y - width * 0.034 * size] as const;
    });
    const posts = points.map(([x, y], i) => {
      const { size } = depth(view, i / 24);
      return rect(x - width * 0.0011 * size, y, width * 0.0022 * size, width * 0.034 * size, {
        fill: '#2b3235',
      });
    });
    return polyline(points, { stroke: '#2b3235', strokeWidth: width * 0.0026 }) + posts.join('');
  };
  return [-0.94, 0, 0.94].map(line).join('');
}

function landing(view: Stage): string {
  const { width, height } = view;
  const { half, y } = depth(view, 0);
  const base = rect(0, y - 1, width, height - y + 1, { fill: mix('#9b968c', view.mood.light[0], 0.2) });
  const lines = [0.2, 0.5].map((t) =>
    rect(0, y + (height - y) * t, width, 1.5, { fill: '#6d685f', fillOpacity: 0.5 }),
  );
  const walker = (share: number, t: number, colour: string): string => {
    const at = depth(view, t);
    return view.metres([extra(view, { is: 'person', x: 0, colour })], {
      x: width / 2 + at.half * share,
      y: at.y,
      scale: width * 0.036 * at.size,
    });
  };
  return group(
    {},
    base,
    ...lines,
    rect(width / 2 - half, y - 2, half * 2, 5, { fill: '#d5d0c5' }),
    walker(-0.4, 0.16, '#b9634c'),
    walker(0.46, 0.34, '#35555f'),
    walker(0.52, 0.36, '#c9a35a'),
    walker(-0.3, 0.62, '#4d5f55'),
  );
}
