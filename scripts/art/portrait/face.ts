import { mix } from '../lib/palette.ts';
import { circle, el, group, path } from '../lib/svg.ts';
import type { Person } from './person.ts';

/**
 * Head and neck around the point between the eyes (0, 0): the chin lies at about y = 175, the crown at about y = -180.
 * The light comes from the left.
 */
export function headShape([temple, jaw, chin]: Person['face']): string {
  return [
    `M${-temple} -30`,
    `C${-temple - 2} -120 ${-temple * 0.7} -178 0 -178`,
    `C${temple * 0.7} -178 ${temple + 2} -120 ${temple} -30`,
    `C${temple} 30 ${temple - 4} 66 ${jaw} 104`,
    `C${jaw - 12} 138 ${jaw * 0.46} ${chin} 0 ${chin}`,
    `C${-jaw * 0.46} ${chin} ${-jaw + 12} 138 ${-jaw} 104`,
    `C${-temple + 4} 66 ${-temple} 30 ${-temple} -30Z`,
  ].join('');
}

/** Neck and throat, from the jaw down into the collar. */
export function neck({ skin, shoulders }: Person): string {
  const half = shoulders > 300 ? 76 : 62;
  const shape = `M${-half} 70V178C${-half - 8} 218 ${-half - 50} 236 -150 256L0 440L150 256C${half + 50} 236 ${half + 8} 218 ${half} 178V70Z`;
  return group(
    {},
    path(shape, { fill: mix(skin, '#7a3f2c', 0.14) }),
    path(`M${-half} 96Q${-half + 8} 190 10 206Q${half - 4} 204 ${half} 170V80Z`, {
      fill: mix(skin, '#4d2419', 0.36),
    }),
    path(
      `M${half} 120V178C${half + 8} 214 ${half + 40} 232 120 246L40 300Q${half - 30} 210 ${half - 22} 130Z`,
      { fill: mix(skin, '#4d2419', 0.26), fillOpacity: 0.7 },
    ),
  );
}

/** The head with ears, its shaded side and all features. */
export function face(person: Person): string {
  const { skin, face: shape, id } = person;
  const [temple, jaw, chin] = shape;
  const shade = mix(skin, '#5f2c20', 0.26);
  const outline = headShape(shape);
  const clip = `face-${id}`;
  return group(
    {},
    el('clipPath', { id: clip }, path(outline)),
    ear(-temple, skin, shade, false),
    ear(temple, skin, shade, true),
    path(outline, { fill: skin }),
    group(
      { clipPath: `url(#${clip})` },
      path(
        `M${temple * 0.62} -190C${temple * 0.86} -90 ${temple * 0.8} -20 ${temple * 0.66} 30C${temple * 0.6} 70 ${jaw * 0.62} 108 ${jaw * 0.2} ${chin + 6}L200 ${chin + 30}V-190Z`,
        { fill: shade, fillOpacity: 0.62 },
      ),
      el('ellipse', {
        cx: -temple * 0.56,
        cy: 62,
        rx: 34,
        ry: 24,
        fill: mix(skin, '#d0563c', 0.36),
        fillOpacity: 0.16,
      }),
      el('ellipse', {
        cx: temple * 0.5,
        cy: 62,
        rx: 30,
        ry: 22,
        fill: mix(skin, '#b8432f', 0.4),
        fillOpacity: 0.14,
      }),
    ),
    features(person, shade),
  );
}

function ear(x: number, skin: string, shade: string, shaded: boolean): string {
  const side = Math.sign(x);
  const fill = shaded ? mix(skin, '#5f2c20', 0.22) : mix(skin, '#b0563e', 0.08);
  return group(
    {},
    path(
      `M${x - side * 6} -22C${x + side * 26} -44 ${x + side * 30} 4 ${x + side * 16} 34C${x + side * 10} 48 ${x - side * 4} 46 ${x - side * 8} 36Z`,
      { fill },
    ),
    path(`M${x + side * 4} -14C${x + side * 18} -18 ${x + side * 16} 8 ${x + side * 6} 22`, {
      fill: 'none',
      stroke: shade,
      strokeWidth: 4,
      strokeLinecap: 'round',
    }),
  );
}

function features(person: Person, shade: string): string {
  const { skin, lips, lines, hair } = person;
  const line = mix(skin, '#3a1710', 0.6);
  return group(
    {},
    // Nose: one plane of shadow on the right, the tip and a nostril line.
    path('M10 -12C18 16 24 44 30 62C28 78 12 84 -2 80C8 76 14 68 10 52C6 30 4 8 10 -12Z', {
      fill: shade,
      fillOpacity: 0.75,
    }),
    path('M-20 70C-16 80 -6 82 0 80C8 84 20 80 24 70', {
      fill: 'none',
      stroke: line,
      strokeOpacity: 0.5,
      strokeWidth: 4,
      strokeLinecap: 'round',
    }),
    mouth(lips, line, person.lipFullness ?? 1),
    path('M-22 146Q0 154 24 146', {
      fill: 'none',
      stroke: shade,
      strokeWidth: 5,
      strokeLinecap: 'round',
      strokeOpacity: 0.8,
    }),
    eye(-48, person, line),
    eye(48, person, line),
    brow(-1, person, mix(hair, '#2a1d18', 0.35)),
    brow(1, person, mix(hair, '#2a1d18', 0.35)),
    lines
      ? path('M-44 78Q-56 92 -54 112M46 78Q58 92 56 112M-84 12L-96 20M84 12L96 20', {
          fill: 'none',
          stroke: shade,
          strokeWidth: 3.5,
          strokeLinecap: 'round',
          strokeOpacity: 0.9,
        })
      : '',
  );
}

function mouth(lips: string, line: string, fullness: number): string {
  return group(
    // Scaled about the line between the lips.
    { transform: `translate(0 ${114 * (1 - fullness)}) scale(1 ${fullness})` },
    path('M-42 111C-26 104 -12 100 -5 103Q0 106 6 103C14 100 28 104 43 110C22 120 -20 121 -42 111Z', {
      fill: mix(lips, '#4a1712', 0.12),
    }),
    path('M-36 113C-20 119 20 119 38 112C28 130 12 135 0 135C-14 135 -28 130 -36 113Z', {
      fill: mix(lips, '#ffd9c4', 0.2),
    }),
    path('M-48 108C-30 117 -12 115 0 116C14 115 32 116 49 107', {
      fill: 'none',
      stroke: mix(line, '#50120f', 0.4),
      strokeWidth: 4,
      strokeLinecap: 'round',
    }),
  );
}

function eye(x: number, { eyes }: Person, line: string): string {
  return group(
    { transform: `translate(${x} 0)` },
    path('M-27 3C-16 -13 14 -15 27 1C14 13 -14 14 -27 3Z', { fill: '#f7f1e8' }),
    path('M-27 3C-16 -13 14 -15 27 1L24 5C12 -6 -14 -6 -24 6Z', { fill: '#5a4238', fillOpacity: 0.18 }),
    circle(1, -1, 12, { fill: eyes }),
    circle(1, -1, 6, { fill: '#14100e' }),
    circle(-3, -5, 3.2, { fill: '#ffffff' }),
    path('M-30 4C-17 -16 16 -18 30 -1', {
      fill: 'none',
      stroke: mix(line, '#1a0f0c', 0.6),
      strokeWidth: 5.5,
      strokeLinecap: 'round',
    }),
    path('M-22 -19C-10 -27 12 -28 25 -17', {
      fill: 'none',
      stroke: line,
      strokeOpacity: 0.35,
      strokeWidth: 3,
      strokeLinecap: 'round',
    }),
  );
}

function brow(side: number, { brow: thick }: Person, fill: string): string {
  const at = (x: number) => side * x;
  return path(
    `M${at(18)} -34C${at(36)} ${-44 - thick * 0.5} ${at(62)} ${-46 - thick * 0.5} ${at(84)} -30C${at(64)} ${-38 + thick * 0.25} ${at(38)} ${-36 + thick * 0.55} ${at(19)} ${-34 + thick}Z`,
    { fill, stroke: fill, strokeWidth: 2, strokeLinejoin: 'round' },
  );
}
