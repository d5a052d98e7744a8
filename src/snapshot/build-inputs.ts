import { readFileSync } from 'node:fs';

/** What a build is made from beside the snapshot's records; written by `scripts/output`, named by `BUILD_INPUTS`. */
export interface BuildInputs {
  /** A digest of everything that draws pages: code, interface texts, settings, packages. */
  code: string;
  /** A digest for each file below `media/`. */
  media: Readonly<Record<string, string>>;
  /** A part that keys leave out: for the check that an incomplete key is noticed. */
  without?: string | undefined;
}

let inputs: BuildInputs | undefined;

/** The inputs of this build; none where Astro was started by itself, which then renders every page. */
export function buildInputs(): BuildInputs | undefined {
  const file = process.env['BUILD_INPUTS'];
  if (file) inputs ??= JSON.parse(readFileSync(file, 'utf8')) as BuildInputs;
  return inputs;
}

const PLACE = Symbol.for('page keys of this build');
const places: typeof globalThis & { [PLACE]?: Map<string, string> } = globalThis;

/** The key of each page by its path, for the record that a build leaves; shared as `builtSite` is. */
export function builtKeys(): Map<string, string> {
  places[PLACE] ??= new Map();
  return places[PLACE];
}
