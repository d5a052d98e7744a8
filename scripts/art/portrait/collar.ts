import { mix } from '../lib/palette.ts';
import { circle, group, path } from '../lib/svg.ts';

export function collarUnder(under?: string): string {
  return under
    ? path(
        'M-88 244C-70 300 -30 322 0 322C30 322 70 300 88 244L96 256C86 326 40 350 0 350C-40 350 -86 326 -96 256Z',
        { fill: under },
      )
    : '';
}

export function ribs(dark: string): string {
  const lines = Array.from({ length: 13 }, (_, i) => {
    const t = (i - 6) / 6;
    return `M${t * 98} ${352 - t * t * 86}l${-t * 8} 16`;
  });
  return path(lines.join(''), {
    fill: 'none',
    stroke: dark,
    strokeOpacity: 0.35,
    strokeWidth: 3,
    strokeLinecap: 'round',
  });
}

export function collar(colour: string, dark: string): string {
  const cloth = { stroke: mix(colour, '#30383e', 0.3), strokeWidth: 3, strokeLinejoin: 'round' } as const;
  return group(
    {},
    path('M-90 216C-100 250 -110 264 -116 276L-66 392L4 362C-40 330 -74 280 -84 222Z', {
      fill: mix(colour, '#ffffff', 0.22),
      ...cloth,
    }),
    path('M90 216C100 250 110 264 116 276L74 392L4 362C46 330 76 280 86 222Z', {
      fill: mix(colour, dark, 0.16),
      ...cloth,
    }),
  );
}

export function buttons(fill: string, count: number, x = 4): string {
  return Array.from({ length: count }, (_, i) =>
    circle(x, 440 + i * 92, 7, { fill, stroke: '#4b4b4b', strokeOpacity: 0.35, strokeWidth: 2 }),
  ).join('');
}

export function lapels(torso: string, colour: string, dark: string, light: string, closing: number): string {
  const opened = torso.replace('L0 360Z', `L20 ${closing}L-96 258Z`);
  return group(
    {},
    path(opened, { fill: colour, fillRule: 'evenodd' }),
    path(`M96 258C150 284 220 300 270 350C300 470 300 620 300 800H20V${closing}Z`, {
      fill: dark,
      fillOpacity: 0.36,
    }),
    path(
      `M-104 236C-120 262 -140 276 -156 288L-186 400L-128 404L-140 440L14 ${closing}C-40 520 -86 380 -104 236Z`,
      { fill: light, stroke: dark, strokeWidth: 3, strokeLinejoin: 'round' },
    ),
    path(`M104 236C120 262 140 276 156 288L186 400L128 404L140 440L18 ${closing}C54 520 92 380 104 236Z`, {
      fill: mix(colour, dark, 0.3),
      stroke: dark,
      strokeWidth: 3,
      strokeLinejoin: 'round',
    }),
    path(`M16 ${closing}V800`, { fill: 'none', stroke: dark, strokeWidth: 4 }),
  );
}

export function openFront(torso: string, s: number, colour: string, dark: string, light: string): string {
  const left = `M-100 250C-150 284 ${-s + 60} 300 ${-s} 360C${-s - 26} 410 ${-s - 40} 560 ${-s - 46} 800H-70C-80 640 -90 440 -100 250Z`;
  const right = `M100 250C150 284 ${s - 60} 300 ${s} 360C${s + 26} 410 ${s + 40} 560 ${s + 46} 800H70C80 640 90 440 100 250Z`;
  const pocket = 'M-226 520h96v110l-48 22l-48 -22Z';
  return group(
    {},
    path(torso, { fill: 'none' }),
    path(left, { fill: colour }),
    path(right, { fill: mix(colour, dark, 0.42) }),
    path('M-100 224C-118 254 -136 270 -150 282L-120 408L-74 372C-90 320 -98 270 -100 224Z', {
      fill: light,
      stroke: dark,
      strokeWidth: 3,
      strokeLinejoin: 'round',
    }),
    path('M100 224C118 254 136 270 150 282L124 408L76 372C92 320 98 270 100 224Z', {
      fill: mix(colour, dark, 0.3),
      stroke: dark,
      strokeWidth: 3,
      strokeLinejoin: 'round',
    }),
    path(pocket, { fill: 'none', stroke: dark, strokeWidth: 3.5, strokeLinejoin: 'round' }),
  );
}
