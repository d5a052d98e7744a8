/** Draws the team's portraits in one style: a bust in window light before a limestone wall. */
import { join } from 'node:path';
import { Drawing } from './lib/drawing.ts';
import { media, saveJpeg } from './lib/output.ts';
import { mix, palette } from './lib/palette.ts';
import { circle, group, path, polygon, rect } from './lib/svg.ts';
import { clothes } from './portrait/clothes.ts';
import { face, headShape, neck } from './portrait/face.ts';
import { hair } from './portrait/hair.ts';
import { type Person, people } from './portrait/person.ts';

const size = { width: 800, height: 1000 };
const scale = 1.17;

/** One portrait as SVG. */
export function portrait(person: Person): string {
  const drawing = new Drawing(size.width, size.height, person.id);
  const { behind, front } = hair(person);
  const place = `translate(400 ${446 + person.height}) scale(${scale})`;
  drawing.add(
    wall(drawing, person),
    // The figure's own shadow on the wall.
    group(
      {
        transform: `translate(456 ${478 + person.height}) scale(${scale})`,
        fill: '#8c7f68',
        fillOpacity: 0.3,
        filter: drawing.blur(14),
      },
      path(headShape(person.face)),
      path('M-300 800C-300 380 -240 284 -90 236H90C240 284 320 380 320 800Z'),
    ),
    group(
      { transform: place },
      behind,
      neck(person),
      group({ transform: 'translate(0 -46)' }, clothes(person)),
      face(person),
      person.beard ? beard(person) : '',
      front,
      person.glasses ? glasses() : '',
      person.earrings ? earrings(person) : '',
    ),
    rect(0, 0, size.width, size.height, {
      fill: drawing.gradient(
        [
          [0, '#fff3d6', 0.14],
          [0.5, '#fff3d6', 0],
          [1, palette.slate, 0.14],
        ],
        60,
      ),
    }),
  );
  return drawing.svg();
}

function wall(drawing: Drawing, { light }: Person): string {
  const blocks: string[] = [];
  for (let row = 0, y = -40; y < size.height; row++, y += 176) {
    for (let x = row % 2 ? -150 : -320; x < size.width; x += 340) {
      const tone = drawing.random.between(-0.05, 0.05);
      const fill = mix('#d9d0bd', tone > 0 ? '#fff8ea' : '#9d927c', Math.abs(tone) * 3);
      blocks.push(rect(x + 2, y + 2, 336, 172, { fill }));
    }
  }
  const pane = (x: number, y: number, w: number, h: number): string =>
    polygon(
      [
        [x, y],
        [x + w, y - w * 0.12],
        [x + w + h * 0.34, y + h - w * 0.12],
        [x + h * 0.34, y + h],
      ],
      { fill: '#fff7e3', fillOpacity: 0.6 },
    );
  const panes = [0, 1].flatMap((column) =>
    [0, 1, 2].map((row) =>
      pane(150 + light + column * 210 + row * 92, 60 + row * 270 - column * 25, 180, 240),
    ),
  );
  return group(
    {},
    rect(0, 0, size.width, size.height, { fill: '#cfc5b0' }),
    ...blocks,
    group({ filter: drawing.blur(3) }, ...panes),
  );
}

function beard({ hair: colour, face: [temple, jaw, chin], id }: Person): string {
  const shape = `M${-temple + 2} 20C${-temple + 12} 60 ${-temple + 26} 74 -62 84C-40 90 -30 92 -22 92C-8 88 8 88 22 92C40 92 50 90 66 84C${temple - 26} 74 ${temple - 12} 60 ${temple - 2} 20C${temple} 60 ${temple - 2} 80 ${jaw + 1} 106C${jaw - 10} 142 ${jaw * 0.46} ${chin + 6} 0 ${chin + 6}C${-jaw * 0.46} ${chin + 6} ${-jaw + 10} 142 ${-jaw - 1} 106C${-temple + 2} 80 ${-temple} 60 ${-temple + 2} 20Z`;
  const lips = 'M-46 110C-26 100 26 100 47 109C34 134 16 138 0 138C-16 138 -34 134 -46 110Z';
  return path(shape + lips, {
    fill: mix(colour, '#6b4a38', 0.22),
    fillOpacity: 0.86,
    fillRule: 'evenodd',
    clipPath: `url(#face-${id})`,
  });
}

function glasses(): string {
  const rim = { fill: '#ffffff', fillOpacity: 0.12, stroke: '#2c2a28', strokeWidth: 6 } as const;
  const lens = (x: number): string => rect(x - 42, -30, 84, 64, { rx: 26, ...rim });
  return group(
    {},
    lens(-49),
    lens(49),
    path('M-8 -8Q0 -16 8 -8M-91 -10L-112 -14M91 -10L112 -14', {
      fill: 'none',
      stroke: '#2c2a28',
      strokeWidth: 6,
      strokeLinecap: 'round',
    }),
  );
}

function earrings({ face: [temple] }: Person): string {
  return [-1, 1].map((side) => circle(side * (temple + 9), 54, 8, { fill: '#c9a35a' })).join('');
}

for (const person of people) await saveJpeg(join(media, 'team', `${person.id}.jpg`), portrait(person), size);
