import { extname } from 'node:path';

/** The films under `media/` that are published, by their endings: every browser of the floor plays them. */
const TYPES = { '.mp4': 'video/mp4', '.webm': 'video/webm' } as const;

export type FilmType = (typeof TYPES)[keyof typeof TYPES];

/** The type by a film's name. @returns `undefined` if the site publishes no film of such a name */
export function filmType(path: string): FilmType | undefined {
  const ending = extname(path).toLowerCase();
  return ending === '.mp4' || ending === '.webm' ? TYPES[ending] : undefined;
}
