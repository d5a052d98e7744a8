import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { applyRule, parseRedirects, type RedirectRule } from '../../../scripts/serve/redirects.ts';
import type { RouteTable } from '../../../src/routing/route.ts';
import { buildRouteTable } from '../../../src/routing/table.ts';
import type { Snapshot } from '../../../src/snapshot/domain.ts';
import { loadSnapshot } from '../../../src/snapshot/read.ts';
import { type Page, readPage } from './page.ts';

export interface Site {
  out: string;
  snapshotDir: string;
  snapshot: Snapshot;
  table: RouteTable;
  /** The origin of the site's address, without a final slash. */
  origin: string;
  /** Every file by its path, `/fr/index.html`. */
  files: Set<string>;
  pages: Map<string, Page>;
  redirects: RedirectRule[];
}

/** Reads a built site: every page, and the route table of its snapshot. */
export function readSite(out: string, snapshotDir: string): Site {
  const snapshot = loadSnapshot(snapshotDir);
  const files = new Set(filesIn(out).map((file) => `/${relative(out, file).replaceAll('\\', '/')}`));
  const pages = [...files]
    .filter((file) => file.endsWith('.html'))
    .map((file) => readPage(join(out, file), file.replace(/\/index\.html$/, '/')));
  return {
    out,
    snapshotDir,
    snapshot,
    table: buildRouteTable(snapshot).table,
    origin: snapshot.site.url.replace(/\/$/, ''),
    files,
    pages: new Map(pages.map((page) => [page.path, page])),
    redirects: files.has('/_redirects') ? parseRedirects(readFileSync(join(out, '_redirects'), 'utf8')) : [],
  };
}

const filesIn = (dir: string): string[] =>
  readdirSync(dir).flatMap((name) => {
    const path = join(dir, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });

/** The target of an address within the site. */
export type Target =
  | { type: 'external' }
  | { type: 'page'; page: Page; hash: string }
  | { type: 'file'; path: string }
  | { type: 'redirect'; to: string }
  | { type: 'nowhere' };

/**
 * Resolves an address like a browser on a page, without any request to another site.
 * @param from path of the page that contains the address
 */
export function resolveAddress(site: Site, from: string, address: string): Target {
  const base = new URL(encodeURI(from), site.origin);
  const url = URL.parse(address, base);
  if (!url) return { type: 'nowhere' };
  if (url.origin !== base.origin) return { type: 'external' };
  const path = decodeURIComponent(url.pathname);
  const page = site.pages.get(path) ?? site.pages.get(path.replace(/index\.html$/, ''));
  if (page?.kind === 'redirect') return { type: 'redirect', to: page.refresh ?? '' };
  if (page) return { type: 'page', page, hash: decodeURIComponent(url.hash.slice(1)) };
  if (site.files.has(path)) return { type: 'file', path };
  for (const rule of site.redirects) {
    const to =
      rule.from === path || /[*:]/.test(rule.from) ? applyRule(rule, path, url.search.slice(1)) : undefined;
    if (to !== undefined) return { type: 'redirect', to };
  }
  return { type: 'nowhere' };
}

/** Content pages: without redirects, the root and not-found pages. */
export const contentPages = (site: Site): Page[] =>
  [...site.pages.values()].filter((page) => page.kind === 'page');

/** The path of an absolute address of the site; `undefined` for another site's. */
export const pathOf = (site: Site, address: string): string | undefined =>
  address.startsWith(`${site.origin}/`) ? decodeURIComponent(new URL(address).pathname) : undefined;

export const isNoindex = (page: Page): boolean => page.robots.includes('noindex');

/** Whether search engines may index the page: it is indexable and its own canonical. */
export const isOriginal = (site: Site, page: Page): boolean =>
  page.kind === 'page' && !isNoindex(page) && pathOf(site, page.canonicals[0] ?? '') === page.path;
