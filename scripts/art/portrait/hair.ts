import { mix } from '../lib/palette.ts';
import { group, path } from '../lib/svg.ts';
import { curls, texture } from './curls.ts';
import type { Person } from './person.ts';

/** Hair that lies behind the head, and hair that lies over it. */
export interface Hair {
  behind: string;
  front: string;
}

/** Draws a hairstyle around a head of the given half-width at the temples. */
export function hair(person: Person): Hair {
  const w = person.face[0];
  const base = person.hair;
  const dark = mix(base, '#0e0a09', 0.32);
  const light = mix(base, '#fff2dc', 0.22);
  const strand = (d: string, width = 5): string =>
    path(d, { fill: 'none', stroke: light, strokeOpacity: 0.55, strokeWidth: width, strokeLinecap: 'round' });
  switch (person.hairstyle) {
    case 'crop':
      return {
        behind: path(
          `M${-w - 12} 44C${-w - 44} -110 -96 -236 10 -236C124 -236 ${w + 46} -120 ${w + 12} 44Z`,
          { fill: dark },
        ),
        front: group(
          {},
          path(
            `M${-w - 6} 34C${-w - 20} 20 ${-w - 30} -20 ${-w - 26} -62C${-w - 30} -176 -70 -238 10 -240C100 -244 ${w + 38} -166 ${w + 24} -58C${w + 26} -20 ${w + 18} 16 ${w + 4} 32C${w + 2} -2 ${w - 2} -38 ${w - 12} -66C64 -62 6 -84 -34 -134C-44 -100 -72 -76 ${-w + 10} -62C${-w + 2} -34 ${-w} -2 ${-w - 6} 34Z`,
            { fill: base },
          ),
          strand(
            'M-34 -134C-4 -96 50 -70 92 -74M-30 -178C0 -138 60 -112 104 -110M10 -210C60 -196 100 -160 112 -130M-10 -226C30 -226 70 -206 92 -184',
          ),
          strand(`M-46 -156C-66 -112 -90 -92 ${-w - 6} -80M-60 -190C-96 -160 -116 -130 -120 -104`),
        ),
      };
    case 'short':
      return {
        behind: '',
        front: group(
          {},
          path(
            `M${-w - 5} -6C${-w - 18} -110 ${-w * 0.84} -206 0 -208C${w * 0.84} -206 ${w + 18} -110 ${w + 5} -6L${w - 6} -34C${w - 8} -70 ${w - 20} -98 ${w - 34} -112C40 -126 -40 -126 ${-w + 34} -112C${-w + 20} -98 ${-w + 8} -70 ${-w + 6} -34Z`,
            { fill: base },
          ),
          strand('M-60 -176C-20 -196 30 -196 66 -174M-78 -150C-30 -178 40 -178 84 -146', 4),
        ),
      };
    case 'curly':
      return curls(person, dark, light);
    case 'natural':
      return {
        behind: path(
          `M${-w - 12} 10C${-w - 46} -60 ${-w - 36} -238 0 -240C${w + 36} -238 ${w + 46} -60 ${w + 12} 10Z`,
          { fill: base },
        ),
        front: group(
          {},
          path(
            `M${-w - 2} -20C${-w - 26} -120 -84 -226 0 -226C84 -226 ${w + 26} -120 ${w + 2} -20C${w - 6} -76 60 -128 0 -128C-60 -128 ${-w + 6} -76 ${-w - 2} -20Z`,
            { fill: base },
          ),
          texture(person, light),
        ),
      };
    case 'parted':
      return {
        behind: '',
        front: group(
          {},
          path(
            `M${-w - 6} -2C${-w - 24} -100 -96 -206 -20 -214C70 -226 ${w + 26} -150 ${w + 6} 0L${w - 4} -36C${w - 6} -72 ${w - 16} -96 ${w - 30} -112C30 -112 -24 -128 -58 -150C-64 -124 ${-w + 14} -96 ${-w + 6} -40Z`,
            { fill: base },
          ),
          strand(
            'M-54 -152C-10 -126 40 -116 78 -118M-40 -178C10 -150 60 -140 94 -128M0 -202C40 -192 84 -168 102 -136',
          ),
        ),
      };
    case 'tousled':
      return {
        behind: '',
        front: group(
          {},
          path(
            `M${-w - 4} 0C${-w - 26} -90 -112 -176 -84 -196C-66 -226 -28 -214 -18 -230C10 -240 28 -224 44 -232C70 -228 84 -204 98 -190C126 -160 ${w + 20} -80 ${w + 4} -2L${w - 5} -40C${w - 8} -80 ${w - 18} -104 84 -116C66 -110 56 -134 40 -112C22 -108 10 -134 -8 -112C-26 -110 -38 -132 -50 -108C-66 -104 -76 -112 -82 -100C${-w + 8} -80 ${-w + 6} -60 ${-w + 5} -40Z`,
            { fill: base },
          ),
          strand(
            'M-70 -180C-40 -160 -30 -140 -28 -118M-14 -214C-4 -186 10 -160 18 -124M40 -214C58 -190 70 -160 74 -124',
          ),
        ),
      };
    case 'straight':
      return {
        behind: path(
          `M${-w - 20} 236C${-w - 52} 60 ${-w - 44} -216 0 -218C${w + 44} -216 ${w + 52} 60 ${w + 20} 236C${w - 20} 250 ${-w + 20} 250 ${-w - 20} 236Z`,
          { fill: dark },
        ),
        front: group(
          {},
          path(
            `M-10 -214C-96 -214 ${-w - 46} -130 ${-w - 36} 40C${-w - 34} 130 ${-w - 28} 200 ${-w - 14} 238C${-w + 14} 232 ${-w + 22} 160 ${-w + 12} 90C${-w} 20 ${-w + 10} -90 -16 -150Z`,
            { fill: base },
          ),
          path(
            `M-16 -214C96 -222 ${w + 46} -130 ${w + 36} 40C${w + 34} 130 ${w + 28} 200 ${w + 14} 238C${w - 14} 232 ${w - 20} 160 ${w - 10} 90C${w} 10 ${w - 6} -96 -16 -150C-24 -180 -24 -200 -16 -214Z`,
            { fill: mix(base, '#3a2412', 0.1) },
          ),
          strand(
            `M-30 -196C-90 -150 ${-w - 18} -60 ${-w - 14} 180M14 -196C90 -150 ${w + 18} -60 ${w + 14} 180M40 -190C100 -140 ${w + 30} -30 ${w + 22} 120`,
          ),
        ),
      };
    case 'tied':
      return {
        behind: group(
          {},
          path(
            `M40 -150C150 -190 226 -60 196 90C184 160 196 200 168 262C150 210 128 150 138 90C150 10 110 -80 40 -150Z`,
            { fill: dark },
          ),
          path(`M${-w - 8} 0C${-w - 30} -120 -84 -216 0 -216C84 -216 ${w + 30} -120 ${w + 8} 0Z`, {
            fill: dark,
          }),
        ),
        front: group(
          {},
          path(
            `M${-w - 4} -4C${-w - 26} -110 -90 -212 0 -212C90 -212 ${w + 26} -110 ${w + 4} -4C${w - 2} -70 70 -128 6 -146C-60 -130 ${-w + 4} -70 ${-w - 4} -4Z`,
            { fill: base },
          ),
          strand(
            'M0 -148C40 -172 90 -150 112 -96M-6 -148C-50 -172 -96 -140 -114 -80M6 -190C60 -186 96 -150 112 -120',
            4,
          ),
        ),
      };
  }
}
