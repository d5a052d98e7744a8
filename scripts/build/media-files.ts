import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, extname, join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { pictureFormat } from '../../src/snapshot/picture-formats.ts';
import { drawingSize } from '../../src/ui/drawing-size.ts';
import { filesBelow } from '../output/inputs.ts';

/** As Vite names files, on Windows too. */
const slashed = (path: string): string => path.replaceAll(sep, '/');

const NAME = 'virtual:media';
const ID = `\0${NAME}`;
const DRAWING = '?drawing';
/** Another number cleans every drawing anew: raised when the rules for drawings change. */
const CLEANING = '1';

/**
 * Gives the pictures of a snapshot to the code that draws pages: the module `virtual:media` holds, by their paths below
 * `media/`, functions that load them. Vite's own globs count capitals, know other endings than the check of the
 * snapshot, and read brackets in the name of a folder as a pattern.
 * Drawings (SVG) are published without anything that acts or loads.
 * @param media the folder
 * @param cache where clean drawings are kept for the next build
 */
export function mediaFiles(media: string, cache: string): Plugin {
  return {
    name: 'media-files',
    enforce: 'pre',
    resolveId: (id) => (id === NAME ? ID : undefined),
    load(id) {
      if (id === ID) return moduleOf(media, picturesBelow(media));
      if (!id.endsWith(DRAWING)) return undefined;
      const file = id.slice(0, -DRAWING.length);
      this.addWatchFile(file);
      return drawingModule(file, cache);
    },
    // In development: a picture that came or went.
    hotUpdate({ type, file, modules }) {
      const isPicture = file.startsWith(`${slashed(media)}/`) && pictureFormat(file) !== undefined;
      const module = this.environment.moduleGraph.getModuleById(ID);
      return type !== 'update' && isPicture && module ? [...modules, module] : undefined;
    },
  };
}

/** The paths of all pictures below a folder, with `/`. */
const picturesBelow = (folder: string): string[] =>
  filesBelow(folder)
    .map((file) => slashed(relative(folder, file)))
    .filter((path) => pictureFormat(path) !== undefined);

function moduleOf(media: string, paths: readonly string[]): string {
  const lines = (wanted: (path: string) => boolean, query: string) =>
    paths
      .filter(wanted)
      .map(
        (path) =>
          `${JSON.stringify(path)}: () => import(${JSON.stringify(`${slashed(join(media, path))}${query}`)}),`,
      );
  const isDrawing = (path: string) => pictureFormat(path) === 'svg';
  return [
    'export const rasters = {',
    ...lines((path) => !isDrawing(path), ''),
    '};',
    'export const drawings = {',
    ...lines(isDrawing, DRAWING),
    '};',
  ].join('\n');
}

/**
 * The module of a drawing: the address of its clean copy, which lies in the cache under the digest of its source, and
 * the size that it gives itself.
 * @throws naming a drawing that is not well-formed
 */
async function drawingModule(file: string, cache: string): Promise<string> {
  const source = readFileSync(file, 'utf8');
  const digest = createHash('sha256').update(CLEANING).update(source).digest('hex').slice(0, 16);
  const folder = join(resolve(cache), 'drawings', digest);
  // Small letters, by which servers tell the type and the policy of a drawing.
  const copy = join(folder, `${basename(file, extname(file))}.svg`);
  if (!existsSync(copy)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${copy}.${process.pid}`, await clean(source, file));
    renameSync(`${copy}.${process.pid}`, copy);
  }
  return [
    `import url from ${JSON.stringify(`${slashed(copy)}?url`)};`,
    `export default { url, size: ${JSON.stringify(drawingSize(source)) ?? 'undefined'} };`,
  ].join('\n');
}

async function clean(source: string, file: string): Promise<string> {
  // Takes long to load, and is needed for new drawings only.
  const { cleanDrawing } = await import('./clean-drawing.ts');
  try {
    return cleanDrawing(source);
  } catch (error) {
    throw new Error(`${file} is no well-formed drawing: ${(error as Error).message}`);
  }
}
