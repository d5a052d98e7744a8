import { type Random, random } from './random.ts';
import { document, el } from './svg.ts';

/** A stop of a gradient: where it stands (0 to 1), its colour and how opaque it is. */
type Stop = readonly [offset: number, colour: string, opacity?: number];

/** A picture in the making: its size, its definitions, its shapes in painting order and its source of chance. */
export class Drawing {
  readonly random: Random;
  readonly #definitions = new Map<string, string>();
  readonly #shapes: string[] = [];
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number, seed: string) {
    this.width = width;
    this.height = height;
    this.random = random(seed);
  }

  /** Paints shapes over what is there. */
  add(...shapes: string[]): void {
    this.#shapes.push(...shapes);
  }

  /** Registers a definition once and returns the reference to it. */
  define(id: string, make: () => string): string {
    if (!this.#definitions.has(id)) this.#definitions.set(id, make());
    return `url(#${id})`;
  }

  /** A gradient from top to bottom, or along the angle (degrees, 0 is downwards, 90 to the right). */
  gradient(stops: readonly Stop[], angle = 0): string {
    const id = `g${this.#key(JSON.stringify([stops, angle]))}`;
    return this.define(id, () => {
      const along = (angle * Math.PI) / 180;
      const [dx, dy] = [Math.sin(along), Math.cos(along)];
      const ends = { x1: 0.5 - dx / 2, y1: 0.5 - dy / 2, x2: 0.5 + dx / 2, y2: 0.5 + dy / 2 };
      return el('linearGradient', { id, ...ends }, ...stops.map(stop));
    });
  }

  /** A gradient from the middle outwards. */
  glow(stops: readonly Stop[]): string {
    const id = `r${this.#key(JSON.stringify(stops))}`;
    return this.define(id, () => el('radialGradient', { id }, ...stops.map(stop)));
  }

  /** Softens what is painted with it by `deviation` user units. */
  blur(deviation: number): string {
    const id = `b${String(deviation).replace('.', '_')}`;
    const box = { x: '-50%', y: '-50%', width: '200%', height: '200%' };
    return this.define(id, () =>
      el('filter', { id, ...box }, el('feGaussianBlur', { stdDeviation: deviation })),
    );
  }

  /** The finished picture. */
  svg(): string {
    return document(this.width, this.height, el('defs', {}, ...this.#definitions.values()), ...this.#shapes);
  }

  readonly #keys = new Map<string, number>();
  #key(text: string): number {
    const known = this.#keys.get(text) ?? this.#keys.size + 1;
    this.#keys.set(text, known);
    return known;
  }
}

function stop([offset, colour, opacity]: Stop): string {
  return el('stop', { offset, stopColor: colour, stopOpacity: opacity });
}
