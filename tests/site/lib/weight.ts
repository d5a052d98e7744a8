import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from './page.ts';
import type { Site } from './site.ts';

const compressed = (text: string | Buffer, quality: number): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/**
 * Bytes after brotli at the quality of a CDN; the slow best quality is used only if the fast one exceeds the
 * budget.
 */
export function brotliSize(text: string | Buffer, budget: number): number {
  const quick = compressed(text, 5);
  return quick <= budget ? quick : compressed(text, 11);
}

const sizes = new Map<string, number>();

/** Bytes of a file of the site after brotli at best quality. */
function fileSize(site: Site, path: string): number {
  const file = join(site.out, path);
  const size = sizes.get(file) ?? compressed(readFileSync(file), 11);
  sizes.set(file, size);
  return size;
}

const total = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0);

const inline = (sources: readonly { text?: string }[]): string =>
  sources.map(({ text }) => text ?? '').join('\n');

/** Bytes of a page's styles, including inline ones. */
export const cssWeight = (site: Site, page: Page): number =>
  total(page.styles.flatMap(({ href }) => (href ? [fileSize(site, href)] : []))) +
  compressed(inline(page.styles), 5);

/** Bytes of the scripts that a page loads before any interaction, with all their static imports. */
export const jsWeight = (site: Site, page: Page): number =>
  scriptWeight(site, page, /\bclient="(load|idle|only)"/);

/** The same for a visitor without a stored choice, who sees the consent dialog. */
export const firstVisitWeight = (site: Site, page: Page): number =>
  scriptWeight(site, page, /\bclient="(load|idle|only|consent)"/);

/** @param eager matches the islands that hydrate without interaction */
function scriptWeight(site: Site, page: Page, eager: RegExp): number {
  const first = [
    ...page.scripts.flatMap(({ src }) => (src ? [src] : [])),
    ...[...page.html.matchAll(/<link[^>]+rel="modulepreload"[^>]+href="([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    ),
    ...eagerIslands(page.html, eager),
    ...imports(inline(page.scripts), '/'),
  ];
  return (
    total([...closure(site, first)].map((path) => fileSize(site, path))) + compressed(inline(page.scripts), 5)
  );
}

/** The scripts of islands that hydrate without interaction. */
const eagerIslands = (html: string, eager: RegExp): string[] =>
  [...html.matchAll(/<astro-island[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => eager.test(tag))
    .flatMap((tag) =>
      [...tag.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map((match) => match[1] ?? ''),
    );

/** A script's static imports, not those of `import()`. */
const imports = (code: string, from: string): string[] =>
  [...code.matchAll(/(?:from|import)\s*["'`]((?:\.{0,2}\/)[^"'`]+\.js)["'`]/g)].map((match) =>
    posix.resolve(dirname(from), match[1] ?? ''),
  );

function closure(site: Site, first: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const follow = (path: string) => {
    if (seen.has(path) || !site.files.has(path)) return;
    seen.add(path);
    for (const next of imports(readFileSync(join(site.out, path), 'utf8'), path)) follow(next);
  };
  for (const path of first) follow(path);
  return seen;
}
