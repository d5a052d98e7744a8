import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, pointer, show } from '../fault.ts';
import type { RawSnapshot } from '../files.ts';
import { isFilm } from '../film-file.ts';
import { filmType } from '../film-formats.ts';
import { isInside, OUTSIDE } from '../read-text.ts';
import type { MenuPage } from '../schema/menu.ts';

/** The description of a fault in a film's address; `found` follows the address itself. */
type Words = Pick<Fault, 'level' | 'found' | 'expected' | 'hint'>;

/**
 * Checks the films of the pages' banners. One under `media/` must be there and be what its name says. One on
 * a host that `site.json` does not list is a warning: browsers do not load it, and the banner stays a picture.
 * @param dir the folder that has `media/`
 */
export function checkFilms(
  { menu, site }: Pick<RawSnapshot, 'menu'> & Partial<RawSnapshot>,
  dir: string,
): Fault[] {
  return placed(menu).flatMap(({ page: { id, params }, path }) => {
    const address = params.banner?.video?.address;
    if (address === undefined) return [];
    const words = URL.canParse(address) ? hostProblem(address, site?.mediaHosts) : fileProblem(dir, address);
    const at = pointer([...path, 'params', 'banner', 'video']);
    return words
      ? [{ file: 'menu.json', pointer: at, id, ...words, found: `${show(address)}${words.found}` }]
      : [];
  });
}

/** All pages, each with its place in the file. */
const placed = (
  menu: readonly MenuPage[],
  path: readonly PropertyKey[] = [],
): { page: MenuPage; path: readonly PropertyKey[] }[] =>
  menu.flatMap((page, index) => [
    { page, path: [...path, index] },
    ...placed(page.childMenus, [...path, index, 'childMenus']),
  ]);

function hostProblem(address: string, hosts: readonly string[] | undefined): Words | undefined {
  const { origin, pathname } = new URL(address);
  if (filmType(pathname) === undefined || hosts === undefined || hosts.includes(origin)) return undefined;
  return {
    level: 'warning',
    found: ', which browsers do not load from there',
    expected: 'a film below media/, or one on a host of "mediaHosts" in site.json',
    hint: `Add "${origin}" to "mediaHosts", or copy the file below media/. Until then the banner is a picture.`,
  };
}

function fileProblem(dir: string, path: string): Words | undefined {
  const file = `media/${path}`;
  const place = join(dir, file);
  if (!existsSync(place) || !statSync(place).isFile())
    return {
      level: 'error',
      found: ', and no such file',
      expected: `the file ${file}`,
      hint: 'Copy the film there, or correct the path (capital letters count).',
    };
  if (!isInside(dir, file)) return { level: 'error', ...OUTSIDE, found: `, ${OUTSIDE.found}` };
  if (isFilm(place)) return undefined;
  return {
    level: 'error',
    found: ', a file that is no such film',
    expected: 'a film of the format that its name says',
    hint: 'Play it to see; export it again as MP4 (H.264).',
  };
}
