import { extra } from '../../elevation/extras.ts';
import { paintFacade } from '../../elevation/facade.ts';
import { ground } from '../../elevation/ground.ts';
import { hills, woods } from '../../elevation/sky.ts';
import { tree } from '../../elevation/tree.ts';
import { group, polygon, rect } from '../../lib/svg.ts';
import { finish, haze, type Stage, stage } from '../stage.ts';
import { block, styled } from '../style.ts';
import { tram, vault } from './guillemins-station.ts';

/** Guillemins: the white vault of the station over its esplanade, a tram, blocks of flats and the glass tower. */
export function guillemins(width: number, height: number): string {
  const view = stage('guillemins', width, height, 'summerNoon', 0.74, 12);
  const { drawing, mood, line } = view;
  view.add(
    hills(drawing, line, height * 0.3, mood.hill[1]),
    woods(drawing, line, height * 0.22, mood.hill[0]),
    haze(view, height * 0.3, line, 0.3),
  );
  view.add(view.metres([...blocks(view), tower()]));
  view.add(ground(view, 'paving', line, 60), vault(view));
  view.add(
    view.metres(
      ['young', 'young', 'young'].map((kind, i) => tree(view, kind as 'young', -58 + i * 5, 8)),
      { y: line + 8 },
    ),
  );
  view.add(
    group(
      { transform: `translate(${width * 0.09} ${line + height * 0.11}) scale(${width * 0.0125})` },
      tram(),
    ),
  );
  const people = [
    [0.44, 0.12, '#b9634c'],
    [0.47, 0.13, '#35555f'],
    [0.6, 0.07, '#c9a35a'],
    [0.36, 0.05, '#4d5f55'],
    [0.82, 0.15, '#7a4a5a'],
    [0.55, 0.05, '#3b4a63'],
    [0.9, 0.06, '#8a6a44'],
  ] as const;
  view.add(
    ...people.map(([x, y, colour]) =>
      view.metres([extra(view, { is: 'person', x: 0, colour })], {
        x: width * x,
        y: line + height * y,
        scale: width * (0.009 + y * 0.07),
      }),
    ),
  );
  return finish(view);
}

function blocks(view: Stage): string[] {
  const flat = (
    x: number,
    width: number,
    floors: number,
    wall: 'greyBrick' | 'whiteRender' | 'beigeBrick',
  ): string =>
    paintFacade(view, {
      x,
      width,
      storeys: Array<number>(floors).fill(3.1),
      rows: Array<string>(floors).fill('WWWW'),
      wall,
      style: styled(block, { frame: '#5a5f62' }),
      roof: { kind: 'flat', height: 0.8, material: 'zinc' },
    });
  return [flat(-68, 16, 8, 'beigeBrick'), flat(-51, 13, 6, 'greyBrick'), flat(44, 14, 7, 'whiteRender')];
}

/** The slender glass tower beside the station. */
function tower(): string {
  const floors = Array.from({ length: 27 }, (_, i) =>
    rect(52.4, -2 - i * 2.1, 12.4, 0.3, { fill: '#f2f3ef', fillOpacity: 0.75 }),
  );
  const shape = [
    [52, 0],
    [52, -58],
    [54, -64],
    [62.4, -61],
    [65, -54],
    [65, 0],
  ] as const;
  return group(
    {},
    polygon(shape, { fill: '#8fb1bd' }),
    polygon(
      [
        [59, 0],
        [59, -62.2],
        [62.4, -61],
        [65, -54],
        [65, 0],
      ],
      { fill: '#6f94a3' },
    ),
    ...floors,
  );
}
