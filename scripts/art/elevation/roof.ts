import { mix } from '../lib/palette.ts';
import { group, type Point, polygon, rect } from '../lib/svg.ts';
import { type Site, shadeColour } from './glazing.ts';
import { covering, type MaterialName } from './material.ts';
import { chimney, dormer, gableEdge, panels, skylight } from './roof-parts.ts';

/** A roof as seen from the street. Positions of dormers and chimneys are shares of the width. */
export interface Roof {
  kind: 'pitch' | 'hip' | 'gable' | 'mansard' | 'flat' | 'step' | 'shed';
  height: number;
  material: MaterialName;
  overhang?: number;
  dormers?: readonly number[];
  chimneys?: readonly number[];
  /** Solar panels: from and to as shares of the width. */
  solar?: readonly [from: number, to: number];
  /** Colour of dormers, gutters and edges. */
  edge?: string;
  /** Roof windows, as shares of the width. */
  skylights?: readonly number[];
}

/** Paints a roof on walls whose top edge runs from (`x`, `top`) over `width`; `wall` covers gables. */
export function roof(
  site: Site,
  x: number,
  top: number,
  width: number,
  spec: Roof,
  wall: MaterialName,
): string {
  const { drawing, mood } = site;
  const over = spec.overhang ?? 0;
  const edge = spec.edge ?? '#e8e2d6';
  const fill = covering(drawing, spec.material);
  const [left, right, ridge] = [x - over, x + width + over, top - spec.height];
  const chimneys = (spec.chimneys ?? [])
    .map((at) => chimney(site, x + width * at, ridge - (spec.kind === 'flat' ? 0 : 0.1), spec))
    .join('');
  const outline = roofOutline(spec, left, right, top, ridge);
  const isGable = spec.kind === 'gable' || spec.kind === 'step';
  const body = isGable
    ? polygon(outline, { fill: covering(drawing, wall) })
    : polygon(outline, { fill }) +
      polygon(outline, {
        fill: drawing.gradient([
          [0, '#ffffff', 0.16],
          [1, shadeColour, 0.2],
        ]),
      });
  return group(
    {},
    chimneys,
    body,
    isGable ? gableEdge(spec, outline, edge) : '',
    ...(spec.skylights ?? []).map((at) => skylight(site, x + width * at, top - spec.height * 0.62)),
    spec.solar
      ? panels(
          x + width * spec.solar[0],
          x + width * spec.solar[1],
          top - spec.height * 0.86,
          spec.height * 0.66,
        )
      : '',
    ...(spec.dormers ?? []).map((at) => dormer(site, x + width * at, top - spec.height * 0.08, spec, edge)),
    spec.kind === 'flat' || isGable
      ? ''
      : rect(left - 0.04, top - 0.06, right - left + 0.08, 0.14, { fill: mix(edge, '#000000', 0.18) }),
    spec.kind === 'flat'
      ? rect(left - 0.06, ridge, right - left + 0.12, 0.12, { fill: mix(edge, '#000000', 0.1) })
      : '',
    isGable ? '' : rect(x, top + 0.08, width, 0.36, { fill: shadeColour, fillOpacity: mood.shadow }),
  );
}

function roofOutline(
  { kind, height }: Roof,
  left: number,
  right: number,
  top: number,
  ridge: number,
): Point[] {
  const middle = (left + right) / 2;
  switch (kind) {
    case 'gable':
      return [
        [left, top],
        [middle, ridge],
        [right, top],
      ];
    case 'hip':
      return [
        [left, top],
        [left + height * 1.1, ridge],
        [right - height * 1.1, ridge],
        [right, top],
      ];
    case 'mansard':
      return [
        [left, top],
        [left + height * 0.16, ridge + height * 0.16],
        [left + height * 0.5, ridge],
        [right - height * 0.5, ridge],
        [right - height * 0.16, ridge + height * 0.16],
        [right, top],
      ];
    case 'shed':
      return [
        [left, top],
        [left, ridge + height * 0.55],
        [right, ridge],
        [right, top],
      ];
    case 'step':
      return stepOutline(left, right, top, ridge);
    default:
      return [
        [left, top],
        [left, ridge],
        [right, ridge],
        [right, top],
      ];
  }
}

function stepOutline(left: number, right: number, top: number, ridge: number): Point[] {
  const steps = 4;
  const run = (right - left) / 2 / (steps + 0.4);
  const rise = (top - ridge) / steps;
  const up: Point[] = [[left, top]];
  for (let i = 0; i < steps; i++) {
    up.push(
      [left + run * i, top - rise * (i + 1) + rise * 0.35],
      [left + run * (i + 1), top - rise * (i + 1) + rise * 0.35],
    );
  }
  const down = up.map(([px, py]) => [left + right - px, py] as const).reverse();
  return [...up, ...down];
}
