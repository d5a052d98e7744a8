import { markPath } from '../../brand/mark.ts';
import { extra } from '../../elevation/extras.ts';
import { paintFacade } from '../../elevation/facade.ts';
import { ground } from '../../elevation/ground.ts';
import { group, path, rect } from '../../lib/svg.ts';
import { finish, type Stage, stage } from '../stage.ts';
import { styled, town } from '../style.ts';

/** The agency's brick front on a narrow street: a doorstep of three steps and a tall lit window. */
export function agency(width: number, height: number): string {
  const view = stage('agency', width, height, 'winterDusk', 0.86, 82);
  view.add(ground(view, 'cobbles', view.line, view.scale));
  const style = styled(town, {
    frame: '#e3dac6',
    door: '#1f5b4d',
    trim: '#d3c9b5',
    head: 'surround',
    size: [0.6, 0.68],
  });
  view.add(
    view.metres([
      paintFacade(view, {
        x: -13.4,
        width: 6.2,
        storeys: [3.9, 3.4, 3],
        rows: ['dw', 'ww', 'ww'],
        wall: 'sandBrick',
        style: styled(town, { head: 'arch' }),
        plinth: '#7d8486',
        cornice: '#d6ccb6',
        roof: { kind: 'pitch', height: 2.2, material: 'slate' },
      }),
      paintFacade(view, {
        x: 6.6,
        width: 6.8,
        storeys: [3.7, 3.4, 3],
        rows: ['wd', 'ww', 'ww'],
        wall: 'brownBrick',
        style: styled(town, { door: '#7a2f25' }),
        plinth: '#7d8486',
        cornice: '#d6ccb6',
        roof: { kind: 'pitch', height: 2.2, material: 'slate' },
      }),
      paintFacade(view, {
        x: -7.2,
        width: 13.8,
        storeys: [4.5, 3.4, 3],
        rows: ['....', 'wwww', 'wwww'],
        wall: 'redBrick',
        style,
        plinth: '#8f9698',
        bands: '#cfc5b0',
        cornice: '#e3dac6',
        roof: { kind: 'pitch', height: 2.2, material: 'slate', dormers: [0.3, 0.7] },
      }),
      shopWindow(view, -5.6),
      shopWindow(view, -2.2),
      group({ transform: 'translate(0 -0.54)' }, doorway()),
      extra(view, { is: 'steps', x: 2.55, width: 1.9, count: 3, rise: 0.18 }),
      plate(),
      sign(),
      extra(view, { is: 'bicycle', x: 4.6, colour: '#a3432f' }),
      extra(view, { is: 'lamp', x: -7.6 }),
    ]),
  );
  view.add(glow(view));
  return finish(view);
}

/** A tall window whose lamplight shows framed sheets on the glass and a plant. */
function shopWindow({ drawing }: Stage, x: number): string {
  const [w, top, h] = [2.7, -3.9, 3.05];
  const lit = drawing.gradient([
    [0, '#e3a955'],
    [0.5, '#f4cf8b'],
    [1, '#fbe7bb'],
  ]);
  const cards = Array.from({ length: 6 }, (_, i) => {
    const [cx, cy] = [x + 0.36 + (i % 3) * 0.72, top + 0.95 + Math.floor(i / 3) * 0.86];
    return (
      rect(cx, cy, 0.56, 0.66, { fill: '#fbf8f0' }) +
      rect(cx + 0.05, cy + 0.05, 0.46, 0.32, { fill: ['#8fa79a', '#b9826c', '#7f95a8'][i % 3] as string }) +
      rect(cx + 0.05, cy + 0.44, 0.32, 0.04, { fill: '#8d887d' }) +
      rect(cx + 0.05, cy + 0.52, 0.24, 0.04, { fill: '#b9b3a6' })
    );
  });
  const frame = '#e3dac6';
  return group(
    {},
    rect(x - 0.22, top - 0.26, w + 0.44, h + 0.4, { fill: '#cfc5b0' }),
    rect(x, top, w, h, { fill: lit }),
    ...cards,
    rect(x, top + 0.66, w, 0.07, { fill: frame }),
    ...[0, 0.5, 1].map((t) => rect(x + t * (w - 0.07), top, 0.07, h, { fill: frame })),
    rect(x, top, w, 0.14, { fill: '#18222a', fillOpacity: 0.3 }),
    rect(x - 0.3, top + h, w + 0.6, 0.16, { fill: '#d9cfba' }),
  );
}

function doorway(): string {
  const panels = [-2.2, -1.1].map(
    (y) =>
      rect(1.98, y, 1.14, 0.86, { fill: '#17463b' }) + rect(2.03, y + 0.05, 1.06, 0.78, { fill: '#2a6a5a' }),
  );
  return group(
    {},
    rect(1.62, -3.5, 1.86, 3.5, { fill: '#cfc5b0' }),
    rect(1.8, -3.3, 1.5, 3.3, { fill: '#1f5b4d' }),
    rect(1.86, -3.24, 1.38, 0.62, { fill: '#f4cf8b' }),
    rect(2.52, -3.24, 0.06, 0.62, { fill: '#e3dac6' }),
    ...panels,
    path('M2.5 -1.22a0.07 0.07 0 1 0 0.14 0a0.07 0.07 0 1 0 -0.14 0Z', { fill: '#d7b36a' }),
    rect(1.8, -3.3, 0.12, 3.3, { fill: '#0f2a24', fillOpacity: 0.4 }),
  );
}

/** A brass plate with the mark beside the door. */
function plate(): string {
  return group(
    { transform: 'translate(4.0 -2.7)' },
    rect(0, 0, 0.62, 0.8, { fill: '#c9a052' }),
    group(
      { transform: 'translate(0.09 0.1) scale(0.0092)', fill: '#3d2f14' },
      path(markPath, { fillRule: 'evenodd' }),
    ),
    rect(0.12, 0.62, 0.38, 0.04, { fill: '#3d2f14' }),
  );
}

/** A hanging sign with the mark, on an iron arm. */
function sign(): string {
  return group(
    { transform: 'translate(5.9 -4.6)' },
    path('M-0.9 -0.62H0.66M-0.9 -0.3Q-0.3 -0.34 0 -0.6', {
      fill: 'none',
      stroke: '#2b3235',
      strokeWidth: 0.07,
    }),
    rect(-0.42, -0.5, 0.03, 0.2, { fill: '#2b3235' }),
    rect(0.3, -0.5, 0.03, 0.2, { fill: '#2b3235' }),
    rect(-0.58, -0.32, 1.06, 1.2, { rx: 0.05, fill: '#1f5b4d' }),
    group(
      { transform: 'translate(-0.48 -0.2) scale(0.018)', fill: '#f3efe7' },
      path(markPath, { fillRule: 'evenodd' }),
    ),
  );
}

/** The window's warmth on the stones. */
function glow({ drawing, width, height, line, scale }: Stage): string {
  const fill = drawing.gradient([
    [0, '#ffdc96', 0.55],
    [1, '#ffdc96', 0],
  ]);
  return [-5.6, -2.2]
    .map((x) =>
      path(
        `M${width / 2 + x * scale} ${line}h${2.7 * scale}l${scale * 0.8} ${height - line}h${-4.3 * scale}Z`,
        { fill },
      ),
    )
    .join('');
}
