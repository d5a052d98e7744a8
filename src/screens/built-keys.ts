const PLACE = Symbol.for('page keys of this build');
const places: typeof globalThis & { [PLACE]?: Map<string, string> } = globalThis;

/**
 * The key of each page by its path, for the record that a build saves. Shared between module copies, like
 * `builtSite`.
 */
export function builtKeys(): Map<string, string> {
  places[PLACE] ??= new Map();
  return places[PLACE];
}
