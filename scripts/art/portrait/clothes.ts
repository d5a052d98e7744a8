import { mix } from '../lib/palette.ts';
import { group, path } from '../lib/svg.ts';
import { buttons, collar, collarUnder, lapels, openFront, ribs } from './collar.ts';
import type { Person } from './person.ts';

/** Shoulders and what is worn, in the head's units; the picture's lower edge cuts them off. */
export function clothes({ clothes: { kind, colour, under }, shoulders: s }: Person): string {
  const dark = mix(colour, '#0d0f12', 0.28);
  const light = mix(colour, '#ffffff', 0.14);
  const seam = {
    fill: 'none',
    stroke: dark,
    strokeWidth: 4,
    strokeLinecap: 'round',
    strokeOpacity: 0.8,
  } as const;
  const torso = `M-96 258C-150 284 ${-s + 60} 300 ${-s} 360C${-s - 26} 410 ${-s - 40} 560 ${-s - 46} 800H${s + 46}C${s + 40} 560 ${s + 26} 410 ${s} 360C${s - 60} 300 150 284 96 258L0 360Z`;
  const shade = path(
    `M96 258C150 284 ${s - 60} 300 ${s} 360C${s + 26} 410 ${s + 40} 560 ${s + 46} 800H60C120 640 130 470 96 258Z`,
    { fill: dark, fillOpacity: 0.42 },
  );
  const sleeves = path(
    `M${-s + 46} 470C${-s + 58} 560 ${-s + 56} 660 ${-s + 60} 800M${s - 46} 470C${s - 58} 560 ${s - 56} 660 ${s - 60} 800`,
    seam,
  );
  const body = (fill: string): string => path(torso, { fill });
  switch (kind) {
    case 'jumper':
      return group(
        {},
        body(colour),
        shade,
        sleeves,
        path(
          'M-92 250C-84 318 -40 344 0 344C40 344 84 318 92 250L108 264C100 340 50 374 0 374C-50 374 -100 340 -108 264Z',
          { fill: light },
        ),
        collarUnder(under),
        ribs(dark),
      );
    case 'turtleneck':
      return group(
        {},
        path('M-100 256L0 380L100 256Z', { fill: colour }),
        body(colour),
        shade,
        sleeves,
        path(
          'M-76 176C-30 200 30 200 76 172C84 210 92 250 112 272C60 312 -60 312 -112 272C-92 250 -84 210 -76 176Z',
          { fill: mix(colour, '#ffffff', 0.06) },
        ),
        path('M20 194C52 190 66 182 76 172C84 210 92 250 112 272C90 290 60 298 34 300Z', {
          fill: dark,
          fillOpacity: 0.5,
        }),
        path('M-96 262Q0 300 96 262', { ...seam, stroke: mix(colour, '#ffffff', 0.16) }),
      );
    case 'shirt':
      return group(
        {},
        body(colour),
        shade,
        sleeves,
        collar(colour, dark),
        path('M4 380V800', seam),
        buttons(mix(colour, '#ffffff', 0.5), 4),
      );
    case 'blouse':
      return group(
        {},
        body(colour),
        shade,
        sleeves,
        path(
          'M-104 252C-96 320 -60 376 0 430C60 376 96 320 104 252L132 272C120 352 70 420 0 478C-70 420 -120 352 -132 272Z',
          { fill: light },
        ),
        path(
          'M0 478C-10 560 -20 680 -16 800M-60 450C-90 560 -96 680 -90 800M70 450C96 560 104 680 100 800',
          seam,
        ),
      );
    case 'jacket':
      return group(
        {},
        under ? path('M-120 250L0 640L120 250L0 330Z', { fill: under }) : '',
        under ? path('M14 340L120 250L30 560Z', { fill: mix(under, '#8b7f6c', 0.35) }) : '',
        lapels(torso, colour, dark, light, 640),
        sleeves,
      );
    case 'coat':
      return group(
        {},
        under
          ? path('M-110 244C-90 300 -40 330 0 330C40 330 90 300 110 244L90 640H-90Z', { fill: under })
          : '',
        under
          ? path('M-100 264Q0 376 100 264L104 320Q0 420 -104 320Z', { fill: mix(under, '#a08a68', 0.3) })
          : '',
        lapels(torso, colour, dark, light, 700),
        sleeves,
        buttons(mix(colour, '#000000', 0.4), 2, 40),
      );
    case 'overshirt':
      return group(
        {},
        under
          ? path('M-120 240C-80 330 -30 352 0 352C30 352 80 330 120 240L110 800H-110Z', { fill: under })
          : '',
        under
          ? path('M-92 262C-70 330 -30 350 0 350C30 350 70 330 92 262', {
              fill: 'none',
              stroke: mix(under, '#8d8472', 0.5),
              strokeWidth: 5,
            })
          : '',
        openFront(torso, s, colour, dark, light),
        sleeves,
      );
  }
}
