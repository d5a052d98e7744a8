const PLACE = Symbol.for('page keys of this build');
const places: typeof globalThis & { [PLACE]?: Map<string, string> } = globalThis;

/** The key of each page by its path, for the record that a build leaves; shared as `builtSite` is. */
export function builtKeys(): Map<string, string> {
  places[PLACE] ??= new Map();
  return places[PLACE];
}
