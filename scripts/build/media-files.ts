import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { pictureFormat } from '../../src/snapshot/picture-formats.ts';
import { filesBelow } from '../output/inputs.ts';

/** As Vite names files, on Windows too. */
const slashed = (path: string): string => path.replaceAll(sep, '/');

const NAME = 'virtual:media';
const ID = `\0${NAME}`;

/**
 * Gives the pictures of a snapshot to the code that draws pages: the module `virtual:media` holds, by their paths below
 * `media/`, functions that load them. Vite's own globs count capitals, know other endings than the check of the
 * snapshot, and read brackets in the name of a folder as a pattern.
 * @param media the folder
 */
export function mediaFiles(media: string): Plugin {
  return {
    name: 'media-files',
    resolveId: (id) => (id === NAME ? ID : undefined),
    load: (id) => (id === ID ? moduleOf(media, picturesBelow(media)) : undefined),
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
    ...lines(isDrawing, '?url'),
    '};',
    'export const sources = {',
    ...lines(isDrawing, '?raw'),
    '};',
  ].join('\n');
}
