import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transform } from './transform.ts';

/** A picture or film that a page shows: its source, and the name of its published file. */
export interface PublishedPicture {
  /** The path of the source, below `media/`. */
  path: string;
  name: string;
  /** How the source is encoded; `undefined` for a drawing or a film. */
  transform?: Transform;
}

type Noted = Map<string, PublishedPicture>;

const PLACE = Symbol.for('pictures of the page that is rendered');
const places: typeof globalThis & { [PLACE]?: AsyncLocalStorage<Noted> } = globalThis;

/**
 * The pictures of the page that is being rendered. Several pages render at once, and the bundled pages and
 * the build's own steps share this store.
 */
function noted(): AsyncLocalStorage<Noted> {
  places[PLACE] ??= new AsyncLocalStorage();
  return places[PLACE];
}

/** Publishes a picture with the page that is being rendered. */
export function notePicture(picture: PublishedPicture): void {
  noted().getStore()?.set(picture.name, picture);
}

/**
 * Renders a page.
 * @returns the result of `render`, and the pictures that the page shows
 */
export async function withPictures<T>(
  render: () => Promise<T>,
): Promise<{ result: T; pictures: PublishedPicture[] }> {
  const pictures: Noted = new Map();
  const result = await noted().run(pictures, render);
  return { result, pictures: [...pictures.values()] };
}
