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
  total(pageScripts(site, page).map((path) => fileSize(site, path))) + compressed(inline(page.scripts), 5);

/** The same for a visitor without a stored choice, who sees the consent dialog. */
export function firstVisitWeight(site: Site, page: Page): number {
  if (!asksForConsent(page)) return jsWeight(site, page);
  const known = new Set(pageScripts(site, page));
  const further = closure(site, [consentScript(site)]).filter((path) => !known.has(path));
  return jsWeight(site, page) + total(further.map((path) => fileSize(site, path)));
}

/**
 * Bytes of a script that a page loads later, with those of its static imports that the page does not have.
 * @param name of the script's source, which its file is called after
 */
export function lateWeight(site: Site, page: Page, name: string): number {
  const known = new Set(pageScripts(site, page));
  const found = [...site.files].filter((path) => path.startsWith(`/_astro/${name}.`) && path.endsWith('.js'));
  if (found.length !== 1) throw new Error(`${site.out} has ${found.length} scripts of the name ${name}.`);
  const further = closure(site, found).filter((path) => !known.has(path));
  return total(further.map((path) => fileSize(site, path)));
}

/** Whether a page asks a visitor without a stored choice for consent. */
export const asksForConsent = ({ html }: Page): boolean => html.includes('data-consent-config');

/** The script that opens the consent dialog, which is loaded on a first visit only. */
export function consentScript({ files, out }: Site): string {
  const found = [...files].filter((path) => /^\/_astro\/consent-dialog\.[\w-]+\.js$/.test(path));
  if (found.length !== 1) throw new Error(`${out} has ${found.length} scripts that open the consent dialog.`);
  return found[0] ?? '';
}

/** The scripts of a site's file and all their static imports that belong to React. */
export const reactIn = (site: Site, path: string): string[] =>
  closure(site, [path]).filter((file) => readFileSync(join(site.out, file), 'utf8').includes('react.'));

/** Addresses of the scripts that a page loads before any interaction, with all their static imports. */
export function pageScripts(site: Site, page: Page): string[] {
  return closure(site, [
    ...page.scripts.flatMap(({ src }) => (src ? [src] : [])),
    ...[...page.html.matchAll(/<link[^>]+rel="modulepreload"[^>]+href="([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    ),
    ...eagerIslands(page.html),
    ...imports(inline(page.scripts), '/'),
  ]);
}

/** The scripts of islands that hydrate without interaction. */
const eagerIslands = (html: string): string[] =>
  [...html.matchAll(/<astro-island[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => /\bclient="(load|idle|only)"/.test(tag))
    .flatMap((tag) =>
      [...tag.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map((match) => match[1] ?? ''),
    );

/** A script's static imports, not those of `import()`. */
const imports = (code: string, from: string): string[] =>
  [...code.matchAll(/(?:from|import)\s*["'`]((?:\.{0,2}\/)[^"'`]+\.js)["'`]/g)].map((match) =>
    posix.resolve(dirname(from), match[1] ?? ''),
  );

function closure(site: Site, first: readonly string[]): string[] {
  const seen = new Set<string>();
  const follow = (path: string) => {
    if (seen.has(path) || !site.files.has(path)) return;
    seen.add(path);
    for (const next of imports(readFileSync(join(site.out, path), 'utf8'), path)) follow(next);
  };
  for (const path of first) follow(path);
  return [...seen];
}
