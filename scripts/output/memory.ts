import { setFlagsFromString } from 'node:v8';

/**
 * What is made for one page is gone with the next. More room for young objects (megabytes) saves a tenth of the time of
 * a large build, for the collector copies fewer of them.
 */
export const MEMORY = ['--max-semi-space-size=32', '--expose-gc'];

/** So many pages are many. */
const MANY = 1000;

/**
 * Bounds the memory of a process that draws many pages: old objects may then grow by less than usual before they are
 * looked through. Reading the site, and drawing a few pages, would take a fifth more time with it.
 * @returns to be called with each page that is drawn
 */
export function memoryBound(): () => void {
  let drawn = 0;
  return () => {
    drawn += 1;
    if (drawn !== MANY) return;
    setFlagsFromString('--heap-growing-percent=40');
    // How far the memory may grow is settled whenever it is looked through.
    globalThis.gc?.();
  };
}
