import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { main } from './content.ts';

const sizes = new Map<string, number>();

/** The size of a file of the site as a CDN sends it, in bytes. */
function fileSize(path: string): number {
  const size = sizes.get(path) ?? brotliCompressSync(readFileSync(join(main.out, path))).length;
  sizes.set(path, size);
  return size;
}

/**
 * Counts the script files that a page of the main site requests from now on, including workers, and the texts of
 * forms' scripts.
 * @returns a function that returns their bytes after brotli so far, each file once
 */
export function weighScripts(page: Page): () => number {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === main.url && /\.js$|\/data\/forms\//.test(pathname)) paths.add(pathname);
  });
  return () => [...paths].reduce((sum, path) => sum + fileSize(path), 0);
}
