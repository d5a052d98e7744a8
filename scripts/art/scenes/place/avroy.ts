import { extra } from '../../elevation/extras.ts';
import { paintFacade } from '../../elevation/facade.ts';
import { ground } from '../../elevation/ground.ts';
import { woods } from '../../elevation/sky.ts';
import { water } from '../../elevation/surface.ts';
import { tree } from '../../elevation/tree.ts';
import { el, group, path } from '../../lib/svg.ts';
import { finish, haze, type Stage, stage } from '../stage.ts';
import { block, styled } from '../style.ts';

/** Avroy: the park's pond with plane trees and benches, and a row of mid-century blocks with balconies beyond. */
export function avroy(width: number, height: number): string {
  const view = stage('avroy', width, height, 'summerMorning', 0.62, 19);
  const { drawing, mood, line } = view;
  view.add(
    woods(drawing, line, height * 0.2, mood.hill[1]),
    view.metres(blocks(view)),
    haze(view, height * 0.2, line, 0.18),
  );
  view.add(
    view.metres(
      [-37, -29, -18.5, 15, 24, 33, 40].map((x, i) =>
        tree(view, i % 3 === 1 ? 'round' : 'plane', x, 10 + (i % 3) * 1.6),
      ),
    ),
  );
  view.add(ground(view, 'lawn', line, 40), pond(view));
  view.add(
    view.metres(
      [
        extra(view, { is: 'bench', x: -9 }),
        extra(view, { is: 'person', x: -5.6, colour: '#b9634c' }),
        extra(view, { is: 'bench', x: 5 }),
        extra(view, { is: 'person', x: 6, colour: '#37566b' }),
        extra(view, { is: 'lamp', x: 0 }),
      ],
      { y: line + height * 0.05, scale: view.scale * 1.6 },
    ),
  );
  view.add(view.metres([tree(view, 'plane', -14, 13)], { y: height * 0.93, scale: view.scale * 2.5 }));
  view.add(view.metres([tree(view, 'willow', 11.6, 9)], { y: height * 0.86, scale: view.scale * 2.4 }));
  return finish(view);
}

function blocks(view: Stage): string[] {
  const walls = ['creamStone', 'concrete', 'sandBrick', 'whiteRender', 'limestone', 'beigeBrick'] as const;
  let x = -43;
  return walls.map((wall, i) => {
    const [width, floors] = [12.5 + (i % 3) * 2.4, 7 + ((i * 2) % 4)];
    const parapet = (['solid', 'iron', 'glass'] as const)[i % 3] as 'solid' | 'iron' | 'glass';
    const storeys = [3.6, ...Array<number>(floors).fill(2.8)];
    const drawn = paintFacade(view, {
      x,
      width,
      storeys,
      rows: ['WeWW', ...Array<string>(floors).fill('WWWW')],
      wall,
      style: styled(block, { frame: i % 2 ? '#5d625f' : '#ece8dd' }),
      roof: { kind: 'flat', height: 0.7, material: 'zinc' },
      balconies: [
        {
          storeys: storeys.map((_, n) => n).slice(1),
          from: i % 2 ? 0 : 1,
          to: i % 2 ? 1 : 2,
          parapet,
          colour: parapet === 'iron' ? '#4b5052' : '#ddd3bd',
        },
      ],
    });
    x += width + 0.4;
    return drawn;
  });
}

/** The pond with its low stone rim, the sky in it and two swans. */
function pond(view: Stage): string {
  const { width, height, line, drawing } = view;
  const [cx, cy, rx, ry] = [width * 0.5, line + height * 0.22, width * 0.4, height * 0.115];
  const clip = drawing.define('pond', () =>
    el('clipPath', { id: 'pond' }, el('ellipse', { cx, cy, rx, ry })),
  );
  const swan = (x: number, y: number, side: number): string =>
    group(
      { transform: `translate(${x} ${y}) scale(${side} 1)` },
      path(
        'M-26 0Q-22 -16 2 -14Q16 -12 18 -22Q18 -34 9 -34Q3 -33 5 -28Q11 -31 12 -24Q10 -18 20 -8Q26 2 8 5H-14Q-24 5 -26 0Z',
        { fill: '#fbfaf5' },
      ),
      path('M3 -31L-4 -28L4 -27Z', { fill: '#d98b3f' }),
    );
  return group(
    {},
    el('ellipse', { cx, cy, rx: rx + 16, ry: ry + 10, fill: '#cfc6b4' }),
    el('ellipse', { cx, cy: cy + 3, rx: rx + 4, ry: ry + 3, fill: '#8f897c' }),
    group(
      { clipPath: clip },
      water(view, cy - ry, ry * 2),
      el('ellipse', {
        cx,
        cy: cy - ry * 1.1,
        rx: rx * 0.95,
        ry: ry * 0.7,
        fill: '#5f7d5c',
        fillOpacity: 0.3,
      }),
    ),
    swan(width * 0.42, cy + 8, 1),
    swan(width * 0.55, cy - 18, -0.8),
  );
}
