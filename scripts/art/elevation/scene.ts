import { Drawing } from '../lib/drawing.ts';
import { group, rect } from '../lib/svg.ts';
import { type Extra, extra } from './extras.ts';
import { type Facade, paintFacade } from './facade.ts';
import { type GroundKind, ground } from './ground.ts';
import { type MoodName, moods } from './mood.ts';
import { neighbour, type Street } from './neighbour.ts';
import { hills, mist, sky, woods } from './sky.ts';
import { type TreeKind, tree } from './tree.ts';

/** A tree: its kind, where it stands and how high it is, in metres. */
type TreeSpec = readonly [kind: TreeKind, x: number, height: number];

/** A street view in elevation. Positions in metres from the middle of the picture. */
export interface Scene {
  mood: MoodName;
  ground: GroundKind;
  /** Pixels per metre in a picture 1200 px wide. */
  scale: number;
  /** Where the ground line lies, as a share of the height. */
  line?: number;
  /** What closes the view behind the houses. */
  far?: 'woods' | 'hills' | 'none';
  facades: readonly Facade[];
  /** Houses to the left and right of the subject that fill the street. */
  street?: Street;
  behind?: readonly TreeSpec[];
  before?: readonly TreeSpec[];
  extras?: readonly Extra[];
}

/** Draws a scene as SVG. */
export function drawScene(scene: Scene, width: number, height: number, seed: string): string {
  const drawing = new Drawing(width, height, seed);
  const mood = moods[scene.mood];
  const site = { drawing, mood };
  const line = height * (scene.line ?? 0.86);
  const scale = (scene.scale * width) / 1200;
  const metres = (...shapes: string[]) =>
    group({ transform: `translate(${width / 2} ${line}) scale(${scale})` }, ...shapes);
  const far = scene.far ?? 'woods';
  drawing.add(sky(drawing, mood, line));
  if (far !== 'none')
    drawing.add(
      far === 'woods'
        ? woods(drawing, line, height * 0.3, mood.hill[1])
        : hills(drawing, line, height * 0.26, mood.hill[1]),
    );
  if (far !== 'none')
    drawing.add(
      far === 'woods'
        ? woods(drawing, line, height * 0.17, mood.hill[0])
        : hills(drawing, line, height * 0.14, mood.hill[0], 2),
    );
  drawing.add(mist(drawing, mood, height * 0.3, line), ground(site, scene.ground, line, scale));
  drawing.add(metres(...(scene.behind ?? []).map(([kind, x, h]) => tree(site, kind, x, h))));
  const houses = [...(scene.street ? row(drawing, scene, width / scale) : []), ...scene.facades];
  drawing.add(metres(...houses.map((facade) => paintFacade(site, facade))));
  drawing.add(
    metres(
      ...(scene.extras ?? []).map((item) => extra(site, item)),
      ...(scene.before ?? []).map(([kind, x, h]) => tree(site, kind, x, h)),
    ),
  );
  const [colour, strength] = mood.light;
  drawing.add(
    rect(0, 0, width, height, {
      fill: drawing.gradient(
        [
          [0, colour, strength],
          [0.6, colour, strength * 0.6],
          [1, '#2a2e33', strength * 0.35],
        ],
        35,
      ),
    }),
  );
  return drawing.svg();
}

function row(drawing: Drawing, { facades, street = 'town' }: Scene, across: number): Facade[] {
  const chance = drawing.random;
  const left = Math.min(...facades.map(({ x }) => x));
  const right = Math.max(...facades.map(({ x, width }) => x + width));
  const houses: Facade[] = [];
  for (let x = right, before = facades.at(-1)?.wall; x < across / 2 + 1; ) {
    const width = chance.between(5.4, 7.4);
    const house = neighbour(chance, street, x, width, before);
    houses.push(house);
    [x, before] = [x + width, house.wall];
  }
  for (let x = left, before = facades[0]?.wall; x > -across / 2 - 1; ) {
    const width = chance.between(5.4, 7.4);
    x -= width;
    const house = neighbour(chance, street, x, width, before);
    houses.push(house);
    before = house.wall;
  }
  return houses;
}
