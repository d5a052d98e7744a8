const PLACE = Symbol.for('files beside the pages of this build');
const places: typeof globalThis & { [PLACE]?: Map<string, Map<string, string>> } = globalThis;

/**
 * The names and contents of files, by the path of their page. The bundled pages and the build's own steps
 * share this map.
 */
function filesBeside(): Map<string, Map<string, string>> {
  places[PLACE] ??= new Map();
  return places[PLACE];
}

/**
 * Gives a page that is being rendered a file in its folder, such as the list of its gallery. A route for each such file
 * would take several times as long as rendering it; development, which renders one at a time, has routes.
 * @param name in the page's folder; from the output's folder on where it begins with a slash
 */
export function putBeside(path: string, name: string, content: string): void {
  const files = filesBeside().get(path) ?? new Map<string, string>();
  filesBeside().set(path, files.set(name, content));
}

/** Returns the files that a page added, and forgets them. */
export function takeBeside(path: string): Map<string, string> {
  const files = filesBeside().get(path);
  filesBeside().delete(path);
  return files ?? new Map();
}
