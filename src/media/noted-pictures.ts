import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transform } from './transform.ts';

/** A picture that a page shows: what it is made from, and the name of its file. */
export interface PublishedPicture {
  /** Of its source, below `media/`. */
  path: string;
  name: string;
  /** What it becomes; a drawing has none. */
  transform?: Transform;
}

type Noted = Map<string, PublishedPicture>;

const PLACE = Symbol.for('pictures of the page that is rendered');
const places: typeof globalThis & { [PLACE]?: AsyncLocalStorage<Noted> } = globalThis;

/** Pages are rendered side by side; the bundled pages and the build's own steps share one place. */
function noted(): AsyncLocalStorage<Noted> {
  places[PLACE] ??= new AsyncLocalStorage();
  return places[PLACE];
}

/** Has a picture published with the page that is being rendered. */
export function notePicture(picture: PublishedPicture): void {
  noted().getStore()?.set(picture.name, picture);
}

/** Renders a page. @returns what `render` gives, and the pictures that the page shows */
export async function withPictures<T>(
  render: () => Promise<T>,
): Promise<{ result: T; pictures: PublishedPicture[] }> {
  const pictures: Noted = new Map();
  const result = await noted().run(pictures, render);
  return { result, pictures: [...pictures.values()] };
}
