import { setFlagsFromString } from 'node:v8';

/**
 * What is made for one page is gone with the next. More room for young objects (megabytes) saves a tenth of the time of
 * a large build, for the collector copies fewer of them.
 */
export const MEMORY = ['--max-semi-space-size=32', '--expose-gc'];

/** The bundler's own memory, of which it would keep 400 MB that it needs no more, is given back at once. */
export const MEMORY_ENV = { MIMALLOC_PURGE_DELAY: '0', MIMALLOC_ARENA_EAGER_COMMIT: '0' };

/** So many pages are many. */
export const MANY = 1000;

/** Bytes; to give back less is not worth the time. */
const LARGE_HEAP = 300e6;

/**
 * Gives back what is no longer needed, once a large site has been read. A process keeps the memory that it has once had
 * otherwise, however little of it is in use.
 */
export function giveBack(): void {
  if (process.memoryUsage().heapTotal < LARGE_HEAP) return;
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/**
 * Bounds the memory of a process that draws many pages: old objects may then grow by less than usual before they are
 * looked through. Reading the site, and drawing a few pages, would take a fifth more time with it.
 */
export function boundMemory(): void {
  setFlagsFromString('--heap-growing-percent=40');
  // How far the memory may grow is settled whenever it is looked through.
  giveBack();
}
