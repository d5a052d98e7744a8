import { paintFacade } from '../../elevation/facade.ts';
import { group, rect } from '../../lib/svg.ts';
import { finish, stage } from '../stage.ts';
import { styled, town } from '../style.ts';

/** A brick step gable against a pale sky, with calm space on the left. */
export function shareGable(width: number, height: number): string {
  const view = stage('share', width, height, 'summerMorning', 1.02, 62);
  const mosan = styled(town, { frame: '#e9e2d2', door: '#1f5b4d', trim: '#d9cfba', head: 'surround' });
  view.add(
    view.metres([
      paintFacade(view, {
        x: 9.8,
        width: 7,
        storeys: [3.4, 3.1, 2.8],
        rows: ['wdw', 'www', 'www'],
        wall: 'sandBrick',
        style: styled(town, { head: 'arch' }),
        cornice: '#efe6d2',
        roof: { kind: 'pitch', height: 2.2, material: 'slate', chimneys: [0.5] },
      }),
      paintFacade(view, {
        x: 2.6,
        width: 7.2,
        storeys: [3.4, 3.2, 2.6],
        rows: ['cdc', 'ccc', 'ccc'],
        wall: 'redBrick',
        style: mosan,
        quoins: '#d9cfba',
        bands: '#d9cfba',
        plinth: '#a9a08d',
        roof: { kind: 'step', height: 4.6, material: 'slate', edge: '#e3dac6' },
      }),
      group(
        { transform: 'translate(6.2 -11)' },
        rect(-0.42, -0.62, 0.84, 1.24, { fill: '#d9cfba' }),
        rect(-0.3, -0.5, 0.6, 1, { fill: '#3c4a52' }),
        rect(-0.03, -0.5, 0.06, 1, { fill: '#e9e2d2' }),
        rect(-0.3, -0.05, 0.6, 0.06, { fill: '#e9e2d2' }),
      ),
    ]),
  );
  return finish(view);
}
