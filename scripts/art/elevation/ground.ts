import { mix } from '../lib/palette.ts';
import { group, path, rect } from '../lib/svg.ts';
import { type Site, shadeColour } from './glazing.ts';
import { cobbles, joints, pavement, specks, stripes, tufts, water } from './surface.ts';

/** What lies before the building, painted in pixels from the ground line down to the picture's foot. */
export type GroundKind =
  | 'street'
  | 'cobbles'
  | 'paving'
  | 'lawn'
  | 'meadow'
  | 'drive'
  | 'quay'
  | 'gravel'
  | 'concrete';

/** Paints the ground; `line` is the y of the ground line and `scale` the pixels per metre. */
export function ground(site: Site, kind: GroundKind, line: number, scale: number): string {
  const { drawing, mood } = site;
  const { width, height } = drawing;
  const depth = height - line;
  const tinted = (colour: string) => mix(colour, mood.light[0], mood.light[1] * 0.6);
  const field = (colours: readonly [string, string]) =>
    rect(0, line, width, depth, {
      fill: drawing.gradient([
        [0, tinted(colours[1])],
        [1, tinted(colours[0])],
      ]),
    });
  const contact = rect(0, line, width, scale * 0.35, {
    fill: drawing.gradient([
      [0, shadeColour, 0.24],
      [1, shadeColour, 0],
    ]),
  });
  switch (kind) {
    case 'street':
      return group(
        {},
        pavement(site, line, depth * 0.34, scale, tinted('#c9c4b9')),
        rect(0, line + depth * 0.34, width, depth * 0.05, { fill: tinted('#a9a59c') }),
        rect(0, line + depth * 0.39, width, depth, {
          fill: drawing.gradient([
            [0, tinted('#77787a')],
            [1, tinted('#8a8a8a')],
          ]),
        }),
        contact,
      );
    case 'paving':
      return group({}, pavement(site, line, depth, scale, tinted('#cbc3b4')), contact);
    case 'cobbles':
      return group({}, field(['#a59d90', '#b8b0a2']), cobbles(site, line, depth, scale), contact);
    case 'concrete':
      return group({}, field(['#bab8b1', '#c9c7c0']), joints(site, line, depth, scale * 3), contact);
    case 'gravel':
      return group(
        {},
        field(['#d3c6ab', '#ddd2bb']),
        specks(site, line, depth, ['#b9ab8d', '#efe6d2'], 900),
        contact,
      );
    case 'drive':
      return group(
        {},
        field(mood.grass),
        tufts(site, line, depth, 240),
        path(`M${width * 0.6} ${line}h${width * 0.16}l${width * 0.1} ${depth}h${-width * 0.4}Z`, {
          fill: tinted('#c3bdb0'),
        }),
        contact,
      );
    case 'lawn':
      return group({}, field(mood.grass), stripes(site, line, depth), tufts(site, line, depth, 260), contact);
    case 'meadow':
      return group({}, field(mood.grass), tufts(site, line, depth, 900, true));
    case 'quay':
      return group(
        {},
        pavement(site, line, depth * 0.26, scale, tinted('#cfc6b5')),
        rect(0, line + depth * 0.26, width, depth * 0.1, { fill: tinted('#8d877c') }),
        water(site, line + depth * 0.34, depth * 0.66),
      );
  }
}
