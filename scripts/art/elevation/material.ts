import type { Drawing } from '../lib/drawing.ts';
import { mix } from '../lib/palette.ts';
import { random } from '../lib/random.ts';
import { el, polyline, rect } from '../lib/svg.ts';

type Bond = 'brick' | 'ashlar' | 'rubble' | 'boards' | 'slate' | 'tile' | 'ribs' | 'slats' | 'plain';

/** A wall or roof covering: its colour and how its pieces lie. */
interface Material {
  colour: string;
  bond: Bond;
}

export const materials = {
  redBrick: { colour: '#a9573f', bond: 'brick' },
  orangeBrick: { colour: '#bd6c48', bond: 'brick' },
  brownBrick: { colour: '#8a5a45', bond: 'brick' },
  darkBrick: { colour: '#6e4a3d', bond: 'brick' },
  sandBrick: { colour: '#cbb08a', bond: 'brick' },
  yellowBrick: { colour: '#cfa96a', bond: 'brick' },
  ochreBrick: { colour: '#bf935a', bond: 'brick' },
  greyBrick: { colour: '#bdbab2', bond: 'brick' },
  beigeBrick: { colour: '#d3c4ab', bond: 'brick' },
  whiteBrick: { colour: '#ebe6da', bond: 'brick' },
  limestone: { colour: '#d8cfbd', bond: 'ashlar' },
  creamStone: { colour: '#e4d9c2', bond: 'ashlar' },
  fieldstone: { colour: '#b3aa9a', bond: 'rubble' },
  whiteRender: { colour: '#efeae0', bond: 'plain' },
  creamRender: { colour: '#e9dcc3', bond: 'plain' },
  concrete: { colour: '#d5d1c7', bond: 'plain' },
  larch: { colour: '#b88a5d', bond: 'slats' },
  darkTimber: { colour: '#5b463a', bond: 'slats' },
  slate: { colour: '#55616a', bond: 'slate' },
  darkTile: { colour: '#4f4b4b', bond: 'tile' },
  redTile: { colour: '#a65a43', bond: 'tile' },
  brownTile: { colour: '#7b5646', bond: 'tile' },
  zinc: { colour: '#8f9a9d', bond: 'ribs' },
  greySteel: { colour: '#aab0b1', bond: 'ribs' },
  whitePanel: { colour: '#e7e6e0', bond: 'ribs' },
} as const satisfies Record<string, Material>;

export type MaterialName = keyof typeof materials;

const pieces: Record<Bond, { width: number; height: number; shift: number; joint: number; vary: number }> = {
  brick: { width: 0.42, height: 0.14, shift: 0.5, joint: 0.16, vary: 0.09 },
  ashlar: { width: 1.1, height: 0.45, shift: 0.5, joint: 0.14, vary: 0.05 },
  rubble: { width: 0.62, height: 0.26, shift: 0.37, joint: 0.2, vary: 0.14 },
  boards: { width: 3, height: 0.16, shift: 0.3, joint: 0.2, vary: 0.06 },
  slate: { width: 0.36, height: 0.22, shift: 0.5, joint: 0.2, vary: 0.1 },
  tile: { width: 0.34, height: 0.3, shift: 0, joint: 0.24, vary: 0.07 },
  ribs: { width: 0.5, height: 4, shift: 0, joint: 0.22, vary: 0.02 },
  slats: { width: 0.2, height: 4, shift: 0, joint: 0.24, vary: 0.08 },
  plain: { width: 4, height: 4, shift: 0, joint: 0, vary: 0 },
};

/** The fill of a covering, in metres: use it inside a group that is scaled to metres. */
export function covering(drawing: Drawing, name: MaterialName): string {
  const material: Material = materials[name];
  if (material.bond === 'plain') return material.colour;
  return drawing.define(`m-${name}`, () => pattern(`m-${name}`, material));
}

function pattern(id: string, { colour, bond }: Material): string {
  const { width, height, shift, joint, vary } = pieces[bond];
  const [columns, rows] = height > 3 ? [8, 1] : width > 2 ? [1, 8] : [6, 8];
  const [tileWidth, tileHeight] = [columns * width, rows * height];
  const chance = random(id);
  const shapes = [rect(0, 0, tileWidth, tileHeight, { fill: colour })];
  const line = { stroke: mix(colour, '#1d1a18', 0.55), strokeOpacity: joint, strokeWidth: 0.022 };
  for (let row = 0; row < rows; row++) {
    const offset = row % 2 === 0 ? 0 : shift * width;
    const y = row * height;
    for (let column = -1; column < columns; column++) {
      const x = column * width + offset;
      const tone = chance.between(-1, 1) * vary;
      const fill = mix(colour, tone > 0 ? '#fff6e6' : '#1c1512', Math.abs(tone));
      // The piece that leaves the tile on the right is the one that enters on the left.
      if (column >= 0 && x + width <= tileWidth + 0.001) shapes.push(rect(x, y, width, height, { fill }));
      shapes.push(
        polyline(
          [
            [x, y],
            [x, y + height],
          ],
          line,
        ),
      );
    }
    if (rows > 1)
      shapes.push(
        polyline(
          [
            [0, y],
            [tileWidth, y],
          ],
          line,
        ),
      );
  }
  return el(
    'pattern',
    { id, patternUnits: 'userSpaceOnUse', width: tileWidth, height: tileHeight },
    ...shapes,
  );
}
